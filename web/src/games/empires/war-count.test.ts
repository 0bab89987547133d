import { describe, expect, it } from 'vitest'
import type { Event } from './types'
import { warCount } from './war-count'

const EVENTS = [
  { event: 'income', seat: 0, population: 5, markers: 2, companies: 1, rule: 'SE-I1' },
  { event: 'upkeep', seat: 0, units: 3, rule: 'SE-I1' },
  { event: 'population-grew', seat: 0, growth: 2, population: 7, rule: 'SE-I1' },
  { event: 'area-scored', area: 'india', markers: [2, 1], points: [5, 3], rule: 'SE-V1' },
  { event: 'area-scored', area: 'africa', markers: [0, 1], points: [0, 3], rule: 'SE-V1' },
  { event: 'war-ended', war: 2, rule: 'SE-V2' },
] as unknown as Event[]

describe('the count at the end of a war', () => {
  it('sums up income, upkeep and growth of each seat, and the points of all areas', () => {
    const count = warCount(EVENTS)
    expect(count?.war).toBe(2)
    expect(count?.treasuries).toEqual([{ seat: 0, income: 8, upkeep: 3, growth: 2 }])
    expect(count?.areas.map(({ area }) => area)).toEqual(['india', 'africa'])
    expect(count?.totals).toEqual([5, 6])
  })

  it('is that of the last war that ended', () => {
    const earlier = EVENTS.map((event) => (event.event === 'war-ended' ? { ...event, war: 1 } : event))
    expect(warCount([...earlier, ...EVENTS, ...EVENTS.slice(0, 2)])).toEqual(warCount(EVENTS))
  })

  it('is none while the war goes on', () => {
    expect(warCount(EVENTS.slice(0, -1))).toBeNull()
  })
})
