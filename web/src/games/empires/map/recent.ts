/** What just happened, as the map shows it: places to mark, and units in flight. */
import { PLACES } from '../facts'
import type { Event, Place, Unit } from '../types'

export interface Flight {
  readonly key: string
  readonly unit: Unit
  readonly seat: number
  readonly from: Place
  readonly to: Place
}

const isPlace = (word: unknown): word is Place => PLACES.includes(word as Place)

/** The places where something just happened; scoring tells of all areas, so of none. */
export function touched(recent: readonly Event[]): Set<Place> {
  const found = new Set<Place>()
  for (const event of recent) {
    if (event.event === 'area-scored' || event.event === 'counters-drawn' || event.event === 'markers-drawn') continue
    if ('area' in event && isPlace(event.area)) found.add(event.area)
    if ('place' in event && isPlace(event.place) && event.place !== 'home') found.add(event.place)
  }
  return found
}

/** Units that went somewhere, in the order of their going. */
export function flights(recent: readonly Event[]): Flight[] {
  return recent.flatMap((event, index): Flight[] => {
    if (event.event !== 'unit-moved' || !isPlace(event.origin) || !isPlace(event.place)) return []
    return [{ key: `${index}`, unit: event.unit as Unit, seat: event.seat, from: event.origin, to: event.place }]
  })
}
