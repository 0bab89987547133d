import { beforeEach, describe, expect, it } from 'vitest'
import type { Refusal, Words } from '../contract'
import { Hand } from './hand.svelte'
import type { EmpiresPlay, Insight, Legal, View } from './types'

interface Fixture {
  view: View
  seat: number
  legal: Legal[]
  insight: Insight
}

const FIXTURES = import.meta.glob<Fixture>('../../generated/fixtures/empires/*.json', {
  import: 'default',
  eager: true,
})
const REFUSAL: Refusal = { rule: 'SE-F1', reason: 'for-this-test', facts: {} }

/** A play of a fixture that writes down what is wanted of it. */
function playing(name: string): { play: EmpiresPlay; wishes: string[] } {
  const fixture = FIXTURES[`../../generated/fixtures/empires/${name}.json`] as Fixture
  const wishes: string[] = []
  const play: EmpiresPlay = {
    ...fixture,
    actor: fixture.seat,
    names: [],
    mayAct: true,
    draft: [],
    staged: null,
    recent: [],
    words: {} as Words,
    pace: 0,
    act: (text) => Promise.resolve(wishes.push(`act ${text}`) > 0),
    takeBack: () => Promise.resolve(),
    why: (text) => Promise.resolve(wishes.push(`why ${text}`) ? REFUSAL : null),
    outlook: () => Promise.resolve(null),
    tell: ({ reason }) => wishes.push(`tell ${reason}`),
    announce: () => undefined,
  }
  return { play, wishes }
}

describe('a turn', () => {
  let hand: Hand
  let wishes: string[]
  beforeEach(() => {
    const made = playing('turn')
    hand = new Hand(made.play)
    wishes = made.wishes
  })

  it('begins with an empty hand, and a place pointed at is looked at', async () => {
    expect(hand.picks).toEqual({})
    await hand.point('india')
    expect(hand.looked).toBe('india')
    expect(wishes).toEqual([])
  })

  it('shows where a unit may go once it is picked up, and puts it down there', async () => {
    expect(hand.take('army', 'north_america')).toBe(true)
    expect([...hand.targets]).toContain('german_states')
    await hand.point('german_states')
    expect(wishes).toEqual(['act move army north_america german_states'])
  })

  it('does not pick up what may not move', () => {
    expect(hand.take('fort', 'north_america')).toBe(false)
    expect(hand.picks).toEqual({})
  })

  it('gives another unit of the place when it is pointed at again, and then lets go', async () => {
    hand.begin('move')
    await hand.point('north_america')
    await hand.fill('unit', 'army')
    await hand.point('north_america')
    expect(hand.picks.unit).toBe('fleet')
    await hand.point('north_america')
    expect(hand.picks.origin).toBe(undefined)
  })

  it('asks why where a place is not open, and tells it', async () => {
    hand.begin('build')
    await hand.fill('unit', 'army')
    await hand.point('ottoman_empire')
    expect(wishes).toEqual(['why build army ottoman_empire', 'tell for-this-test'])
    expect(hand.picks.unit).toBe('army')
  })

  it.each([
    ['baltic', 'why attack prussia baltic land'],
    ['india', ''],
    ['ottoman_empire', 'why attack neutral ottoman_empire 4'],
  ] as const)('finds an attack in %s to be refused, if there is none to be made', async (place, wish) => {
    hand.begin('attack')
    await hand.point(place)
    expect(wishes[0] ?? '').toBe(wish)
  })

  it('begins no battle by pointing alone', async () => {
    hand.begin('attack')
    await hand.point('india')
    expect(hand.picks.area).toBe('india')
    expect(wishes).toEqual([])
  })

  it('settles at once where there is one way to do it', async () => {
    hand.begin('settle')
    await hand.point('north_america')
    expect(wishes).toEqual(['act settle pop north_america'])
  })

  it('takes back a choice and those after it', async () => {
    hand.begin('move')
    await hand.point('north_america')
    await hand.fill('unit', 'fleet')
    hand.reopen('origin')
    expect(hand.picks).toEqual({ do: 'move' })
  })

  it('is empty again in another position', () => {
    const { play } = playing('turn')
    const other = new Hand({ ...play, legal: [...play.legal] })
    other.begin('move')
    expect(other.held).toBe(true)
    Object.assign(other.play, { legal: play.legal.slice(1) })
    expect(other.held).toBe(false)
  })
})

describe('outside a turn', () => {
  it('what can be done is chosen from the start', () => {
    expect(new Hand(playing('opening').play).picks.do).toBe('place')
    expect(new Hand(playing('build-militia').play).picks.do).toBe('build')
    expect(new Hand(playing('native').play).picks).toEqual({ do: 'move', origin: 'india', unit: 'army' })
  })
})
