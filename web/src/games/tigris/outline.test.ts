import { describe, expect, test } from 'vitest'
import { rings, rounded } from './outline'

describe('outlines', () => {
  test('one cell has one ring of four edges', () => {
    expect(rings([{ x: 2, y: 3 }]).map((edges) => edges.length)).toEqual([4])
  })

  test('cells in a row share one ring', () => {
    expect(
      rings([
        { x: 0, y: 0 },
        { x: 1, y: 0 },
        { x: 2, y: 0 },
      ]).map((edges) => edges.length),
    ).toEqual([8])
  })

  test('cells that touch at a corner alone keep rings of their own', () => {
    expect(
      rings([
        { x: 0, y: 0 },
        { x: 1, y: 1 },
      ]).map((edges) => edges.length),
    ).toEqual([4, 4])
  })

  test('a hole has a ring too', () => {
    const around = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => ({ x, y }))).filter(({ x, y }) => x !== 1 || y !== 1)
    expect(
      rings(around)
        .map((edges) => edges.length)
        .sort(),
    ).toEqual([12, 4])
  })

  test('a rounded outline lies inside its cell', () => {
    expect(rounded([{ x: 0, y: 0 }], 10, 20)).toBe(
      'M10 30Q10 10 30 10L70 10Q90 10 90 30L90 70Q90 90 70 90L30 90Q10 90 10 70Z',
    )
  })
})
