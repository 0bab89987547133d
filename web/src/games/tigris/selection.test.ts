import { describe, expect, test, vi } from 'vitest'
import type { Action, TigrisPlay } from './types'
import { cellsOf, Selection, selectionOf } from './selection.svelte'

const LEGAL: Action[] = [
  { do: 'tile', colour: 'red', at: 'C5' },
  { do: 'tile', colour: 'red', at: 'C6' },
  { do: 'leader', leader: 'king', to: 'D5' },
  { do: 'leader', leader: 'king', to: 'off' },
  { do: 'swap', tiles: ['red'] },
  { do: 'done' },
]
const TEXTS = ['tile red C5', 'tile red C6', 'leader king D5', 'leader king off', 'swap red', 'done']
const REFUSAL = { rule: 'TE-P2', reason: 'the-river-takes-only-farms', facts: {} }

function play(decision = 'action', legal = LEGAL, texts = TEXTS) {
  return {
    view: {
      decision,
      players: [{ leaders: { king: 'B5', priest: null, farmer: 'F5', trader: null } }],
    },
    seat: 0,
    mayAct: true,
    staged: null,
    legal: legal.map((action, index) => ({ action, text: texts[index] })),
    act: vi.fn(() => Promise.resolve(true)),
    why: vi.fn(() => Promise.resolve(REFUSAL)),
    tell: vi.fn(),
  } as unknown as TigrisPlay
}

describe('what is held', () => {
  test('shows where it may go, and nowhere off the board', () => {
    const selection = new Selection(play())
    expect([...selection.targets]).toEqual([])
    selection.take({ kind: 'tile', colour: 'red' })
    expect([...selection.targets]).toEqual(['C5', 'C6'])
    selection.take({ kind: 'leader', leader: 'king' })
    expect([...selection.targets]).toEqual(['D5'])
  })

  test('is put back when it is taken up again', () => {
    const selection = new Selection(play())
    selection.toggle({ kind: 'tile', colour: 'red' })
    expect(selection.isHeld({ kind: 'tile', colour: 'red' })).toBe(true)
    selection.toggle({ kind: 'tile', colour: 'red' })
    expect(selection.held).toBeNull()
  })

  test('is played on a target and leaves the hand', async () => {
    const table = play()
    const selection = new Selection(table)
    selection.take({ kind: 'tile', colour: 'red' })
    await selection.put('C6')
    expect(table.act).toHaveBeenCalledExactlyOnceWith('tile red C6')
    expect(selection.held).toBeNull()
  })

  test('stays in the hand where it may not go, and the reason is told', async () => {
    const table = play()
    const selection = new Selection(table)
    selection.take({ kind: 'tile', colour: 'red' })
    await selection.put('A4')
    expect(table.why).toHaveBeenCalledExactlyOnceWith('tile red A4')
    expect(table.tell).toHaveBeenCalledWith(REFUSAL, undefined)
    expect(table.act).not.toHaveBeenCalled()
    expect(selection.held).not.toBeNull()
  })
})

describe('a press on the board', () => {
  test('takes up an own leader that may move, and no other', async () => {
    const selection = new Selection(play())
    expect([...selection.grips]).toEqual([['B5', 'king']])
    await selection.press('B5')
    expect(selection.held).toEqual({ kind: 'leader', leader: 'king' })
    await selection.press('B5')
    expect(selection.held).toBeNull()
  })

  test('answers what is asked, with nothing in the hand', async () => {
    const table = play('treasure', [{ do: 'keep', at: 'K1' }], ['keep K1'])
    const selection = new Selection(table)
    expect([...selection.targets]).toEqual(['K1'])
    await selection.press('K1')
    expect(table.act).toHaveBeenCalledExactlyOnceWith('keep K1')
  })
})

test('what is looked at is a legal action or nothing', () => {
  const selection = new Selection(play())
  selection.take({ kind: 'tile', colour: 'red' })
  selection.over = 'C5'
  expect(selection.action).toEqual({ do: 'tile', colour: 'red', at: 'C5' })
  selection.over = 'A4'
  expect(selection.action).toBeNull()
})

test('board and panel share one selection', () => {
  const table = play()
  expect(selectionOf(table)).toBe(selectionOf(table))
})

test('an action knows its cells', () => {
  expect(cellsOf({ do: 'monument', at: 'C5', monument: 'red-blue' })).toEqual(['C5', 'D5', 'C6', 'D6'])
  expect(cellsOf({ do: 'ziggurat', at: 'H6' })).toEqual(['H6', 'H5', 'G6', 'I6', 'H7'])
  expect(cellsOf({ do: 'leader', leader: 'king', to: 'off' })).toEqual([])
})
