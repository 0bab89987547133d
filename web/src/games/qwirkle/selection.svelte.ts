/**
 * What the player has selected: the order of their tiles, the one that is picked up, those chosen for a trade. The board
 * and the panel of one `QwirklePlay` share it.
 */
import { memoize } from '../../kit/memoize'
import { SvelteSet } from 'svelte/reactivity'
import type { Play } from '../contract'
import { sorted, type Order } from './tiles'
import { cellName, type Action, type Cell, type QwirklePlay } from './types'

/** A tile of the hand; the number tells equal tiles apart. */
export interface Held {
  readonly id: number
  readonly tile: string
}

/** The tiles that are still there in their order, then the new ones. */
export function arranged(before: readonly Held[], hand: readonly string[], fresh: () => number): Held[] {
  const left = [...hand]
  const kept = before.filter(({ tile }) => {
    const at = left.indexOf(tile)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return [...kept, ...left.map((tile) => ({ id: fresh(), tile }))]
}

/** The trade of exactly these tiles among the legal actions: they are listed in an order of their own. */
export function tradeOf(legal: QwirklePlay['legal'], tiles: readonly string[]): string | null {
  const wanted = [...tiles].sort().join(' ')
  const same = (action: Action) => action.do === 'trade' && [...action.tiles].sort().join(' ') === wanted
  return legal.find(({ action }) => same(action))?.text ?? null
}

export class Selection {
  tiles = $state.raw<readonly Held[]>([])
  /** The tile that is picked up. */
  picked = $state.raw<Held | null>(null)
  /** Where a dragged tile is, in the window. */
  drag = $state.raw<{ x: number; y: number } | null>(null)
  trading = $state(false)
  readonly chosen = new SvelteSet<number>()
  /** Set by the board: the cell at a point of the window, null beside the board; and a way to bring the focus there. */
  cellUnder: (x: number, y: number) => Cell | null = () => null
  enterBoard: () => void = () => undefined
  private count = 0

  constructor(private readonly play: QwirklePlay) {}

  /** The hand is now this. */
  keep(hand: readonly string[]): void {
    this.tiles = arranged(this.tiles, hand, () => this.count++)
    const there = (id: number): boolean => this.tiles.some((held) => held.id === id)
    if (this.picked && !there(this.picked.id)) this.letGo()
    for (const id of this.chosen) if (!there(id)) this.chosen.delete(id)
  }

  sort(first: Order): void {
    this.tiles = sorted(this.tiles, ({ tile }) => tile, first)
  }

  /** Put a tile at another place of the hand. */
  move(held: Held, place: number): void {
    const others = this.tiles.filter(({ id }) => id !== held.id)
    this.tiles = [...others.slice(0, place), held, ...others.slice(place)]
  }

  pick(held: Held): void {
    this.picked = held
    this.play.announce(this.play.words.text('qwirkle-table-picked', { tile: held.tile, count: this.targets.length }))
  }

  letGo(): void {
    this.picked = null
    this.drag = null
  }

  /** The cells that take the tile which is picked up. */
  get targets(): readonly string[] {
    const tile = this.picked?.tile
    return this.play.legal.flatMap(({ action }) =>
      action.do === 'place' && action.tile === tile ? [cellName(action)] : [],
    )
  }

  /** Lay the picked tile there, or show why that is not legal. */
  async layAt(cell: Cell, at?: Element): Promise<void> {
    const { picked } = this
    this.drag = null
    if (!picked || !this.play.mayAct) return
    const text = `place ${picked.tile} ${cellName(cell)}`
    if (this.targets.includes(cellName(cell))) {
      this.picked = null
      const done = await this.play.act(text)
      if (!done && this.tiles.includes(picked)) this.picked = picked // not laid after all: still between the fingers
    } else await explained(this.play, text, at)
  }

  async trade(at?: Element): Promise<void> {
    const tiles = this.tiles.filter(({ id }) => this.chosen.has(id)).map(({ tile }) => tile)
    const text = tradeOf(this.play.legal, tiles)
    if (text === null) await explained(this.play, ['trade', ...tiles].join(' '), at)
    else if (await this.play.act(text)) this.stopTrading()
  }

  startTrading(): void {
    this.letGo()
    this.trading = true
  }

  stopTrading(): void {
    this.trading = false
    this.chosen.clear()
  }
}

/** Show why this is not legal, where the player pointed. */
export async function explained(play: Play, text: string, at?: Element): Promise<void> {
  const refusal = await play.why(text)
  if (refusal) play.tell(refusal, at)
}

/** The selection at this table: the same for its board and its panel. */
export const selectionOf = memoize((play: QwirklePlay) => new Selection(play))
