import { describe, expect, it } from 'vitest'
import drawn from '../../../../../src/tilewright/pictures/empires/chart.json'
import given from '../../../generated/empires.json'
import { PLACES } from '../facts'
import type { Area, Place, Power } from '../types'
import {
  CARTOUCHE,
  COMPASS,
  CROSSINGS,
  HEIGHT,
  HOMES,
  HOME_SIZE,
  neighbour,
  route,
  SPREADS,
  WIDTH,
  type Box,
  type Direction,
  type Land,
  type Point,
} from './chart'

const LANDS = Object.assign({}, ...drawn.charts.map(({ lands }) => lands)) as Readonly<Record<Land, string>>

/** The corners of a land's rings, as the shipped path has them: a point, then steps. */
function rings(path: string): Point[][] {
  return path
    .split('z')
    .filter(Boolean)
    .map((ring) => {
      const [x = 0, y = 0, ...steps] = (ring.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
      const points = [{ x, y }]
      for (let index = 0; index + 1 < steps.length; index += 2) {
        const last = points.at(-1) as Point
        points.push({ x: last.x + (steps[index] ?? 0), y: last.y + (steps[index + 1] ?? 0) })
      }
      return points
    })
}

const tenths = ({ x, y }: Point) => `${Math.round(x * 10)},${Math.round(y * 10)}`

/** The sides of a land, each as its two ends in one order. */
function sides(land: Land): Set<string> {
  return new Set(
    rings(LANDS[land]).flatMap((ring) =>
      ring.map((from, index) => [from, ring[(index + 1) % ring.length] as Point].map(tenths).sort().join(' ')),
    ),
  )
}

function inside(land: Land, { x, y }: Point): boolean {
  let odd = false
  for (const ring of rings(LANDS[land]))
    for (const [index, from] of ring.entries()) {
      const to = ring[(index + 1) % ring.length] as Point
      if (from.y > y !== to.y > y && x < from.x + ((y - from.y) * (to.x - from.x)) / (to.y - from.y)) odd = !odd
    }
  return odd
}

const AREAS = given.areas.filter(({ kind }) => kind === 'europe').map(({ id }) => id as Area)
const POWERS = given.powers as Power[]
const SIDES = new Map([...AREAS, ...POWERS].map((land) => [land, sides(land)]))
const touch = (one: Land, other: Land) => [...(SIDES.get(one) ?? [])].some((side) => SIDES.get(other)?.has(side))
const crossed = (one: Land, other: Land) =>
  CROSSINGS.some((ends) => [one, other].every((land) => ends.some((end) => inside(land, end))))

describe('what touches in the rules touches on the chart, and nothing else does', () => {
  it.each(AREAS)('%s and the areas of Europe', (area) => {
    const adjacent = given.areas.find(({ id }) => id === area)?.adjacent ?? []
    expect(AREAS.filter((other) => other !== area && touch(area, other)).sort()).toEqual([...adjacent].sort())
  })

  it.each(POWERS)('the home of %s and the areas of Europe', (power) => {
    const adjacent = given.homes.find(({ id }) => id === power)?.adjacent ?? []
    expect(AREAS.filter((area) => touch(power, area) || crossed(power, area)).sort()).toEqual([...adjacent].sort())
  })
})

const boxes = (): [string, Box][] => [
  ...Object.entries(SPREADS).flatMap(([area, { land, water }]): [string, Box][] => [
    [area, land],
    ...(water ? [[`the sea of ${area}`, water] as [string, Box]] : []),
  ]),
  ...Object.entries(HOMES).map(([power, { x, y }]): [string, Box] => [
    power,
    { x: x - HOME_SIZE.w / 2, y: y - HOME_SIZE.h / 2, ...HOME_SIZE },
  ]),
  ['the cartouche', CARTOUCHE],
  ['the compass', { x: COMPASS.x - COMPASS.r, y: COMPASS.y - COMPASS.r, w: 2 * COMPASS.r, h: 2 * COMPASS.r }],
]

describe('the sheet', () => {
  it('has room for every place, and none over another', () => {
    const all = boxes()
    for (const [index, [name, one]] of all.entries()) {
      expect(one.x >= 0 && one.y >= 0 && one.x + one.w <= WIDTH && one.y + one.h <= HEIGHT, name).toBe(true)
      for (const [other, box] of all.slice(index + 1)) {
        const apart =
          one.x + one.w <= box.x || box.x + box.w <= one.x || one.y + one.h <= box.y || box.y + box.h <= one.y
        expect.soft(apart, `${name} and ${other}`).toBe(true)
      }
    }
  })

  it('is a file of at most 60 KB when it is compressed', async () => {
    const stream = new Blob([JSON.stringify([given.chart, given.engraving])])
      .stream()
      .pipeThrough(new CompressionStream('gzip'))
    expect((await new Response(stream).arrayBuffer()).byteLength).toBeLessThan(60 * 1024)
  })
})

describe('a voyage', () => {
  it('goes along the lanes from one chart to another', () => {
    const way = route('home', 'india', 'britain')
    expect(way[0]).toEqual(HOMES.britain)
    expect(way.length).toBeGreaterThan(4)
    expect(way.some(({ y }) => y > SPREADS.mediterranean.land.y + 200)).toBe(true)
  })

  it('is straight on one chart', () => {
    expect(route('german_states', 'baltic', null)).toHaveLength(2)
    expect(route('home', 'baltic', null)).toEqual([])
  })
})

describe('the arrow keys', () => {
  it('reach every place from every other', () => {
    const arrows: Direction[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
    for (const start of PLACES) {
      const reached = new Set<Place>([start])
      for (const from of reached)
        for (const arrow of arrows) {
          const next = neighbour(PLACES, from, arrow, 'austria')
          if (next) reached.add(next)
        }
      expect([...PLACES].filter((place) => !reached.has(place))).toEqual([])
    }
  })

  it('go to the place that lies there', () => {
    expect(neighbour(PLACES, 'north_america', 'ArrowDown', null)).toBe('caribbean')
  })
})
