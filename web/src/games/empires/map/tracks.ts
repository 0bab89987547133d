/** Where the powers' shields stand on the tracks of population and points: cells in rows, one for each number. */
import { figures } from '../facts'
import type { View } from '../types'
import type { Box } from './chart'

export type Track = 'population' | 'points'

export interface Runner {
  readonly seat: number
  readonly power: string
  readonly value: number
}

/** A shield's left upper corner, and its width. */
export interface Stood extends Runner {
  readonly x: number
  readonly y: number
  readonly size: number
}

const SIGN = 46 // the room of the sign at the beginning
const EDGE = 4
/** How many cells are in a row, which have their number, and how much of a cell is kept for it. */
export const TRACKS = {
  population: { columns: 10, numbered: 1, foot: 20 },
  points: { columns: 25, numbered: 5, foot: 0 },
} as const
/** A track without its sign and its edge. */
export const inside = ({ x, y, w, h }: Box): Box => ({ x: x + SIGN, y: y + EDGE, w: w - SIGN - EDGE, h: h - 2 * EDGE })
/** Where in a cell shields stand. */
export const above = (cells: readonly Box[], foot: number): Box[] =>
  cells.map((cell) => ({ ...cell, h: cell.h - foot }))

export const TALLER = 28 / 24 // a shield's height to its width
const LEAST: Record<Track, number> = { population: figures.population_max + 1, points: 50 } // cells, at the least
const LARGEST = 40 // the width of a shield that stands alone
const SPACED = 0.92 // how much of its room a shield fills

/** Every power that is in play, the first first. */
export function runners({ powers }: Pick<View, 'powers'>, track: Track): Runner[] {
  return powers
    .flatMap((each, seat) => (each.power ? [{ seat, power: each.power, value: each[track] }] : []))
    .sort((one, other) => other.value - one.value)
}

/** The cells from 0 on, in whole rows, with room for whoever is first. */
export function cellsOf(track: Track, running: readonly Runner[], columns: number, { x, y, w, h }: Box): Box[] {
  const count = Math.max(LEAST[track], ...running.map(({ value }) => value + 1))
  const rows = Math.ceil(count / columns)
  return Array.from({ length: rows * columns }, (_, number) => ({
    x: x + ((number % columns) * w) / columns,
    y: y + (Math.floor(number / columns) * h) / rows,
    w: w / columns,
    h: h / rows,
  }))
}

/** Those who stand in one cell share it, and are smaller the more they are. */
export function standing(running: readonly Runner[], cells: readonly Box[]): Stood[] {
  return running.flatMap((runner) => {
    const cell = cells[runner.value]
    if (!cell) return []
    const group = running.filter(({ value }) => value === runner.value)
    const { columns, size } = seating(group.length, cell)
    const index = group.indexOf(runner)
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, group.length - row * columns)
    const rows = Math.ceil(group.length / columns)
    const margin = (1 - SPACED) / 2
    return {
      ...runner,
      size: size * SPACED,
      x: cell.x + (cell.w - inRow * size) / 2 + ((index % columns) + margin) * size,
      y: cell.y + (cell.h - rows * size * TALLER) / 2 + (row + margin) * size * TALLER,
    }
  })
}

/** In how many columns so many shields are largest in a cell, and how wide each then is. */
function seating(count: number, { w, h }: Box): { columns: number; size: number } {
  const ways = Array.from({ length: count }, (_, index) => {
    const columns = index + 1
    return { columns, size: Math.min(LARGEST, w / columns, h / Math.ceil(count / columns) / TALLER) }
  })
  return ways.reduce((best, way) => (way.size > best.size ? way : best))
}
