import { describe, expect, it } from 'vitest'
import type { Frame } from '../server/api'
import { compare } from './compare'

let number = 0
const acted = (seat: number, actions: string[], by = 'player') =>
  ({ what: 'acted', number: (number += 1), at: 0, seat, by, events: [], actions }) as unknown as Frame

describe('two games of one deal', () => {
  it('are compared turn by turn, on the seat of the player', () => {
    const one = [acted(0, ['a', 'end']), acted(1, ['x'], 'bot'), acted(0, ['b']), acted(0, ['c'])]
    const other = [acted(0, ['a', 'end']), acted(1, ['y'], 'bot'), acted(0, ['d'])]
    expect(compare(one, other, 0).map(({ alike }) => alike)).toEqual([true, false, false])
    expect(compare(one, other, 0)[2]).toMatchObject({ number: 3, other: null })
  })

  it('count nothing that a bot did in place of the player', () => {
    expect(compare([acted(0, ['a'], 'stand-in')], [], 0)).toEqual([])
  })
})
