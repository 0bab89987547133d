import { expect, it } from 'vitest'
import type { Schemas } from '../server/api'
import { inOrder, waits } from './order'

const own = (id: string, at: number, status: string, actor: number | null, you: number | null = 0) =>
  ({ type: 'table', at, view: null, table: { id, status, actor, you } }) as Schemas['OwnTableShown']
const ids = (...tables: Schemas['OwnTableShown'][]) => inOrder(tables).map(({ table }) => table.id)

it('lists first what waits for the player, and of that what has waited longest', () => {
  const [others, short, long] = [
    own('others', 9, 'playing', 1),
    own('short', 5, 'playing', 0),
    own('long', 2, 'playing', 0),
  ]
  expect(ids(others, short, long)).toEqual(['long', 'short', 'others'])
})

it('lists the rest by the latest that happened, and what is over last', () => {
  expect(ids(own('over', 9, 'over', null), own('old', 1, 'playing', 1), own('new', 5, 'open', null))).toEqual([
    'new',
    'old',
    'over',
  ])
})

it.each([
  ['a game whose decision is another’s', own('a', 1, 'playing', 1)],
  ['a game that is only watched', own('a', 1, 'playing', null, null)],
  ['a game that has not begun', own('a', 1, 'open', 0)],
])('does not wait: %s', (_, table) => {
  expect(waits(table)).toBe(false)
})
