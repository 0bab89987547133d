import { describe, expect, it } from 'vitest'
import { complete, open, textOf, type Picks, SLOTS, part } from './choice'
import { reachable, sectionsOf } from './sections'
import type { Insight, Legal, View } from './types'

interface Fixture {
  view: View
  legal: Legal[]
  insight: Insight
}

const FIXTURES = import.meta.glob<Fixture>('../../generated/fixtures/empires/*.json', {
  import: 'default',
  eager: true,
})
const NAMED = Object.entries(FIXTURES).map(([path, fixture]) => [path.replace(/^.*\/|\.json$/g, ''), fixture] as const)

const DECISIONS = [
  'power place auction turn build native move attack alliance raid surprise',
  'help answer naval arms support reserves withdraw loss helper marker',
].flatMap((line) => line.split(' '))

describe('the sections of a decision', () => {
  it('is tried with every kind of decision', () => {
    const asked = new Set(NAMED.map(([, { view }]) => view.decision?.ask))
    expect(DECISIONS.filter((kind) => !asked.has(kind))).toEqual([])
  })

  it.each(NAMED)('offers every legal action of %s, and nothing else', (_, { legal, insight }) => {
    const offered = reachable(sectionsOf(legal, insight.bid_limit), legal)
    expect([...offered].sort()).toEqual(legal.map(({ text }) => text).sort())
  })

  it('offers all bids when the list of them was cut short', () => {
    const { legal, insight } = FIXTURES['../../generated/fixtures/empires/auction-seven.json'] as Fixture
    const cut = legal.slice(0, 500)
    const offered = reachable(sectionsOf(cut, insight.bid_limit), cut)
    expect([...offered].sort()).toEqual(legal.map(({ text }) => text).sort())
  })
})

describe('a choice in steps', () => {
  it.each(NAMED)('spells the actions of %s as the game does', (_, { legal }) => {
    for (const { action, text } of legal) {
      const picks = { do: action.do } as Record<string, string | undefined>
      for (const slot of SLOTS[action.do]) picks[slot] = part(action, slot)
      expect(textOf(picks as Picks)).toBe(text)
      expect(complete(legal, picks as Picks)?.text).toBe(text)
      expect(open(legal, picks as Picks)).toHaveLength(1)
    }
  })
})
