/** The count of the last war that ended at a table: shown when it happens, and to be read again later. */
import { memoize } from '../../kit/memoize'
import type { EmpiresPlay, Event } from './types'
import { warCount, type WarCount } from './war-count'

export class LastCount {
  count = $state.raw<WarCount | null>(null)
  open = $state(false)
  private told: readonly Event[] = []

  /** Take note of what just happened, once; it is shown where it counts, at a table. */
  note(recent: readonly Event[], atTable: boolean): void {
    if (recent === this.told) return
    this.told = recent
    const count = warCount(recent)
    if (!count || count.war === this.count?.war) return
    this.count = count
    this.open = atTable
  }
}

export const lastCountOf = memoize((_play: EmpiresPlay) => new LastCount())
