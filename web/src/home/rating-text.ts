/** Whether a table is rated, and for whom, in a few words; nothing where it is as usual. */
import { app, t } from '../app-state.svelte'
import type { TableShown } from '../server/api'

export function ratingText({ rated, rating_range: range }: Pick<TableShown, 'rated' | 'rating_range'>): string[] {
  const figure = (value: number | undefined) => app.words.number(value ?? 0, { useGrouping: false })
  return [
    ...(rated === null ? [] : [t(rated ? 'shell-rated' : 'shell-friendly')]),
    ...(range ? [t('shell-rating-from-to', { lowest: figure(range.lowest), highest: figure(range.highest) })] : []),
  ]
}
