import { describe, expect, it } from 'vitest'
import { HOME_SIZE, TALL, WIDE, middle, neighbour, type Direction } from './layout'
import { arrange, LINE, rows } from './plate'
import { PLACES } from '../facts'
import type { AreaView, Place, View } from '../types'

const FIXTURES = import.meta.glob<{ view: View }>('../../../generated/fixtures/empires/*.json', {
  import: 'default',
  eager: true,
})
const VIEWS = Object.values(FIXTURES).map(({ view }) => view)
const HEADER = 44

/** Seven powers with all kinds of units, and as many markers as an area can hold. */
function crowded(area: AreaView): AreaView {
  const all = (count: number) => Array.from({ length: 7 }, () => count)
  return { ...area, markers: all(1), armies: all(12), forts: all(2), fleets: all(7), counters: ['5+1', '3/2'] }
}

describe('a plate', () => {
  it.each([
    ['wide', WIDE],
    ['tall', TALL],
  ])('of the %s map holds everything, and nothing overlaps', (_, layout) => {
    const seven = VIEWS.find(({ powers }) => powers.length === 7) as View
    const areas = [...VIEWS.flatMap((view) => view.areas.map((area) => ({ view, area })))]
    areas.push(...seven.areas.map((area) => ({ view: seven, area: crowded(area) })))
    for (const { view, area } of areas) {
      const { w, h } = layout.plates[area.area as keyof typeof layout.plates]
      const { scale, lying } = arrange(rows(area, view), w - 24, h - HEADER - 8, layout.grain)
      for (const [index, one] of lying.entries()) {
        expect((one.x + one.w) * scale).toBeLessThanOrEqual(w - 24)
        expect((one.y + LINE) * scale).toBeLessThanOrEqual(h - HEADER - 8)
        for (const other of lying.slice(index + 1)) expect(one.y !== other.y || one.x + one.w <= other.x).toBe(true)
      }
    }
  })
})

describe('the map', () => {
  it.each([
    ['wide', WIDE],
    ['tall', TALL],
  ])('is drawn %s without plates or homes that overlap or stand out', (_, layout) => {
    const homes = Object.values(layout.homes).map((home) => ({ ...home, ...HOME_SIZE }))
    const boxes = [...Object.values(layout.plates), ...homes]
    for (const [index, one] of boxes.entries()) {
      expect(one.x >= 0 && one.y >= 0 && one.x + one.w <= layout.width && one.y + one.h <= layout.height).toBe(true)
      for (const other of boxes.slice(index + 1)) {
        const apart = one.x + one.w <= other.x || other.x + other.w <= one.x
        expect(apart || one.y + one.h <= other.y || other.y + other.h <= one.y).toBe(true)
      }
    }
  })
})

describe('the arrow keys', () => {
  it.each([
    ['wide', WIDE],
    ['tall', TALL],
  ])('reach every place of the %s map from every other', (_, layout) => {
    const arrows: Direction[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
    for (const start of PLACES) {
      const reached = new Set<Place>([start])
      for (const from of reached)
        for (const arrow of arrows) {
          const next = neighbour(layout, PLACES, from, arrow, 'austria')
          if (next) reached.add(next)
        }
      expect([...PLACES].filter((place) => !reached.has(place))).toEqual([])
    }
  })

  it('go to the plate that lies there', () => {
    expect(neighbour(WIDE, PLACES, 'north_america', 'ArrowDown', null)).toBe('caribbean')
    expect(middle(WIDE, 'home', null)).toBe(null)
  })
})
