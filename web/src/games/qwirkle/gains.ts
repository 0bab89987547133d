/** What an action scored: '+14'. */
import type { Gain, Words } from '../contract'
import { summed } from '../gains'
import type { Event } from './types'

export function gains(events: readonly Event[], words: Words): Gain[] {
  const scored = events.flatMap((event) => (event.event === 'scored' || event.event === 'ran-out' ? [event] : []))
  return summed(scored.map(({ seat, points }) => ({ seat, points }))).map(({ seat, points }) => ({
    seat,
    text: words.text('qwirkle-table-plus', { points }),
  }))
}
