/** What is asked, and what things are called, in the player's words. */
import type { Words } from '../contract'
import { selectionOf } from './selection.svelte'
import { colourOf } from './tiles'
import { cellName, type Action, type Cell, type QwirklePlay, type View } from './types'

/** The points that the turn would make if it ended now. */
export const pointsOf = (view: View): number => view.lines.reduce((sum, { points }) => sum + points, 0)

export const mayDo = (play: QwirklePlay, kind: Action['do']): boolean =>
  play.legal.some(({ action }) => action.do === kind)

export function ask(play: QwirklePlay): string {
  const { view, words } = play
  if (view.result) return words.text(`qwirkle-ending-${view.result.reason}`)
  if (view.actor === null) return ''
  if (!play.mayAct) return words.text('qwirkle-table-ask-wait', { seat: view.actor })
  if (selectionOf(play).trading) return words.text('qwirkle-table-ask-trading')
  if (mayDo(play, 'pass')) return words.text('qwirkle-table-ask-pass')
  if (view.laid.length) {
    const missing = view.opening_size - view.laid.length
    if (missing > 0) return words.text('qwirkle-table-ask-opening-more', { count: missing })
    return mayDo(play, 'place') ? words.text('qwirkle-table-ask-more') : words.text('qwirkle-table-ask-end')
  }
  if (!view.table.length) {
    return view.opening_size
      ? words.text('qwirkle-table-ask-opening', { size: view.opening_size })
      : words.text('qwirkle-table-ask-free-opening')
  }
  if (mayDo(play, 'trade'))
    return words.text(mayDo(play, 'place') ? 'qwirkle-table-ask-turn' : 'qwirkle-table-ask-trade')
  return words.text('qwirkle-table-ask-last')
}

export function say(action: Action, words: Words): string {
  switch (action.do) {
    case 'place':
      return words.text('qwirkle-table-say-place', { tile: action.tile, cell: cellName(action) })
    case 'trade':
      return words.text('qwirkle-table-say-trade', { tiles: action.tiles })
    default:
      return words.text(`qwirkle-table-say-${action.do}`)
  }
}

/** The letter for a tile's colour, in the player's language. */
export const letterOf = (tile: string, words: Words): string =>
  words.text('qwirkle-table-letter', { colour: colourOf(tile) })

const SIDES = [
  ['left', -1, 0],
  ['above', 0, 1],
  ['right', 1, 0],
  ['below', 0, -1],
] as const

/** A cell for those who listen: what lies there, or around it. */
export function described(cell: Cell, tiles: ReadonlyMap<string, string>, words: Words, now: CellNow): string {
  const tile = tiles.get(cellName(cell))
  const where = cellName(cell)
  if (tile !== undefined) return words.text('qwirkle-table-cell-tile', { cell: where, tile, ...now })
  const around = SIDES.flatMap(([side, x, y]) => {
    const neighbour = tiles.get(cellName({ x: cell.x + x, y: cell.y + y }))
    return neighbour === undefined ? [] : [words.text('qwirkle-table-beside', { side, tile: neighbour })]
  })
  if (!around.length) return words.text('qwirkle-table-cell-lonely', { cell: where })
  const list = new Intl.ListFormat(words.language).format(around)
  return words.text('qwirkle-table-cell-empty', { cell: where, around: list })
}

/** Was it laid in this turn, or is it new since the last look? */
export interface CellNow {
  readonly laid: boolean
  readonly fresh: boolean
}
