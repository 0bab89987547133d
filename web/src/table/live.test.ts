import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Following } from '../games/contract'
import type { Frame, Seen } from '../server/api'
import { LiveTable } from './live.svelte'

const { settings } = vi.hoisted(() => ({ settings: { pace: 0, single: false } }))
vi.mock('../settings.svelte', () => ({ pace: () => 1, settings })) // which asks the browser for its language
vi.stubGlobal('document', { hidden: false })

const seen = (change: Partial<Seen> = {}): Seen => ({
  number: 7,
  turn: 7,
  status: 'playing',
  you: 0,
  actor: 0,
  deadline: null,
  reserves: [],
  draft: [],
  outcome: null,
  view: {},
  held: false,
  order: null,
  may_order: false,
  may_ask_take_back: false,
  ...change,
})

function positionAfter(change: Partial<Seen>): { before: string | null; after: string | null } {
  const table = new LiveTable('abc', null)
  table.see({ seen: seen() })
  const before = table.position
  table.see({ seen: seen(change) })
  return { before, after: table.position }
}

it.each([
  ['told again over the socket', {}],
  ['told again because somebody said something', { number: 8 }],
])('is the same position: %s', (_, change) => {
  const { before, after } = positionAfter(change)
  expect(after).toBe(before)
})

it.each([
  ['an action', { number: 8, turn: 8 }],
  ['a draft', { draft: ['end'] }],
  ['another seat', { you: 1 }],
])('is another position: %s', (_, change) => {
  const { before, after } = positionAfter(change)
  expect(after).not.toBe(before)
})

it('stays where it was when something older is told', () => {
  const { before, after } = positionAfter({ number: 6, turn: 6 })
  expect(after).toBe(before)
})

describe('dice of another', () => {
  const battle = { event: 'battle-rolled' }
  const frame = (number: number, events: unknown[], views: unknown[]): Frame => ({
    what: 'acted',
    number,
    at: 0,
    seat: 1,
    by: 'bot',
    events,
    steps: views.map((view, index) => ({ events: index ? events.length - 1 : 1, actor: 0, view })),
  })
  let table: LiveTable

  beforeEach(() => {
    vi.useFakeTimers()
    settings.pace = 900
    table = new LiveTable('abc', null)
    table.follower.say = () => 'something'
    table.follower.following = {
      moment: (events: readonly unknown[]) =>
        events.includes(battle) ? { kind: 'battle', great: true, rolls: true } : null,
      travels: () => [],
    } as unknown as Following<unknown, unknown>
    receive(table, [frame(6, [{ event: 'turn-began' }], ['peace'])], seen({ number: 6, actor: 1, view: 'peace' }))
  })
  afterEach(() => {
    settings.pace = 0
    vi.useRealTimers()
  })

  const now = () => ({ view: table.seen?.view, actor: table.seen?.actor, told: table.told.at(-1)?.number })

  it('give nothing away before they lie: board, log and question wait for them', () => {
    receive(table, [frame(7, [battle], ['ruins'])], seen({ view: 'ruins' }))
    vi.advanceTimersByTime(999)
    expect(now()).toEqual({ view: 'peace', actor: 1, told: 6 })
    vi.advanceTimersByTime(1)
    expect(now()).toEqual({ view: 'ruins', actor: 0, told: 7 })
  })

  it('are told with what came before them in the same entry, but not earlier', () => {
    const declared = { event: 'attack-declared' }
    receive(table, [frame(7, [declared, battle], ['declared', 'ruins'])], seen({ view: 'ruins' }))
    expect(now()).toMatchObject({ view: 'declared', told: 7 })
    expect(table.told.at(-1)).toMatchObject({ events: [declared] })
    vi.advanceTimersByTime(1900)
    expect(table.told.at(-1)).toMatchObject({ events: [declared, battle] })
  })

  it('roll for one’s own battles too', () => {
    const own = { ...(frame(7, [battle], ['ruins']) as object), seat: 0 } as Frame
    receive(table, [own], seen({ view: 'ruins' }))
    expect(now().view).toBe('peace')
    vi.advanceTimersByTime(1000)
    expect(now().view).toBe('ruins')
  })

  it('lie at once for a player who acts', () => {
    receive(table, [frame(7, [battle], ['ruins'])], seen({ view: 'ruins' }))
    table.follower.finish()
    expect(now()).toEqual({ view: 'ruins', actor: 0, told: 7 })
    expect(table.behind).toBe(false)
  })
})

it('shows an own action at once', () => {
  const table = new LiveTable('abc', null)
  receive(table, [], seen({ number: 6 }))
  receive(table, [{ what: 'said', number: 7, at: 0, player: 'a', name: 'Anna', text: 'hello' }], seen({ view: 'mine' }))
  expect(table.seen?.view).toBe('mine')
})

/** As the socket would hand it over. */
function receive(table: LiveTable, frames: Frame[], now: Seen): void {
  table['receive']({ type: 'happened', frames, seen: now, granted: [] })
}

it.each([
  ['a game that began meanwhile', { status: 'open', number: 2 }, true],
  ['what was known already', { status: 'playing', number: 3 }, false],
])('looks at the table again for the first message of its socket: %s', (_, shown, again) => {
  const table = new LiveTable('abc', null)
  table.shown = shown as LiveTable['shown']
  const refresh = vi.spyOn(table, 'refresh').mockResolvedValue()
  const started: Frame = { number: 3, at: 0, what: 'started', events: [] }
  receive(table, [started], seen({ number: 3 }))
  expect(refresh).toHaveBeenCalledTimes(again ? 1 : 0)
})
