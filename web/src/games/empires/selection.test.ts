import { beforeEach, describe, expect, it } from 'vitest'
import type { Refusal, Words } from '../contract'
import { Selection } from './selection.svelte'
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

/** A play of a fixture that writes down what is asked of it. */
function playing(name: string): { play: EmpiresPlay; requests: string[] } {
  const fixture = FIXTURES[`../../generated/fixtures/empires/${name}.json`] as Fixture
  const requests: string[] = []
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
    act: (text) => Promise.resolve(requests.push(`act ${text}`) > 0),
    takeBack: () => Promise.resolve(),
    why: (text) => Promise.resolve(requests.push(`why ${text}`) ? REFUSAL : null),
    outlook: () => Promise.resolve(null),
    tell: ({ reason }) => requests.push(`tell ${reason}`),
    announce: () => undefined,
  }
  return { play, requests }
}

describe('a turn', () => {
  let selection: Selection
  let requests: string[]
  beforeEach(() => {
    const made = playing('turn')
    selection = new Selection(made.play)
    requests = made.requests
  })

  it('begins with an empty selection, and a place pointed at is looked at', async () => {
    expect(selection.picks).toEqual({})
    await selection.point('india')
    expect(selection.looked).toBe('india')
    expect(requests).toEqual([])
  })

  it('shows where a unit may go once it is picked up, and puts it down there', async () => {
    expect(selection.take('army', 'north_america')).toBe(true)
    expect([...selection.targets]).toContain('german_states')
    await selection.point('german_states')
    expect(requests).toEqual(['act move army north_america german_states'])
  })

  it('does not pick up what may not move', () => {
    expect(selection.take('fort', 'north_america')).toBe(false)
    expect(selection.picks).toEqual({})
  })

  it('gives another unit of the place when it is pointed at again, and then lets go', async () => {
    selection.begin('move')
    await selection.point('north_america')
    await selection.fill('unit', 'army')
    await selection.point('north_america')
    expect(selection.picks.unit).toBe('fleet')
    await selection.point('north_america')
    expect(selection.picks.origin).toBe(undefined)
  })

  it('asks why where a place is not open, and tells it', async () => {
    selection.begin('build')
    await selection.fill('unit', 'army')
    await selection.point('ottoman_empire')
    expect(requests).toEqual(['why build army ottoman_empire', 'tell for-this-test'])
    expect(selection.picks.unit).toBe('army')
  })

  it.each([
    ['baltic', 'why attack prussia baltic land'],
    ['india', ''],
    ['ottoman_empire', 'why attack neutral ottoman_empire 4'],
  ] as const)('finds an attack in %s to be refused, if there is none to be made', async (place, request) => {
    selection.begin('attack')
    await selection.point(place)
    expect(requests[0] ?? '').toBe(request)
  })

  it('begins no battle by pointing alone', async () => {
    selection.begin('attack')
    await selection.point('india')
    expect(selection.picks.area).toBe('india')
    expect(requests).toEqual([])
  })

  it('settles at once where there is one way to do it', async () => {
    selection.begin('settle')
    await selection.point('north_america')
    expect(requests).toEqual(['act settle pop north_america'])
  })

  it('takes back a choice and those after it', async () => {
    selection.begin('move')
    await selection.point('north_america')
    await selection.fill('unit', 'fleet')
    selection.reopen('origin')
    expect(selection.picks).toEqual({ do: 'move' })
  })

  it('is empty again in another position', () => {
    const { play } = playing('turn')
    const other = new Selection({ ...play, legal: [...play.legal] })
    other.begin('move')
    expect(other.held).toBe(true)
    Object.assign(other.play, { legal: play.legal.slice(1) })
    expect(other.held).toBe(false)
  })
})

describe('outside a turn', () => {
  it('what can be done is chosen from the start', () => {
    expect(new Selection(playing('opening').play).picks.do).toBe('place')
    expect(new Selection(playing('build-militia').play).picks.do).toBe('build')
    expect(new Selection(playing('native').play).picks).toEqual({ do: 'move', origin: 'india', unit: 'army' })
  })
})
