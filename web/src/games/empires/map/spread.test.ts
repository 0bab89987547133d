import { describe, expect, it } from 'vitest'
import type { Area, AreaView, View } from '../types'
import { SIZES } from '../pieces/drawn'
import { SPREADS, WIDTH, type Box } from './chart'
import { areas as examples } from '../../../generated/empires-spreads.json'
import { arrange, leader, onLand, onWater, ranks, type Arranged, type Item } from './spread'

const FIXTURES = import.meta.glob<{ view: View }>('../../../generated/fixtures/empires/*.json', {
  import: 'default',
  eager: true,
})
const VIEWS = Object.values(FIXTURES).map(({ view }) => view)
const SEVEN = VIEWS.find(({ powers }) => powers.length === 7) as View
const READABLE = 16 // pixels: how wide a unit is on a page of 1280 × 800, where the board has 870
const CROWDED = 13 // with twice as many units in every area as a game has seen
const PIXELS = 870 / WIDTH

/** Seven powers with all kinds of units, and as many markers as an area can hold. */
function crowded(area: AreaView): AreaView {
  const all = (count: number) => Array.from({ length: 7 }, () => count)
  const fleets = area.fleets ? all(7) : null
  return { ...area, markers: all(1), armies: all(2), forts: [1, 0, 0, 1, 0, 0, 0], fleets, counters: ['5+1', '3/2'] }
}

describe('the pieces of an area', () => {
  it('all have room where the chart keeps it for them, and none lies over another', () => {
    const seen = VIEWS.flatMap((view) => view.areas)
    const imagined = SEVEN.areas.map(crowded)
    for (const area of [...seen, ...imagined]) {
      const { land, water } = SPREADS[area.area as Area]
      const groups = [{ box: land, rows: onLand(area) }]
      if (water) groups.push({ box: water, rows: onWater(area) })
      for (const { box, rows } of groups) {
        const { scale, lying } = arrange(rows, box.w, box.h)
        expect
          .soft(SIZES.unit * scale * PIXELS, `${area.area}, ${box === land ? 'land' : 'water'}`)
          .toBeGreaterThan(imagined.includes(area) ? CROWDED : READABLE)
        for (const [index, one] of lying.entries()) {
          expect((one.x + one.w) * scale).toBeLessThanOrEqual(box.w + 0.01)
          expect((one.y + one.h) * scale).toBeLessThanOrEqual(box.h + 0.01)
          for (const other of lying.slice(index + 1)) expect(one.y !== other.y || one.x + one.w <= other.x).toBe(true)
        }
      }
    }
  })
})

describe('pictures of positions', () => {
  type Laid = { scale: number; flags: number[]; lying: unknown[][] } | null
  const rounded = (value: number) => Math.round(value * 1000) / 1000
  const laid = ({ scale, flags, lying }: Arranged) => ({
    scale: rounded(scale),
    flags: [flags.fold, flags.stacked],
    lying: lying.map(({ item, x, y, w, h }) => [item, ...[x, y, w, h].map(rounded)]),
  })
  const given = (spread: Laid) =>
    spread && {
      ...spread,
      scale: rounded(spread.scale),
      lying: spread.lying.map(([item, ...box]) => [item, ...(box as number[]).map(rounded)]),
    }
  const page = (rows: Item[][], box: Box | null) => box && laid(arrange(rows, box.w, box.h))

  it('have their pieces where the page has them', () => {
    expect(examples.length).toBeGreaterThan(60)
    for (const { area, land, water } of examples) {
      const boxes = SPREADS[area.area as Area]
      expect(page(onLand(area), boxes.land), area.name).toEqual(given(land))
      expect(page(onWater(area), boxes.water), area.name).toEqual(given(water))
    }
  })
})

describe('where it is crowded', () => {
  it('counters stand beside the last camps', () => {
    const area = { ...crowded(SEVEN.areas[0] as AreaView), forts: [0, 0, 0, 0, 0, 0, 0] }
    const { lying } = arrange(onLand(area), 262, 140)
    const counter = lying.find(({ item }) => item.kind === 'counter')
    expect(lying.some(({ item, y }) => item.kind === 'camp' && y === counter?.y)).toBe(true)
  })
})

describe('ranks', () => {
  const area = (markers: number[]): AreaView => ({ ...(SEVEN.areas[0] as AreaView), points: [8, 5, 3], markers })

  it('are shared by equal numbers, and use up one place (SE-V1)', () => {
    expect(ranks(area([3, 3, 2, 1])).map((rank) => (rank.kind === 'rank' ? rank.columns.length : 0))).toEqual([2, 1, 1])
  })

  it('keep those who would score nothing apart', () => {
    expect(ranks(area([4, 3, 2, 1])).at(-1)).toEqual({ kind: 'rank', points: null, columns: [{ seat: 3, count: 1 }] })
  })

  it('have a leader only if nobody is level', () => {
    expect(leader(area([0, 2, 1]))).toBe(1)
    expect(leader(area([2, 2, 1]))).toBe(null)
    expect(leader(area([0, 0]))).toBe(null)
  })
})
