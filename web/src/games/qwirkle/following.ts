/** How turns of Qwirkle are followed: tiles come from hands, and a Qwirkle is a moment. */
import type { Sound } from '../../kit/sound'
import type { Following } from '../contract'
import Piece from './TravellingTile.svelte'
import { cellName, type Event, type View } from './types'
import { WOODS } from './woods'

const COMPLETE_LINE = 'QW-C2'

/** Four notes that rise. */
const CHIME: Sound = [
  [0, 523, 523, 0.2, 0.12],
  [0.1, 659, 659, 0.2, 0.12],
  [0.2, 784, 784, 0.2, 0.12],
  [0.3, 1047, 1047, 0.5, 0.14],
]

const placed = (events: readonly Event[]) => events.filter((event) => event.event === 'placed')

export const following: Following<View, Event, string> = {
  places: (events) => placed(events).map(cellName),
  travels: (events) => placed(events).map((event) => ({ seat: event.seat, to: cellName(event), piece: event.tile })),
  Piece,
  moment: (events) => {
    const lines = events.flatMap((event) => (event.event === 'scored' ? event.lines : []))
    const isComplete = lines.some(({ rule }) => rule === COMPLETE_LINE)
    return isComplete ? { kind: 'qwirkle', great: true, rolls: false, sound: CHIME } : null
  },
  dress: (_, seat) => ({ style: `--seat: ${WOODS[seat % WOODS.length]}; --seat-edge: #4a3a2c; --seat-mark: #1d140c` }),
}
