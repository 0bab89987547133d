/** Outlines of sets of cells as paths: rivers with soft banks, kingdoms with rounded corners. */
import { UNIT, type Spot } from './cells'

/** A unit edge of an outline, from one corner of a cell to the next; the set lies to its right. */
interface Edge {
  readonly from: Spot
  readonly to: Spot
}

const key = ({ x, y }: Spot): string => `${x},${y}`

/** The outlines of a set of cells, each a ring of unit edges, clockwise around the set. */
export function rings(cells: readonly Spot[]): Edge[][] {
  const inside = new Set(cells.map(key))
  const starts = new Map<string, Edge[]>()
  const add = (from: Spot, to: Spot): void => {
    starts.set(key(from), [...(starts.get(key(from)) ?? []), { from, to }])
  }
  for (const { x, y } of cells) {
    if (!inside.has(key({ x, y: y - 1 }))) add({ x, y }, { x: x + 1, y })
    if (!inside.has(key({ x: x + 1, y }))) add({ x: x + 1, y }, { x: x + 1, y: y + 1 })
    if (!inside.has(key({ x, y: y + 1 }))) add({ x: x + 1, y: y + 1 }, { x, y: y + 1 })
    if (!inside.has(key({ x: x - 1, y }))) add({ x, y: y + 1 }, { x, y })
  }
  const found: Edge[][] = []
  for (const edges of starts.values()) {
    while (edges.length) found.push(ring(edges.shift() as Edge, starts))
  }
  return found
}

function ring(first: Edge, starts: Map<string, Edge[]>): Edge[] {
  const edges = [first]
  let last = first
  while (key(last.to) !== key(first.from)) {
    const choices = starts.get(key(last.to)) ?? []
    // Where two cells touch at a corner alone, turn right: each keeps its own outline.
    const next = choices.find((edge) => turn(last, edge) > 0) ?? choices[0]
    if (!next) throw new Error(`the outline breaks off at ${key(last.to)}`)
    choices.splice(choices.indexOf(next), 1)
    edges.push(next)
    last = next
  }
  return edges
}

const direction = ({ from, to }: Edge): Spot => ({ x: to.x - from.x, y: to.y - from.y })

/** Positive for a turn to the right, negative to the left, 0 straight on. */
function turn(before: Edge, after: Edge): number {
  const a = direction(before)
  const b = direction(after)
  return a.x * b.y - a.y * b.x
}

/** An outline drawn inside its cells, at a distance from their edges, with rounded corners. */
export function rounded(cells: readonly Spot[], inset: number, radius: number): string {
  return rings(cells)
    .map((edges) => roundedRing(edges, inset, radius))
    .join('')
}

function roundedRing(edges: readonly Edge[], inset: number, radius: number): string {
  const corners = edges.flatMap((edge, index) => {
    const before = edges.at(index - 1) as Edge
    return turn(before, edge) === 0 ? [] : [{ at: edge.from, before: direction(before), after: direction(edge) }]
  })
  const parts = corners.map(({ at, before, after }, index) => {
    const x = UNIT * at.x + inset * (-before.y - after.y)
    const y = UNIT * at.y + inset * (before.x + after.x)
    const into = `${x - radius * before.x} ${y - radius * before.y}`
    return `${index ? 'L' : 'M'}${into}Q${x} ${y} ${x + radius * after.x} ${y + radius * after.y}`
  })
  return `${parts.join('')}Z`
}

/** An outline that flows: through the middle of every edge, bent at the corners and never quite straight. */
export function flowing(cells: readonly Spot[]): string {
  return rings(cells).map(flowingRing).join('')
}

function flowingRing(edges: readonly Edge[]): string {
  const middles = edges.map((edge) => {
    const along = direction(edge)
    const shift = sway(edge.from.x + edge.to.x, edge.from.y + edge.to.y)
    return {
      x: (UNIT * (edge.from.x + edge.to.x)) / 2 + shift * along.y,
      y: (UNIT * (edge.from.y + edge.to.y)) / 2 + shift * along.x,
    }
  })
  const start = middles.at(-1) as Spot
  const curves = edges.map((edge, index) => {
    const to = middles[index] as Spot
    return `Q${UNIT * edge.from.x} ${UNIT * edge.from.y} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`
  })
  return `M${start.x.toFixed(1)} ${start.y.toFixed(1)}${curves.join('')}Z`
}

/** A small shift that looks like chance and is the same every time. */
function sway(x: number, y: number): number {
  return 9 * chanceAt(x, y) - 4.5
}

/** A number from 0 to 1 that belongs to a place. */
export function chanceAt(x: number, y: number, salt = 0): number {
  const mixed = Math.sin(x * 127.1 + y * 311.7 + salt * 74.7) * 43758.5453
  return mixed - Math.floor(mixed)
}
