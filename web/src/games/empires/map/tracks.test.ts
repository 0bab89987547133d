import { describe, expect, it } from 'vitest'
import { TRACKS } from './chart'
import { cellsOf, standing, TALLER, type Runner, type Track } from './tracks'

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
        const cells = cellsOf(track, running, track === 'points' ? 25 : 10, TRACKS[track])
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

  it('has as many cells as it needs, in whole rows', () => {
    const box = { x: 0, y: 0, w: 250, h: 100 }
    expect(cellsOf('points', at(0, 7), 25, box)).toHaveLength(50)
    expect(cellsOf('points', at(50, 7), 25, box)).toHaveLength(75)
    expect(cellsOf('population', at(2, 9), 10, box)).toHaveLength(10)
  })
})
