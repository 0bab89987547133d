/** How turns of Qwirkle are followed: tiles come from hands, and a Qwirkle is a moment. */
import type { Following } from '../contract'
import Piece from './TravellingTile.svelte'
import { cellName, type Event, type View } from './types'
import { WOODS } from './woods'

const COMPLETE_LINE = 'QW-C2'

const placed = (events: readonly Event[]) => events.filter((event) => event.event === 'placed')

export const following: Following<View, Event, string> = {
  places: (events) => placed(events).map(cellName),
  travels: (events) => placed(events).map((event) => ({ seat: event.seat, to: cellName(event), piece: event.tile })),
  Piece,
  moment: (events) => {
    const lines = events.flatMap((event) => (event.event === 'scored' ? event.lines : []))
    return lines.some(({ rule }) => rule === COMPLETE_LINE) ? { kind: 'qwirkle', great: true, rolls: false } : null
  },
  dress: (_, seat) => ({ style: `--seat: ${WOODS[seat % WOODS.length]}; --seat-edge: #4a3a2c; --seat-mark: #1d140c` }),
}
