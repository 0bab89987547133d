/** What lies on the board, read from a view's grid, each thing with a key that stays as long as it lies there. */
import { CELLS } from './cells'
import {
  LEADERS,
  COLOURS,
  colourOfLetter,
  dynastyOfLetter,
  type Colour,
  type Dynasty,
  type LeaderName,
  type View,
} from './facts'

export type Piece =
  | { readonly kind: 'tile'; readonly colour: Colour }
  | { readonly kind: 'down' }
  | { readonly kind: 'catastrophe' }
  | { readonly kind: 'leader'; readonly dynasty: Dynasty; readonly leader: LeaderName }

export interface Lying {
  readonly key: string
  readonly cell: string
  readonly piece: Piece
  readonly treasure: boolean
}

/** Everything on the cells, by cell. Treasures lie on tiles. */
export function lying(view: View): Map<string, Lying> {
  const treasures = new Set(view.treasures)
  const found = new Map<string, Lying>()
  view.grid.flat().forEach((text, index) => {
    const cell = CELLS[index] as string
    const piece = pieceOf(text)
    if (piece) found.set(cell, { key: keyOf(piece, cell), cell, piece, treasure: treasures.has(cell) })
  })
  return found
}

function pieceOf(text: string): Piece | null {
  if (text === 'x') return { kind: 'catastrophe' }
  if (text === '-' || text === '=') return { kind: 'down' }
  const colour = colourOfLetter(text.charAt(0).toLowerCase())
  if (!colour) return null
  const dynasty = dynastyOfLetter(text.charAt(1))
  if (!dynasty) return { kind: 'tile', colour }
  return { kind: 'leader', dynasty, leader: LEADERS[COLOURS.indexOf(colour)] as LeaderName }
}

/** A leader is the same wherever it stands, so that it can be seen to move. */
function keyOf(piece: Piece, cell: string): string {
  switch (piece.kind) {
    case 'leader':
      return `${piece.dynasty} ${piece.leader}`
    case 'tile':
      return `${piece.colour} ${cell}`
    default:
      return `${piece.kind} ${cell}`
  }
}
