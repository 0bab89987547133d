/** Cells and where they are drawn. The board may be turned a quarter, so that it fits a phone held upright. */
import { COLUMNS, ROWS } from './facts'

/** The side of a cell in the board's own units. */
export const UNIT = 100

export interface Spot {
  readonly x: number
  readonly y: number
}

export const nameOf = (column: number, row: number): string => `${String.fromCharCode(65 + column)}${row + 1}`

export function placeOf(cell: string): { column: number; row: number } {
  return { column: cell.charCodeAt(0) - 65, row: Number(cell.slice(1)) - 1 }
}

/** All cells, row by row. */
export const CELLS: readonly string[] = Array.from({ length: COLUMNS * ROWS }, (_, index) =>
  nameOf(index % COLUMNS, Math.floor(index / COLUMNS)),
)

/** How the board lies on the screen: as printed, or turned clockwise so that its top is at the right. */
export class Lie {
  readonly columns: number
  readonly rows: number
  readonly width: number
  readonly height: number

  constructor(readonly turned: boolean) {
    this.columns = turned ? ROWS : COLUMNS
    this.rows = turned ? COLUMNS : ROWS
    this.width = this.columns * UNIT
    this.height = this.rows * UNIT
  }

  /** The place of a cell on the screen, counted in cells. */
  grid(cell: string): Spot {
    const { column, row } = placeOf(cell)
    return this.turned ? { x: ROWS - 1 - row, y: column } : { x: column, y: row }
  }

  /** The top left corner of a cell, or of several, as drawn. */
  spot(...cells: string[]): Spot {
    const spots = cells.map((cell) => this.grid(cell))
    return { x: UNIT * Math.min(...spots.map(({ x }) => x)), y: UNIT * Math.min(...spots.map(({ y }) => y)) }
  }

  /** The cell at a place on the screen; undefined beside the board. */
  at(x: number, y: number): string | undefined {
    if (x < 0 || y < 0 || x >= this.columns || y >= this.rows) return undefined
    return this.turned ? nameOf(y, ROWS - 1 - x) : nameOf(x, y)
  }

  /** All cells as they are seen, row by row. */
  get seen(): string[][] {
    return Array.from({ length: this.rows }, (_, y) =>
      Array.from({ length: this.columns }, (_, x) => this.at(x, y) as string),
    )
  }
}

/** The four cells of a monument's square, by its top left cell as printed. */
export function square(corner: string): string[] {
  const { column, row } = placeOf(corner)
  return [nameOf(column, row), nameOf(column + 1, row), nameOf(column, row + 1), nameOf(column + 1, row + 1)]
}

/** The five cells of the ziggurat's cross, by its centre. */
export function cross(centre: string): string[] {
  return [centre, ...beside(centre)]
}

/** The cells that share an edge with one. */
export function beside(cell: string): string[] {
  const { column, row } = placeOf(cell)
  const found: string[] = []
  if (row > 0) found.push(nameOf(column, row - 1))
  if (column > 0) found.push(nameOf(column - 1, row))
  if (column < COLUMNS - 1) found.push(nameOf(column + 1, row))
  if (row < ROWS - 1) found.push(nameOf(column, row + 1))
  return found
}
