/** The sheet that the map is drawn on: coasts, lands, and where things lie. `tools/chart.py` makes it; the game knows nothing of it. */
import given from '../../../generated/empires.json'
import { panelOf } from '../facts'
import type { Area, Place, Power } from '../types'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly w: number
  readonly h: number
}

export type Land = Area | Power

interface Spread {
  readonly land: Box
  readonly water: Box | null
  /** The line that the area's name follows. */
  readonly name: string
}

const point = ([x = 0, y = 0]: readonly number[]): Point => ({ x, y })
const box = ([x = 0, y = 0, w = 0, h = 0]: readonly number[]): Box => ({ x, y, w, h })
const each = <Key extends string, From, To>(from: Readonly<Record<string, From>>, make: (given: From) => To) =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [key, make(value)])) as Readonly<Record<Key, To>>

/** The arc of a name, with straight ends: large letters need more room than the land has, and none may be cut off. */
function longer(arc: string): string {
  const [x0 = 0, y0 = 0, cx = 0, cy = 0, x1 = 0, y1 = 0] = arc.match(/-?[\d.]+/g)?.map(Number) ?? []
  const end = (x: number, y: number): string => {
    const far = Math.hypot(x - cx, y - cy)
    return `${Math.round(x + ((x - cx) * ENDS) / far)} ${Math.round(y + ((y - cy) * ENDS) / far)}`
  }
  return `M${end(x0, y0)}L${x0} ${y0}Q${cx} ${cy} ${x1} ${y1}L${end(x1, y1)}`
}
const ENDS = 70

export const { width: WIDTH, height: HEIGHT } = given.chart
/** The sheet without anything that a game changes, as SVG: it names lands and frames by their ids. */
export const ENGRAVING = given.engraving
/** The scroll of the cartouche, from the corner of its place on. */
export const SCROLL = given.cartouche
/** The frame, by its id, that each land is drawn in. */
export const FRAMES = Object.fromEntries(
  given.chart.charts.flatMap(({ lands }, index) => lands.map((land) => [land, `url(#empires-frame-${index})`])),
) as Readonly<Record<Land, string>>
export const SPREADS = each<Area, (typeof given.chart.places)['baltic' | 'german_states'], Spread>(
  given.chart.places,
  ({ land, water, name }) => ({ land: box(land), water: water ? box(water) : null, name: longer(name) }),
)
export const HOMES = each<Power, number[], Point>(given.chart.homes, point)
export const PORTS = each<string, number[], Point>(given.chart.ports, point)
export const TRUNK = given.chart.trunk.map(point)
export const CROSSINGS = given.chart.crossings.map((ends) => ends.map(point))
export const TRACKS = each<'population' | 'points', number[], Box>(given.chart.tracks, box)
export const CARTOUCHE = box(given.chart.cartouche)
export const COMPASS = { ...point(given.chart.compass), r: given.chart.compass[2] ?? 0 }

/** How much room a home country's shield and units take, around its middle. */
export const HOME_SIZE = { w: 88, h: 66 }

/** The middle of a place, or of its sea if it has one; a home is that of its power. */
export function middle(place: Place, power: string | null, afloat = false): Point | null {
  if (place === 'home') return HOMES[power as Power] ?? null
  const { land, water } = SPREADS[place]
  const { x, y, w, h } = (afloat && water) || land
  return { x: x + w / 2, y: y + h / 2 }
}

const portOf = (place: Place): Point => {
  const panel = panelOf(place)
  return (PORTS[place] ?? PORTS[panel]) as Point
}

/** Where the trunk is nearest to a port: on its segment, and how far along. */
function joined(port: Point): { at: Point; segment: number } {
  const found = TRUNK.slice(1).map((end, segment) => {
    const start = TRUNK[segment] as Point
    const [dx, dy] = [end.x - start.x, end.y - start.y]
    const share = Math.max(0, Math.min(1, ((port.x - start.x) * dx + (port.y - start.y) * dy) / (dx * dx + dy * dy)))
    return { at: { x: start.x + share * dx, y: start.y + share * dy }, segment }
  })
  const far = ({ at }: { at: Point }) => Math.hypot(at.x - port.x, at.y - port.y)
  return found.reduce((best, next) => (far(next) < far(best) ? next : best))
}

/** The way of a unit: straight on one chart, along the lanes from one chart to another. */
export function route(from: Place, to: Place, power: string | null, afloat = false): Point[] {
  const [start, end] = [middle(from, power, afloat), middle(to, power, afloat)]
  if (!start || !end) return []
  const [out, into] = [portOf(from), portOf(to)]
  if (out === into) return [start, end]
  const [first, last] = [joined(out), joined(into)]
  const between =
    first.segment <= last.segment
      ? TRUNK.slice(first.segment + 1, last.segment + 1)
      : TRUNK.slice(last.segment + 1, first.segment + 1).reverse()
  return [start, out, first.at, ...between, last.at, into, end]
}

/** A line through points with rounded corners. */
export function rounded(points: readonly Point[], radius = 14): string {
  return points
    .map((here, index) => {
      const [before, after] = [points[index - 1], points[index + 1]]
      if (!before) return `M${here.x} ${here.y}`
      if (!after) return `L${here.x} ${here.y}`
      const near = (other: Point) => {
        const far = Math.hypot(other.x - here.x, other.y - here.y) || 1
        const step = Math.min(radius, far / 2) / far
        return `${round(here.x + (other.x - here.x) * step)} ${round(here.y + (other.y - here.y) * step)}`
      }
      return `L${near(before)}Q${here.x} ${here.y} ${near(after)}`
    })
    .join('')
}

const round = (value: number) => Math.round(value * 10) / 10

/** Where a line is half way. */
export function halfway(points: readonly Point[]): Point | null {
  const lengths = points.slice(1).map((end, index) => Math.hypot(end.x - points[index]!.x, end.y - points[index]!.y))
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2
  for (const [index, length] of lengths.entries()) {
    const [start, end] = [points[index]!, points[index + 1]!]
    if (left <= length && length)
      return { x: start.x + ((end.x - start.x) * left) / length, y: start.y + ((end.y - start.y) * left) / length }
    left -= length
  }
  return points[0] ?? null
}

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

/** The place nearest in that direction, for the arrow keys; those straight ahead come first. */
export function neighbour(
  places: readonly Place[],
  from: Place,
  direction: Direction,
  power: string | null,
): Place | null {
  const start = middle(from, power)
  if (!start) return null
  let best: Place | null = null
  let least = Infinity
  for (const place of places) {
    const there = middle(place, power)
    if (place === from || !there) continue
    const [dx, dy] = [there.x - start.x, there.y - start.y]
    const ahead = { ArrowUp: -dy, ArrowDown: dy, ArrowLeft: -dx, ArrowRight: dx }[direction]
    const aside = Math.abs(direction === 'ArrowUp' || direction === 'ArrowDown' ? dx : dy)
    if (ahead <= 0 || aside > ahead * 3) continue
    const far = ahead + aside * 2
    if (far < least) [best, least] = [place, far]
  }
  return best
}
