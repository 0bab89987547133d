/** How turns of Struggle of Empires are followed: units and markers come from their powers; battles and wars have cards. */
import { DRUMS, type Sound } from '../../kit/sound'
import type { Following, Travel } from '../contract'
import Scene from './BattleMoment.svelte'
import { PLACES } from './facts'
import { touched } from './map/recent'
import Piece from './TravellingUnit.svelte'
import type { Event, Place, Unit, View } from './types'

export interface TravellingUnit {
  readonly seat: number
  /** A unit; null: a control marker. */
  readonly unit: Unit | null
}

/** What came of the dice; these are seen. */
const BATTLE = ['battle-decided', 'unit-lost', 'marker-placed', 'marker-captured', 'marker-left', 'marker-freed']

const FANFARE: Sound = [
  [0, 392, 392, 0.25, 0.14],
  [0.22, 392, 392, 0.12, 0.14],
  [0.36, 523, 523, 0.7, 0.16],
]

const onBoard = (place: string): place is Place => PLACES.includes(place as Place) && place !== 'home'

export const following: Following<View, Event, TravellingUnit> = {
  places: (events) => [...touched(events)],
  anchor: '.name',
  travels: (events) =>
    events.flatMap((event): Travel<TravellingUnit>[] => {
      if (event.event === 'unit-placed' || event.event === 'unit-built')
        return onBoard(event.place)
          ? [{ seat: event.seat, to: event.place, piece: { seat: event.seat, unit: event.unit as Unit } }]
          : []
      if (event.event === 'marker-placed')
        return [{ seat: event.seat, to: event.area, piece: { seat: event.seat, unit: null } }]
      return []
    }),
  Piece,
  moment: (events) => {
    const has = (kind: Event['event']) => events.some(({ event }) => event === kind)
    if (has('battle-rolled')) return { kind: 'battle', great: true, rolls: true, tells: BATTLE, sound: DRUMS }
    if (has('war-ended')) return { kind: 'war', great: true, rolls: false, tells: ['area-scored'], sound: FANFARE }
    return has('sea-checked') ? { kind: 'sea', great: false, rolls: true, tells: ['sea-checked'] } : null
  },
  Scene,
  dress: (view, seat) => ({
    style: '--seat: var(--fill); --seat-edge: var(--edge); --seat-mark: var(--mark)',
    'data-power': view.powers[seat]?.power ?? '',
  }),
}
