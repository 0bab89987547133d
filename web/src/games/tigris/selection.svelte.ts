/**
 * What the player is about to do: the piece in hand, the cell pointed at, an offer looked at. Board and panel
 * share it, and pointer, touch and keyboard all work through it.
 */
import { memoize } from '../../kit/memoize'
import { cross, square } from './cells'
import type { Action, Colour, LeaderName, Outlook, TigrisPlay } from './types'
import { lying } from './lying'

export type Held =
  | { readonly kind: 'tile'; readonly colour: Colour }
  | { readonly kind: 'leader'; readonly leader: LeaderName }
  | { readonly kind: 'catastrophe' }

/** What a board shows only if it is wanted. */
export interface Shown {
  coordinates: boolean
  realms: boolean
}

/** Answers to an open offer that are given by pointing at a cell, and the words for them. */
const ANSWERS = { building: 'building', treasure: 'keep' } as const

export class Selection {
  held = $state.raw<Held | null>(null)
  /** The cell that is pointed at or has the focus. */
  over = $state<string | null>(null)
  /** An answer in the panel that is being looked at. */
  considered = $state<string | null>(null)
  /** Where a dragged piece is, in the window. */
  dragged = $state.raw<{ x: number; y: number } | null>(null)
  /** Which tiles of the hand are to be thrown away, by place; null outside of a swap. */
  swapping = $state.raw<readonly number[] | null>(null)
  /** What the action looked at would bring. */
  outlook = $state.raw<{ text: string; outlook: Outlook } | null>(null)
  /** Counts up whenever the keyboard should go to the board. */
  focusRequests = $state(0)
  shown = $state<Shown>({ coordinates: false, realms: false })

  constructor(private readonly play: TigrisPlay) {}

  /** The legal actions by their texts. */
  private readonly texts = $derived.by(() => new Map(this.play.legal.map(({ text, action }) => [text, action])))

  /** The kinds of action that are legal now, with their first words: `leader king`, `tile red`, `done`. */
  private readonly openings = $derived.by(() => {
    const found = new Set<string>()
    for (const text of this.texts.keys()) {
      const [first = '', second = ''] = text.split(' ')
      found.add(first).add(`${first} ${second}`)
    }
    return found
  })

  /** The cells where what is held, or what is asked for, may go. */
  readonly targets = $derived.by(() => {
    const start = this.start
    if (start === null) return new Set<string>()
    const cells = [...this.texts.keys()]
      .filter((text) => text.startsWith(start))
      .map((text) => text.slice(start.length))
    return new Set(cells.filter((cell) => cell !== 'off'))
  })

  /** The action that is looked at: the answer in the panel, what waits to be confirmed, or the cell pointed at. */
  readonly text = $derived.by(() => {
    if (this.play.staged) return this.play.staged.text
    const text = this.considered ?? (this.over === null ? null : this.textAt(this.over))
    return text !== null && this.texts.has(text) ? text : null
  })

  readonly action = $derived.by((): Action | null => {
    if (this.play.staged) return this.play.staged.action
    return this.text === null ? null : (this.texts.get(this.text) ?? null)
  })

  /** The colour of the building that is offered: that of the tile just laid. */
  get buildingColour(): Colour | null {
    const { decision, tile } = this.play.view
    const piece = decision === 'building' && tile ? lying(this.play.view).get(tile)?.piece : null
    return piece?.kind === 'tile' ? piece.colour : null
  }

  /** Is there any legal action that begins so? */
  offers(opening: string): boolean {
    return this.openings.has(opening)
  }

  isLegal(text: string): boolean {
    return this.texts.has(text)
  }

  mayTake(piece: Held): boolean {
    return this.offers(openingOf(piece))
  }

  isHeld(piece: Held): boolean {
    return this.held !== null && openingOf(this.held) === openingOf(piece)
  }

  take(piece: Held): void {
    this.swapping = null
    this.held = piece
  }

  /** Take it up, or put it back if it is in the hand already. */
  toggle(piece: Held): void {
    if (this.isHeld(piece)) this.letGo()
    else this.take(piece)
  }

  letGo(): void {
    this.held = null
    this.dragged = null
    this.swapping = null
  }

  /** The own leaders on the board that may be moved or taken off, by cell. */
  readonly grips = $derived.by(() => {
    const { play } = this
    const leaders = play.mayAct && play.seat !== null ? (play.view.players[play.seat]?.leaders ?? {}) : {}
    const found = new Map<string, LeaderName>()
    for (const [name, cell] of Object.entries(leaders)) {
      const leader = name as LeaderName
      if (cell && this.mayTake({ kind: 'leader', leader })) found.set(cell, leader)
    }
    return found
  })

  /** The text of what pointing at a cell would mean; null if nothing is held or asked for there. */
  textAt(cell: string): string | null {
    return this.start === null ? null : this.start + cell
  }

  /** Put down what is held, or give the answer that is asked for; tell why where it may not be. */
  async put(cell: string, at?: Element): Promise<void> {
    const text = this.textAt(cell)
    if (text === null || !this.play.mayAct) return
    if (this.texts.has(text)) {
      this.letGo()
      await this.play.act(text)
      return
    }
    const refusal = await this.play.why(text)
    if (refusal) this.play.tell(refusal, at)
  }

  async act(text: string): Promise<void> {
    this.considered = null
    this.letGo()
    await this.play.act(text)
  }

  /** A click on a cell, or Enter on it. */
  async press(cell: string, at?: Element): Promise<void> {
    const leader = this.grips.get(cell)
    if (leader && (this.held === null || this.held.kind === 'leader')) this.toggle({ kind: 'leader', leader })
    else await this.put(cell, at)
  }

  /** How the text of an action begins that a cell is still missing from. */
  private get start(): string | null {
    if (this.held) return `${openingOf(this.held)} `
    const { decision } = this.play.view
    return this.play.mayAct && (decision === 'building' || decision === 'treasure') ? `${ANSWERS[decision]} ` : null
  }
}

function openingOf(piece: Held): string {
  switch (piece.kind) {
    case 'tile':
      return `tile ${piece.colour}`
    case 'leader':
      return `leader ${piece.leader}`
    case 'catastrophe':
      return 'catastrophe'
  }
}

/** The cells that an action is about. */
export function cellsOf(action: Action): string[] {
  switch (action.do) {
    case 'leader':
      return action.to === 'off' ? [] : [action.to]
    case 'tile':
    case 'catastrophe':
    case 'keep':
    case 'building':
      return [action.at]
    case 'monument':
      return square(action.at)
    case 'ziggurat':
      return cross(action.at)
    default:
      return []
  }
}

/** The selection that belongs to a play: the same for its board and its panel. */
export const selectionOf = memoize((play: TigrisPlay) => new Selection(play))
