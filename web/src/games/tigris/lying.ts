/** What lies on the board, each thing with a key that stays as long as it lies there. */
import type { Cell, Dynasty, View } from './types'

/** What lies on a cell; a leader is told apart by its dynasty. */
export type Piece = Exclude<Cell, { kind: 'leader' }> | (Extract<Cell, { kind: 'leader' }> & { dynasty: Dynasty })

export interface Lying {
  readonly key: string
  readonly cell: string
  readonly piece: Piece
  readonly treasure: boolean
}

/** Everything on the cells, by cell. Treasures lie on tiles. */
export function lying(view: View): Map<string, Lying> {
  return new Map(
    view.cells.map((cell) => {
      const piece = pieceOf(cell, view)
      const treasure = 'treasure' in cell && Boolean(cell.treasure)
      return [cell.at, { key: keyOf(piece), cell: cell.at, piece, treasure }]
    }),
  )
}

function pieceOf(cell: Cell, view: View): Piece {
  if (cell.kind !== 'leader') return cell
  return { ...cell, dynasty: view.players[cell.seat]?.dynasty as Dynasty }
}

/** A leader is the same wherever it stands, so that it can be seen to move. */
function keyOf(piece: Piece): string {
  switch (piece.kind) {
    case 'leader':
      return `${piece.dynasty} ${piece.leader}`
    case 'tile':
      return `${piece.colour} ${piece.at}`
    default:
      return `${piece.kind} ${piece.at}`
  }
}
