import { expect, it, vi } from 'vitest'
import type { Seen } from '../server/api'
import { LiveTable } from './live.svelte'

vi.mock('../settings.svelte', () => ({ pace: () => 0 })) // which asks the browser for its language

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
