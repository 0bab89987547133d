import { expect, test } from 'vitest'
import { lying } from './lying'
import type { View } from './facts'

const view = (rows: string[], treasures: string[]) =>
  ({ grid: rows.map((row) => row.split(' ')), treasures }) as unknown as View

test('a grid is read cell by cell', () => {
  const found = lying(view(['. R kA b - = x gP . . . . . . . .'], ['B1', 'F1']))
  expect([...found.values()]).toEqual([
    { key: 'red B1', cell: 'B1', piece: { kind: 'tile', colour: 'red' }, treasure: true },
    { key: 'archer king', cell: 'C1', piece: { kind: 'leader', dynasty: 'archer', leader: 'king' }, treasure: false },
    { key: 'blue D1', cell: 'D1', piece: { kind: 'tile', colour: 'blue' }, treasure: false },
    { key: 'down E1', cell: 'E1', piece: { kind: 'down' }, treasure: false },
    { key: 'down F1', cell: 'F1', piece: { kind: 'down' }, treasure: true },
    { key: 'catastrophe G1', cell: 'G1', piece: { kind: 'catastrophe' }, treasure: false },
    { key: 'pot trader', cell: 'H1', piece: { kind: 'leader', dynasty: 'pot', leader: 'trader' }, treasure: false },
  ])
})

test('a leader keeps its key where it goes', () => {
  const before = lying(view(['kA . . . . . . . . . . . . . . .'], []))
  const after = lying(view(['. . kA . . . . . . . . . . . . .'], []))
  expect(after.get('C1')?.key).toBe(before.get('A1')?.key)
})
