import { describe, expect, test } from 'vitest'
import { CELLS, Lie } from './cells'

describe.each([false, true])('a board, turned: %s', (turned) => {
  const lie = new Lie(turned)

  test('shows every cell once', () => {
    expect(lie.seen.flat().sort()).toEqual([...CELLS].sort())
  })

  test('finds each cell where it is drawn', () => {
    for (const cell of CELLS) {
      const { x, y } = lie.grid(cell)
      expect(lie.at(x, y)).toBe(cell)
    }
  })
})

test('a turned board has its top at the right', () => {
  const lie = new Lie(true)
  expect([lie.columns, lie.rows]).toEqual([11, 16])
  expect(lie.grid('A1')).toEqual({ x: 10, y: 0 })
  expect(lie.grid('P11')).toEqual({ x: 0, y: 15 })
  expect(lie.at(11, 0)).toBeUndefined()
})
