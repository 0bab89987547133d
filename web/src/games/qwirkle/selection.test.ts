import { describe, expect, it } from 'vitest'
import { arranged, tradeOf } from './selection.svelte'
import { sorted } from './tiles'

const names = (tiles: readonly { tile: string }[]) => tiles.map(({ tile }) => tile)

describe('the hand', () => {
  let next = 0
  const fresh = () => next++

  it('keeps its order when tiles leave, and new ones come last', () => {
    const before = arranged([], ['Rsq', 'Bst', 'Bst', 'Gx'], fresh)
    const after = arranged([...before].reverse(), ['Bst', 'Rsq', 'Yci'], fresh)
    expect(names(after)).toEqual(['Bst', 'Rsq', 'Yci'])
    expect(before.map(({ id }) => id)).toContain(after[0]?.id)
    expect(before.map(({ id }) => id)).not.toContain(after[2]?.id)
  })

  it('tells equal tiles apart', () => {
    const hand = arranged([], ['Bst', 'Bst'], fresh)
    expect(hand[0]?.id).not.toBe(hand[1]?.id)
  })

  it('is sorted by colour or by shape, as the box has them', () => {
    const tiles = ['Px', 'Rst', 'Gci', 'Rci', 'Ox']
    expect(sorted(tiles, (tile) => tile, 'colour')).toEqual(['Rci', 'Rst', 'Ox', 'Gci', 'Px'])
    expect(sorted(tiles, (tile) => tile, 'shape')).toEqual(['Rci', 'Gci', 'Ox', 'Px', 'Rst'])
  })

  it('finds a trade in whatever order the tiles were chosen', () => {
    const trade = { do: 'trade', tiles: ['Rsq', 'Bst', 'Bst'] } as const
    const legal = [{ action: { ...trade, tiles: [...trade.tiles] }, text: 'trade Rsq Bst Bst' }]
    expect(tradeOf(legal, ['Bst', 'Rsq', 'Bst'])).toBe('trade Rsq Bst Bst')
    expect(tradeOf(legal, ['Bst', 'Rsq'])).toBeNull()
    expect(tradeOf([], [])).toBeNull()
  })
})
