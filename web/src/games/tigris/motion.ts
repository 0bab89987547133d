/** What has just happened, as motion: one thing after the other, in the order of the events. */
import { square } from './cells'
import type { Colour, Event, LeaderName } from './types'

/** Something that came onto a cell, in its turn, perhaps from another cell. */
export interface Arrival {
  readonly how: 'lands' | 'travels'
  readonly after: number
  readonly from?: string
}

/** Something seen for a moment: a piece that leaves, or points that are won. */
export type Passing = { readonly cell: string; readonly after: number } & (
  | { readonly kind: 'tile'; readonly colour: Colour }
  | { readonly kind: 'leader'; readonly leader: LeaderName; readonly seat: number }
  | { readonly kind: 'treasure' }
  | { readonly kind: 'points'; readonly colour: Colour; readonly points: number }
)

export interface Motion {
  readonly arrivals: Map<string, Arrival>
  /** Where a monument or the ziggurat rises, and in which turn. */
  readonly rising: Map<string, number>
  readonly passing: Passing[]
  /** The cells to mark as new. */
  readonly fresh: string[]
}

export function motionOf(events: readonly Event[]): Motion {
  const arrivals = new Map<string, Arrival>()
  const rising = new Map<string, number>()
  const passing: Passing[] = []
  let after = 0
  for (const event of events) {
    switch (event.event) {
      case 'tile-placed':
      case 'catastrophe-placed':
        arrivals.set(event.at, { how: 'lands', after: after++ })
        break
      case 'leader-placed':
        arrivals.set(
          event.at,
          event.source ? { how: 'travels', after: after++, from: event.source } : { how: 'lands', after: after++ },
        )
        break
      case 'building-placed':
        arrivals.set(event.at, { how: 'lands', after: after++ })
        break
      case 'monument-built':
        for (const cell of square(event.at)) arrivals.set(cell, { how: 'lands', after })
        rising.set(event.at, ++after)
        break
      case 'ziggurat-built':
        rising.set(event.at, after++)
        break
      case 'leader-left':
        passing.push({ kind: 'leader', leader: event.leader, seat: event.seat, cell: event.at, after: after++ })
        break
      case 'tiles-removed':
        for (const cell of event.cells) passing.push({ kind: 'tile', colour: event.colour, cell, after })
        after++
        break
      case 'treasures-taken':
        for (const cell of event.cells) passing.push({ kind: 'treasure', cell, after })
        after++
        break
      case 'scored':
        if (event.at)
          passing.push({ kind: 'points', colour: event.colour, points: event.points, cell: event.at, after: after++ })
        break
    }
  }
  return { arrivals, rising, passing, fresh: [...new Set([...arrivals.keys(), ...rising.keys()])] }
}
