/** The game's own types, as the server describes them. */
import type { Play, Schemas } from '../contract'

export type View = Schemas['qwirkle.View']
export type Action = Schemas['qwirkle.Action']
export type Event = Schemas['qwirkle.Event']
export type Insight = Schemas['qwirkle.Insight']
export type Line = Schemas['qwirkle.LineScore']
export type LyingTile = Schemas['qwirkle.LyingTile']
export type QwirklePlay = Play<View, Action, Event, Insight>

/** Column to the right, row upwards; the first tile of a game lies at 0,0. */
export interface Cell {
  readonly x: number
  readonly y: number
}

/** A cell as texts of actions have it. */
export const cellName = ({ x, y }: Cell): string => `${x},${y}`

/** The cell of such a name; null if it is none. */
export function cellNamed(name: string | null | undefined): Cell | null {
  const [, x, y] = name?.match(/^(-?\d+),(-?\d+)$/) ?? []
  return x === undefined || y === undefined ? null : { x: Number(x), y: Number(y) }
}
