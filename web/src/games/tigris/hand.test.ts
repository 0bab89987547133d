import { describe, expect, test, vi } from 'vitest'
import type { Action, TigrisPlay } from './facts'
import { cellsOf, Hand, handOf } from './hand.svelte'

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
    const hand = new Hand(play())
    expect([...hand.targets]).toEqual([])
    hand.take({ kind: 'tile', colour: 'red' })
    expect([...hand.targets]).toEqual(['C5', 'C6'])
    hand.take({ kind: 'leader', leader: 'king' })
    expect([...hand.targets]).toEqual(['D5'])
  })

  test('is put back when it is taken up again', () => {
    const hand = new Hand(play())
    hand.toggle({ kind: 'tile', colour: 'red' })
    expect(hand.isHeld({ kind: 'tile', colour: 'red' })).toBe(true)
    hand.toggle({ kind: 'tile', colour: 'red' })
    expect(hand.held).toBeNull()
  })

  test('is played on a target and leaves the hand', async () => {
    const table = play()
    const hand = new Hand(table)
    hand.take({ kind: 'tile', colour: 'red' })
    await hand.put('C6')
    expect(table.act).toHaveBeenCalledExactlyOnceWith('tile red C6')
    expect(hand.held).toBeNull()
  })

  test('stays in the hand where it may not go, and the reason is told', async () => {
    const table = play()
    const hand = new Hand(table)
    hand.take({ kind: 'tile', colour: 'red' })
    await hand.put('A4')
    expect(table.why).toHaveBeenCalledExactlyOnceWith('tile red A4')
    expect(table.tell).toHaveBeenCalledWith(REFUSAL, undefined)
    expect(table.act).not.toHaveBeenCalled()
    expect(hand.held).not.toBeNull()
  })
})

describe('a press on the board', () => {
  test('takes up an own leader that may move, and no other', async () => {
    const hand = new Hand(play())
    expect([...hand.grips]).toEqual([['B5', 'king']])
    await hand.press('B5')
    expect(hand.held).toEqual({ kind: 'leader', leader: 'king' })
    await hand.press('B5')
    expect(hand.held).toBeNull()
  })

  test('answers what is asked, with nothing in the hand', async () => {
    const table = play('treasure', [{ do: 'keep', at: 'K1' }], ['keep K1'])
    const hand = new Hand(table)
    expect([...hand.targets]).toEqual(['K1'])
    await hand.press('K1')
    expect(table.act).toHaveBeenCalledExactlyOnceWith('keep K1')
  })
})

test('what is looked at is a legal action or nothing', () => {
  const hand = new Hand(play())
  hand.take({ kind: 'tile', colour: 'red' })
  hand.over = 'C5'
  expect(hand.action).toEqual({ do: 'tile', colour: 'red', at: 'C5' })
  hand.over = 'A4'
  expect(hand.action).toBeNull()
})

test('board and panel share one hand', () => {
  const table = play()
  expect(handOf(table)).toBe(handOf(table))
})

test('an action knows its cells', () => {
  expect(cellsOf({ do: 'monument', at: 'C5', monument: 'red-blue' })).toEqual(['C5', 'D5', 'C6', 'D6'])
  expect(cellsOf({ do: 'ziggurat', at: 'H6' })).toEqual(['H6', 'H5', 'G6', 'I6', 'H7'])
  expect(cellsOf({ do: 'leader', leader: 'king', to: 'off' })).toEqual([])
})
