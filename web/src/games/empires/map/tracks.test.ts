import { describe, expect, it } from 'vitest'
import { tracks as examples } from '../../../generated/empires-spreads.json'
import { TRACKS as BOXES } from './chart'
import { above, cellsOf, inside, runners, standing, TALLER, TRACKS, type Runner, type Track } from './tracks'

const POWERS = ['britain', 'france', 'spain', 'austria', 'prussia', 'russia', 'united_provinces']
const at = (...values: number[]): Runner[] =>
  values.map((value, seat) => ({ seat, power: POWERS[seat] as string, value }))

describe('a track', () => {
  it.each([
    ['population', at(5, 5, 5, 5, 5, 5, 5)],
    ['population', at(0, 9, 3, 3, 3, 7, 7)],
    ['points', at(0, 0, 0, 0, 0, 0, 0)],
    ['points', at(12, 12, 49, 63, 104, 1, 0)],
  ] as [Track, Runner[]][])(
    'of %s shows every power in the cell of its number, none over another',
    (track, running) => {
      {
        const cells = cellsOf(track, running, track === 'points' ? 25 : 10, BOXES[track])
        const stood = standing(running, cells)
        expect(stood).toHaveLength(running.length)
        for (const [index, { value, x, y, size }] of stood.entries()) {
          const cell = cells[value]!
          expect(x).toBeGreaterThanOrEqual(cell.x)
          expect(y).toBeGreaterThanOrEqual(cell.y)
          expect(x + size).toBeLessThanOrEqual(cell.x + cell.w)
          expect(y + size * TALLER).toBeLessThanOrEqual(cell.y + cell.h)
          for (const other of stood.slice(index + 1)) {
            const apart = x + size <= other.x || other.x + other.size <= x
            expect(apart || y + size * TALLER <= other.y || other.y + other.size * TALLER <= y).toBe(true)
          }
        }
      }
    },
  )

  it.each(['population', 'points'] as const)('of %s is as in pictures of positions', (track) => {
    const { columns, foot } = TRACKS[track]
    const rounded = (value: number) => Math.round(value * 1000) / 1000
    for (const { powers, [track]: given } of examples) {
      const running = runners({ powers }, track)
      const cells = above(cellsOf(track, running, columns, inside(BOXES[track])), foot)
      const stood = new Map(standing(running, cells).map(({ power, x, y, size }) => [power, [x, y, size].map(rounded)]))
      expect(stood).toEqual(new Map(given.map(({ power, x, y, size }) => [power, [x, y, size].map(rounded)])))
    }
  })

  it('has as many cells as it needs, in whole rows', () => {
    const box = { x: 0, y: 0, w: 250, h: 100 }
    expect(cellsOf('points', at(0, 7), 25, box)).toHaveLength(50)
    expect(cellsOf('points', at(50, 7), 25, box)).toHaveLength(75)
    expect(cellsOf('population', at(2, 9), 10, box)).toHaveLength(10)
  })
})
