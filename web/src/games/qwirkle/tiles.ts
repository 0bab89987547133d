/**
 * How tiles are drawn: six shapes in a box of 100 by 100, six hues by custom properties (`theme.css`). A tile is named as
 * in texts: a letter for its colour, then its shape.
 */
export const HUES: Readonly<Record<string, string>> = {
  R: 'var(--qwirkle-red)',
  O: 'var(--qwirkle-orange)',
  Y: 'var(--qwirkle-yellow)',
  G: 'var(--qwirkle-green)',
  B: 'var(--qwirkle-blue)',
  P: 'var(--qwirkle-purple)',
}

export const SHAPES: Readonly<Record<string, string>> = {
  ci: round(50, 50, 27),
  x: cross(),
  di: 'M50 17 L83 50 L50 83 L17 50 Z',
  sq: 'M27 25 H73 Q75 25 75 27 V73 Q75 75 73 75 H27 Q25 75 25 73 V27 Q25 25 27 25 Z',
  st: star(8, 35, 20),
  cl: clover(),
}

export const colourOf = (tile: string): string => tile.slice(0, 1)
export const shapeOf = (tile: string): string => tile.slice(1)

export type Order = 'colour' | 'shape'

/** The tiles by colour and then shape, or the other way round. */
export function sorted<T>(items: readonly T[], nameOf: (item: T) => string, first: Order): T[] {
  const colours = Object.keys(HUES)
  const shapes = Object.keys(SHAPES)
  const rank = (tile: string): number => {
    const colour = colours.indexOf(colourOf(tile))
    const shape = shapes.indexOf(shapeOf(tile))
    return first === 'colour' ? colour * shapes.length + shape : shape * colours.length + colour
  }
  return [...items].sort((one, other) => rank(nameOf(one)) - rank(nameOf(other)))
}

function round(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y} a${radius} ${radius} 0 1 1 ${2 * radius} 0 a${radius} ${radius} 0 1 1 ${-2 * radius} 0 Z`
}

/** Four leaves around the middle, drawn as one outline. */
function clover(): string {
  const leaf = 14
  return (
    `M36 36 a${leaf} ${leaf} 0 1 1 28 0 a${leaf} ${leaf} 0 1 1 0 28 ` +
    `a${leaf} ${leaf} 0 1 1 -28 0 a${leaf} ${leaf} 0 1 1 0 -28 Z`
  )
}

/** A broad X whose arms narrow towards the middle. */
function cross(): string {
  const arm: [number, number][] = [
    [21, 34],
    [34, 21],
    [50, 38],
  ]
  const corners: [number, number][] = []
  for (let quarter = 0; quarter < 4; quarter++) {
    for (const [x, y] of arm) corners.push(turned(x, y, quarter))
  }
  return polygon(corners)
}

function turned(x: number, y: number, quarters: number): [number, number] {
  return quarters === 0 ? [x, y] : turned(100 - y, x, quarters - 1)
}

function star(points: number, outer: number, inner: number): string {
  const corners: [number, number][] = []
  for (let i = 0; i < 2 * points; i++) {
    const radius = i % 2 ? inner : outer
    const angle = (Math.PI * i) / points
    corners.push([50 + radius * Math.sin(angle), 50 - radius * Math.cos(angle)])
  }
  return polygon(corners)
}

function polygon(corners: readonly [number, number][]): string {
  return `M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' L')} Z`
}
