/** What the end of a war brought, as its events tell it: income, upkeep, growth, then area by area. */
import type { Event, EventOf } from './types'

export interface Treasury {
  readonly seat: number
  readonly income: number
  readonly upkeep: number
  readonly growth: number
}

export interface WarCount {
  readonly war: number
  readonly treasuries: readonly Treasury[]
  readonly areas: readonly EventOf<'area-scored'>[]
  /** The points of all areas, seat by seat. */
  readonly totals: readonly number[]
}

/** The last count among these events; null if no war ended in them. */
export function warCount(happened: readonly Event[]): WarCount | null {
  const [before, last] = [-1, ...happened.flatMap(({ event }, at) => (event === 'war-ended' ? [at] : []))].slice(-2)
  const ended = last === undefined ? undefined : happened[last]
  if (ended?.event !== 'war-ended') return null
  const events = happened.slice((before ?? -1) + 1, last)
  const seats = new Map<number, Treasury>()
  const add = (seat: number, change: Partial<Treasury>) =>
    seats.set(seat, { ...(seats.get(seat) ?? { seat, income: 0, upkeep: 0, growth: 0 }), ...change })
  const areas: EventOf<'area-scored'>[] = []
  for (const event of events) {
    if (event.event === 'income') add(event.seat, { income: event.population + event.markers + event.companies })
    else if (event.event === 'upkeep') add(event.seat, { upkeep: event.units })
    else if (event.event === 'population-grew') add(event.seat, { growth: event.growth })
    else if (event.event === 'area-scored') areas.push(event)
  }
  const totals = areas.reduce<number[]>(
    (sums, { points }) => points.map((value, seat) => value + (sums[seat] ?? 0)),
    [],
  )
  return { war: ended.war, treasuries: [...seats.values()], areas, totals }
}
