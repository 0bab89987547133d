/** What lies on a plate, and where: markers by rank, units by power, counters; smaller where it is crowded. */
import { UNITS, type AreaView, type Unit, type View } from '../types'

export interface Stack {
  readonly unit: Unit
  readonly count: number
}

export type Item =
  | { readonly kind: 'marker'; readonly seat: number; readonly count: number }
  | { readonly kind: 'units'; readonly seat: number; readonly stacks: readonly Stack[] }
  | { readonly kind: 'counter'; readonly face: string }
  | { readonly kind: 'captive'; readonly tile: string; readonly owner: number }
  | { readonly kind: 'blockade'; readonly seat: number }

export interface Lying {
  readonly item: Item
  readonly x: number
  readonly y: number
  readonly w: number
}

export interface Arranged {
  readonly scale: number
  readonly lying: readonly Lying[]
}

export const LINE = 40
export const SIZES = { shield: 30, small: 20, unit: 32, counter: 33, digit: 13, gap: 7, pad: 7 }

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

/** The items of an area in the three rows of a plate. */
export function rows(area: AreaView, view: View): Item[][] {
  const seats = view.powers.map((_, seat) => seat)
  return [
    ranked(area).map((seat): Item => ({ kind: 'marker', seat, count: area.markers[seat] ?? 0 })),
    seats.flatMap((seat): Item[] => {
      const stacks = unitsOf(area, seat)
      return stacks.length ? [{ kind: 'units', seat, stacks }] : []
    }),
    [
      ...area.counters.map((face): Item => ({ kind: 'counter', face })),
      ...area.captured.map(({ tile, owner }): Item => ({ kind: 'captive', tile, owner })),
      ...area.blockades.map((seat): Item => ({ kind: 'blockade', seat })),
    ],
  ]
}

export function digits(count: number): number {
  return String(count).length * SIZES.digit
}

export function stackWidth({ count }: Stack): number {
  return SIZES.unit + (count > 1 ? digits(count) : 0)
}

function width(item: Item): number {
  switch (item.kind) {
    case 'marker':
      return SIZES.shield + 4 + digits(item.count)
    case 'units':
      return 2 * SIZES.pad + SIZES.small + item.stacks.reduce((sum, stack) => sum + stackWidth(stack), 0)
    case 'captive':
      return SIZES.counter + 2 + SIZES.small
    default:
      return SIZES.counter
  }
}

/** Lay the items out in this much room, at the largest scale at which they fit. */
export function arrange(items: readonly (readonly Item[])[], w: number, h: number, grain: number): Arranged {
  for (let scale = grain; ; scale *= 0.94) {
    const made = lines(items, w / scale)
    if (made.height * scale <= h || scale < 0.4) return { scale, lying: made.lying }
  }
}

function lines(items: readonly (readonly Item[])[], w: number): { lying: Lying[]; height: number } {
  const lying: Lying[] = []
  let y = 0
  for (const row of items) {
    let x = 0
    for (const item of row) {
      const size = width(item)
      if (x > 0 && x + size > w) [x, y] = [0, y + LINE]
      lying.push({ item, x, y, w: size })
      x += size + SIZES.gap
    }
    if (row.length) y += LINE
  }
  return { lying, height: y }
}
