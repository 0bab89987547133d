import { expect, test } from 'vitest'
import { lying } from './lying'
import type { Cell, View } from './types'

const view = (cells: Cell[]) => ({ cells, players: [{ dynasty: 'archer' }, { dynasty: 'pot' }] }) as unknown as View

test('things are found by their cells, leaders with their dynasties', () => {
  const cells: Cell[] = [
    { kind: 'tile', at: 'B1', colour: 'red', treasure: true },
    { kind: 'leader', at: 'C1', leader: 'king', seat: 0 },
    { kind: 'tile', at: 'D1', colour: 'blue' } as Cell,
    { kind: 'face-down', at: 'F1', treasure: true },
    { kind: 'catastrophe', at: 'G1' },
    { kind: 'leader', at: 'H1', leader: 'trader', seat: 1 },
  ]
  const found = [...lying(view(cells)).values()]
  expect(found.map(({ key }) => key)).toEqual([
    'red B1',
    'archer king',
    'blue D1',
    'face-down F1',
    'catastrophe G1',
    'pot trader',
  ])
  expect(found.map(({ treasure }) => treasure)).toEqual([true, false, false, true, false, false])
  expect(found[5]?.piece).toEqual({ kind: 'leader', at: 'H1', leader: 'trader', seat: 1, dynasty: 'pot' })
})

test('a leader keeps its key where it goes', () => {
  const before = lying(view([{ kind: 'leader', at: 'A1', leader: 'king', seat: 0 }]))
  const after = lying(view([{ kind: 'leader', at: 'C1', leader: 'king', seat: 0 }]))
  expect(after.get('C1')?.key).toBe(before.get('A1')?.key)
})
