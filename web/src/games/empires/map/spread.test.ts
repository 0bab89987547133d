import { describe, expect, it } from 'vitest'
import type { Area, AreaView, View } from '../types'
import { SPREADS } from './chart'
import { arrange, leader, onLand, onWater, ranks } from './spread'

const FIXTURES = import.meta.glob<{ view: View }>('../../../generated/fixtures/empires/*.json', {
  import: 'default',
  eager: true,
})
const VIEWS = Object.values(FIXTURES).map(({ view }) => view)
const SEVEN = VIEWS.find(({ powers }) => powers.length === 7) as View
const READABLE = 0.72 // of the usual size of pieces

/** Seven powers with all kinds of units, and as many markers as an area can hold. */
function crowded(area: AreaView): AreaView {
  const all = (count: number) => Array.from({ length: 7 }, () => count)
  const fleets = area.fleets ? all(7) : null
  return { ...area, markers: all(1), armies: all(2), forts: [1, 0, 0, 1, 0, 0, 0], fleets, counters: ['5+1', '3/2'] }
}

describe('the pieces of an area', () => {
  it('all have room where the chart keeps it for them, and none lies over another', () => {
    const areas = VIEWS.flatMap((view) => view.areas)
    areas.push(...SEVEN.areas.map(crowded))
    for (const area of areas) {
      const { land, water } = SPREADS[area.area as Area]
      const groups = [{ box: land, rows: onLand(area) }]
      if (water) groups.push({ box: water, rows: onWater(area) })
      for (const { box, rows } of groups) {
        const { scale, lying } = arrange(rows, box.w, box.h)
        expect.soft(scale, `${area.area}, ${box === land ? 'land' : 'water'}`).toBeGreaterThan(READABLE)
        for (const [index, one] of lying.entries()) {
          expect((one.x + one.w) * scale).toBeLessThanOrEqual(box.w + 0.01)
          expect((one.y + one.h) * scale).toBeLessThanOrEqual(box.h + 0.01)
          for (const other of lying.slice(index + 1)) expect(one.y !== other.y || one.x + one.w <= other.x).toBe(true)
        }
      }
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
