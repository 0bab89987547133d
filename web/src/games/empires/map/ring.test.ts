import { beforeEach, describe, expect, it } from 'vitest'
import type { Words } from '../../contract'
import { Selection } from '../selection.svelte'
import type { EmpiresPlay, Insight, Legal, View } from '../types'
import { ringOf } from './ring'

interface Fixture {
  view: View
  seat: number
  legal: Legal[]
  insight: Insight
}

const FIXTURES = import.meta.glob<Fixture>('../../../generated/fixtures/empires/*.json', {
  import: 'default',
  eager: true,
})
const words = { text: (id: string) => id, name: (word: string) => word } as unknown as Words

function playing(name: string, acted: string[], mayAct = true): EmpiresPlay {
  const fixture = FIXTURES[`../../../generated/fixtures/empires/${name}.json`] as Fixture
  return {
    ...fixture,
    actor: fixture.seat,
    names: [],
    mayAct,
    draft: [],
    staged: null,
    recent: [],
    words,
    pace: 0,
    act: (text) => Promise.resolve(acted.push(text) > 0),
    takeBack: () => Promise.resolve(),
    why: () => Promise.resolve(null),
    outlook: () => Promise.resolve(null),
    tell: () => undefined,
    announce: () => undefined,
  }
}

describe('the ring', () => {
  let selection: Selection
  let acted: string[]
  beforeEach(() => {
    acted = []
    selection = new Selection(playing('turn', acted))
  })

  const keys = () => ringOf(selection)?.offers.map(({ key }) => key)
  const choose = (key: string) =>
    ringOf(selection)
      ?.offers.find((offer) => offer.key === key)
      ?.choose()

  it('is open only around a place that is looked at', async () => {
    expect(ringOf(selection)).toBe(null)
    await selection.point('german_states')
    expect(keys()).toContain('attack area')
    await selection.point('german_states')
    expect(ringOf(selection)).toBe(null)
  })

  it('goes on to whom to attack, and begins that attack alone', async () => {
    await selection.point('german_states')
    choose('attack area')
    const attacks = selection.play.legal.filter(({ text }) => /^attack \w+ german_states/.test(text))
    expect(keys()).toEqual(attacks.map(({ text }) => text))
    expect(acted).toEqual([])
    choose('attack france german_states land')
    expect(acted).toEqual(['attack france german_states land'])
  })

  it('shows the battles of a target that was pressed', () => {
    selection.begin('attack', { area: 'german_states', target: 'france' })
    expect(keys()).toEqual(['attack france german_states land'])
  })

  it('asks which unit to build, and builds it', async () => {
    await selection.point('india')
    choose('build place')
    expect(keys()).toContain('army')
    choose('army')
    expect(acted).toEqual(['build army india'])
  })

  it('makes room for the map where the map answers', async () => {
    await selection.point('india')
    choose('move place')
    expect(ringOf(selection)).toBe(null)
    expect(selection.targets.size).toBeGreaterThan(0)
  })

  it('is not for those who may not act', async () => {
    selection = new Selection(playing('turn', acted, false))
    await selection.point('german_states')
    expect(ringOf(selection)).toBe(null)
  })
})
