/** What an action scored, be it a counter, Industry or the areas at the end of a war: '+3 points'. */
import type { Gain, Words } from '../contract'
import { summed, type Scored } from '../gains'
import type { Event } from './types'

export function gains(events: readonly Event[], words: Words): Gain[] {
  const scored = events.flatMap((event): Scored[] => {
    if (event.event === 'points-scored') return [{ seat: event.seat, points: event.points }]
    return event.event === 'area-scored' ? event.points.map((points, seat) => ({ seat, points })) : []
  })
  return summed(scored).map(({ seat, points }) => ({ seat, text: words.text('empires-table-gain', { points }) }))
}
