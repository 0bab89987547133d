/**
 * What lies in an area, and where: ranks of flags, camps and counters on land, fleets on water; smaller where it is
 * crowded. Pictures of positions are laid out alike (`spread.py` of the game's pictures); a test holds the two together.
 */
import { SIZES } from '../pieces/drawn'
import { UNITS, type AreaView, type Unit } from '../types'

export interface Stack {
  readonly unit: Unit
  readonly count: number
}

export interface Column {
  readonly seat: number
  readonly count: number
}

export type Item =
  /** Those who would score the same, under their points; null: those who would score nothing. */
  | { readonly kind: 'rank'; readonly points: number | null; readonly columns: readonly Column[] }
  | { readonly kind: 'camp'; readonly seat: number; readonly stacks: readonly Stack[]; readonly afloat: boolean }
  | { readonly kind: 'counter'; readonly face: string }
  | { readonly kind: 'captive'; readonly tile: string; readonly owner: number }
  | { readonly kind: 'blockade'; readonly seat: number }

export interface Lying {
  readonly item: Item
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** How the flags of a rank stand: so many columns beside each other, of so many flags at most. */
export interface Flags {
  readonly fold: number
  readonly stacked: number
}

export interface Arranged {
  readonly scale: number
  readonly flags: Flags
  readonly lying: readonly Lying[]
}

const MOST = 1.3 // how much larger than their usual size pieces are drawn where there is room
const LEAST = 0.5
/** Flags as they stand where there is room, and where pieces would be smaller than usual: one flag, with its number. */
const ROOMY: readonly Flags[] = [{ fold: 7, stacked: 3 }]
const CROWDED: readonly Flags[] = [...ROOMY, ...[7, 4, 3, 2].map((fold) => ({ fold, stacked: 1 }))]

/** The seats' units in an area: armies, fleets in its own sea, forts. */
export function unitsOf(area: AreaView, seat: number): Stack[] {
  const counts: Record<Unit, number> = {
    army: area.armies[seat] ?? 0,
    fleet: area.fleets?.[seat] ?? 0,
    fort: area.forts[seat] ?? 0,
  }
  return UNITS.flatMap((unit) => (counts[unit] ? [{ unit, count: counts[unit] }] : []))
}

/** The seats with markers in an area, most first. */
export function ranked(area: AreaView): number[] {
  const seats = area.markers.flatMap((count, seat) => (count ? [seat] : []))
  return seats.sort((one, other) => (area.markers[other] ?? 0) - (area.markers[one] ?? 0) || one - other)
}

/** The one who has more markers in an area than anybody else. */
export function leader(area: AreaView): number | null {
  const [first, second] = ranked(area)
  return first !== undefined && (second === undefined || area.markers[first] !== area.markers[second]) ? first : null
}

/** Markers by the points that they would score now: equal numbers share a rank and use up one place. */
export function ranks(area: AreaView): Item[] {
  const counts = [...new Set(ranked(area).map((seat) => area.markers[seat] ?? 0))]
  const columns = (count: number | undefined): Column[] =>
    ranked(area).flatMap((seat) => (area.markers[seat] === count && count ? [{ seat, count }] : []))
  const scoring = area.points.map((points, place): Item => ({ kind: 'rank', points, columns: columns(counts[place]) }))
  const rest = counts.slice(area.points.length).flatMap(columns)
  return rest.length ? [...scoring, { kind: 'rank', points: null, columns: rest }] : scoring
}

const camps = (area: AreaView, afloat: boolean): Item[] =>
  area.armies.flatMap((_, seat): Item[] => {
    const stacks = unitsOf(area, seat).filter(({ unit }) => (unit === 'fleet') === afloat)
    return stacks.length ? [{ kind: 'camp', seat, stacks, afloat }] : []
  })

/** What lies on an area's land, in rows. */
export function onLand(area: AreaView): Item[][] {
  return [
    ranks(area),
    camps(area, false),
    [
      ...area.counters.map((face): Item => ({ kind: 'counter', face })),
      ...area.captured.map(({ tile, owner }): Item => ({ kind: 'captive', tile, owner })),
    ],
  ]
}

/** What lies on its sea. */
export function onWater(area: AreaView): Item[][] {
  const blockades = area.blockades.map((seat): Item => ({ kind: 'blockade', seat }))
  return [camps(area, true), blockades]
}

const digits = (count: number) => String(count).length * SIZES.digit

/** One piece, two that overlap, or one and a number. */
export function stackWidth({ count }: Stack): number {
  return SIZES.unit + (count === 2 ? SIZES.second : count > 2 ? digits(count) + 2 : 0)
}

/** How wide an item is. */
function width(item: Item, { fold }: Flags): number {
  switch (item.kind) {
    case 'rank':
      return Math.max(1, Math.min(item.columns.length, fold)) * SIZES.column + 2
    case 'camp':
      return campWidth(item.stacks)
    case 'captive':
      return SIZES.counter + 2 + SIZES.small
    default:
      return SIZES.counter
  }
}

/** The units of a camp stand behind its shield. */
export function campWidth(stacks: readonly Stack[]): number {
  return SIZES.behind + 2 + stacks.reduce((sum, stack) => sum + stackWidth(stack), 0)
}

/** The flags of a column overlap; those that are not drawn are in its number. */
export const drawnFlags = (count: number, { stacked }: Flags) => Math.min(count, stacked)
/** Is the number of a column written beside its flags? */
export const numbered = (count: number, flags: Flags) => count > Math.min(2, flags.stacked)

/** How high one line of a rank's flags is. */
export function flagLine(columns: readonly Column[], flags: Flags): number {
  const most = Math.max(1, ...columns.map(({ count }) => drawnFlags(count, flags)))
  return SIZES.flag + (most - 1) * SIZES.drop
}

function height(item: Item, flags: Flags): number {
  if (item.kind !== 'rank') return SIZES.line
  return SIZES.medal + 4 + Math.max(1, Math.ceil(item.columns.length / flags.fold)) * flagLine(item.columns, flags)
}

/**
 * Lay the items out in this much room, row by row around its middle, at the largest scale at which they fit. Where pieces
 * would be smaller than usual, a column has one flag, columns are folded, and the last row stands beside the one before it.
 */
export function arrange(rows: readonly (readonly Item[])[], w: number, h: number): Arranged {
  for (let scale = MOST; ; scale *= 0.96) {
    const crowded = scale < 1
    for (const flags of crowded ? CROWDED : ROOMY)
      for (const beside of crowded ? [false, true] : [false]) {
        const made = lines(rows, w / scale, flags, beside)
        if (made.height * scale <= h && made.width * scale <= w) return { scale, flags, lying: made.lying }
      }
    if (scale < LEAST) return { scale, flags: SMALLEST, lying: lines(rows, w / scale, SMALLEST, true).lying }
  }
}

const SMALLEST = CROWDED.at(-1) as Flags

interface Lines {
  readonly lying: Lying[]
  readonly width: number
  readonly height: number
}

function lines(rows: readonly (readonly Item[])[], w: number, flags: Flags, beside: boolean): Lines {
  const lying: Lying[] = []
  let line: Lying[] = []
  let [x, y, widest] = [0, 0, 0]
  const end = () => {
    const [last] = line.slice(-1)
    if (!last) return
    const used = last.x + last.w
    widest = Math.max(widest, used)
    lying.push(...line.map((each) => ({ ...each, x: each.x + Math.max(0, w - used) / 2 })))
    y += Math.max(...line.map((each) => each.h))
    ;[line, x] = [[], 0]
  }
  const wide = (row: readonly Item[]) => row.reduce((sum, item) => sum + width(item, flags) + SIZES.gap, -SIZES.gap)
  for (const [index, row] of rows.entries()) {
    const joins = beside && index > 1 && row.length > 0 && x > 0 && x + wide(row) <= w
    if (!joins) end()
    for (const item of row) {
      const size = width(item, flags)
      if (x > 0 && x + size > w && item.kind !== 'rank') end()
      line.push({ item, x, y, w: size, h: height(item, flags) })
      x += size + SIZES.gap
    }
  }
  end()
  return { lying, width: widest, height: y }
}
