import { expect, test } from 'vitest'
import type { Event } from './types'
import { motionOf } from './motion'

test('events follow one another in their order', () => {
  const events: Event[] = [
    { event: 'leader-placed', seat: 0, leader: 'king', at: 'C5', source: 'D9' },
    { event: 'leader-left', seat: 1, leader: 'king', at: 'E5', reason: 'lost-the-revolt', rule: 'TE-I4' },
    { event: 'scored', seat: 0, colour: 'red', points: 1, reason: 'won-a-revolt', rule: 'TE-I4', at: 'C5' },
  ]
  const motion = motionOf(events)
  expect(motion.arrivals.get('C5')).toEqual({ how: 'travels', after: 0, from: 'D9' })
  expect(motion.passing.map(({ kind, after }) => [kind, after])).toEqual([
    ['leader', 1],
    ['points', 2],
  ])
  expect(motion.fresh).toEqual(['C5'])
})

test('supporters leave together', () => {
  const { passing } = motionOf([{ event: 'tiles-removed', colour: 'green', cells: ['A1', 'B1'], rule: 'TE-E5' }])
  expect(passing.map(({ cell, after }) => [cell, after])).toEqual([
    ['A1', 0],
    ['B1', 0],
  ])
})

test('a monument rises after its tiles are flipped', () => {
  const built: Event = {
    event: 'monument-built',
    seat: 0,
    monument: 'red-blue',
    colour: 'red',
    at: 'C5',
    rule: 'TE-M1',
  }
  const { arrivals, rising, fresh } = motionOf([built])
  expect(arrivals.get('D6')).toEqual({ how: 'lands', after: 0 })
  expect(rising.get('C5')).toBe(1)
  expect(fresh).toEqual(['C5', 'D5', 'C6', 'D6'])
})
