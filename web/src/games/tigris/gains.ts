/** What an action scored, colour by colour: '+2 red', '+1 blue'. */
import type { Gain, Words } from '../contract'
import { summed } from '../gains'
import type { Event } from './types'

export function gains(events: readonly Event[], words: Words): Gain[] {
  const scored = events.flatMap((event) =>
    event.event === 'scored' ? [{ seat: event.seat, points: event.points, kind: event.colour }] : [],
  )
  return summed(scored).map(({ seat, points, kind }) => ({
    seat,
    text: words.text('tigris-table-gain', { points, colour: kind }),
  }))
}
