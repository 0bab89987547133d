/** A table's clock in a few words. */
import { t } from '../app-state.svelte'
import type { TableShown } from '../server/api'

const MINUTE = 60

export function clockText(clock: TableShown['clock']): string {
  switch (clock.kind) {
    case 'live':
      return t('shell-clock-live-of', { seconds: clock.seconds, minutes: Math.round(clock.reserve / MINUTE) })
    case 'slow':
      return t('shell-clock-slow-of', { days: clock.days })
    default:
      return t('shell-clock-none-of')
  }
}
