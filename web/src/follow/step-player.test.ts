import { beforeEach, describe, expect, it } from 'vitest'
import { StepPlayer, type Phase, type Playable, type Tempo, type Timer } from './step-player'

/** A clock that stands until it is told to go on. */
class FakeClock implements Timer {
  now = 0
  private next = 1
  private readonly set = new Map<number, { at: number; work: () => void }>()

  start(after: number, work: () => void): number {
    this.set.set(this.next, { at: this.now + after, work })
    return this.next++
  }

  stop(handle: unknown): void {
    this.set.delete(handle as number)
  }

  pass(time: number): void {
    const end = this.now + time
    for (;;) {
      const [first] = [...this.set].filter(([, { at }]) => at <= end).sort((one, other) => one[1].at - other[1].at)
      if (!first) break
      this.set.delete(first[0])
      this.now = first[1].at
      first[1].work()
    }
    this.now = end
  }
}

interface Named extends Playable {
  name: string
}

const action = (name: string, more: Partial<Playable> = {}): Named => ({
  name,
  silent: false,
  travels: false,
  rolls: false,
  great: false,
  ...more,
})

let clock: FakeClock
let tempo: Tempo
let shown: string[]
let phase: Phase
let player: StepPlayer<Named>

beforeEach(() => {
  clock = new FakeClock()
  tempo = { pace: 900, still: false, single: false }
  shown = []
  phase = 'idle'
  const stage = { enter: (_: Named | null, now: Phase) => (phase = now), show: ({ name }: Named) => shown.push(name) }
  player = new StepPlayer<Named>(stage, () => tempo, clock)
})

it('shows one action after the other, each for as long as the player wants', () => {
  player.push([action('a'), action('b')])
  expect(shown).toEqual(['a'])
  clock.pass(899)
  expect(shown).toEqual(['a'])
  clock.pass(1)
  expect(shown).toEqual(['a', 'b'])
  clock.pass(900)
  expect(phase).toBe('idle')
})

it('follows a pace that is changed on the way', () => {
  player.push([action('a'), action('b'), action('c')])
  tempo = { ...tempo, pace: 300 }
  clock.pass(900)
  clock.pass(300)
  expect(shown).toEqual(['a', 'b', 'c'])
})

it('leaves the board as it was while pieces travel', () => {
  player.push([action('a', { travels: true })])
  expect([phase, shown]).toEqual(['travelling', []])
  clock.pass(405)
  expect([phase, shown]).toEqual(['shown', ['a']])
})

it('gives nothing away before the dice lie', () => {
  player.push([action('battle', { rolls: true, great: true })])
  clock.pass(999)
  expect([phase, shown]).toEqual(['rolling', []])
  clock.pass(1)
  expect([phase, shown]).toEqual(['held', ['battle']])
})

describe('a great moment', () => {
  it('stays longer than others', () => {
    player.push([action('a', { great: true }), action('b')])
    clock.pass(2699)
    expect(shown).toEqual(['a'])
    clock.pass(1)
    expect(shown).toEqual(['a', 'b'])
  })

  it('can be skipped', () => {
    player.push([action('a', { great: true }), action('b')])
    player.next()
    expect(shown).toEqual(['a', 'b'])
  })
})

describe('without movement', () => {
  beforeEach(() => {
    tempo = { ...tempo, still: true }
  })

  it('nothing travels and nothing rolls', () => {
    player.push([action('a', { travels: true, rolls: true })])
    expect([phase, shown]).toEqual(['shown', ['a']])
  })

  it('the pause stays', () => {
    player.push([action('a', { travels: true }), action('b')])
    clock.pass(899)
    expect(shown).toEqual(['a'])
  })
})

describe('in single steps', () => {
  beforeEach(() => {
    tempo = { ...tempo, single: true }
  })

  it('waits until it is asked to go on', () => {
    player.push([action('a'), action('b')])
    clock.pass(100_000)
    expect([phase, shown]).toEqual(['waiting', ['a']])
    player.next()
    expect(shown).toEqual(['a', 'b'])
  })

  it('does not wait after the last', () => {
    player.push([action('a')])
    clock.pass(900)
    expect(phase).toBe('idle')
  })
})

it('comes to the present at once when the player acts', () => {
  player.push([action('a', { travels: true }), action('b'), action('c', { great: true, rolls: true })])
  player.finish()
  expect([phase, shown]).toEqual(['idle', ['a', 'b', 'c']])
  clock.pass(100_000)
  expect(shown).toEqual(['a', 'b', 'c'])
})

it('shows nothing twice when it is hurried on', () => {
  player.push([action('a', { travels: true }), action('b')])
  player.next()
  player.next()
  player.next()
  expect([phase, shown]).toEqual(['idle', ['a', 'b']])
})

it('plays what comes while it plays, in its order', () => {
  player.push([action('a')])
  player.push([action('b')])
  clock.pass(900)
  expect(shown).toEqual(['a', 'b'])
})

it('does not fall ever farther behind those who play faster', () => {
  const many = Array.from({ length: 40 }, (_, number) => action(String(number)))
  player.push(many)
  expect(shown.at(-1)).toBe('24')
  clock.pass(16 * 900)
  expect([phase, shown]).toEqual(['idle', many.map(({ name }) => name)])
})

it('spends no time on what is not told', () => {
  player.push([action('a', { silent: true }), action('b'), action('c', { silent: true })])
  expect(shown).toEqual(['a', 'b'])
  clock.pass(900)
  expect([phase, shown]).toEqual(['idle', ['a', 'b', 'c']])
})

it('shows all at once where no time is wanted', () => {
  tempo = { ...tempo, pace: 0 }
  player.push([action('a', { travels: true }), action('b', { great: true, rolls: true })])
  expect([phase, shown]).toEqual(['idle', ['a', 'b']])
})
