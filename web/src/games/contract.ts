/**
 * What the shell and a game's folder promise each other. A board draws a view and offers legal actions; it knows no
 * rule. The same components serve a live table, a replayed step, a lesson and a picture: they differ in their `Play`.
 */
import type { Component } from 'svelte'
import type { components } from '../generated/api'
import type { Sound } from '../kit/sound'

export type Schemas = components['schemas']

/** An action that may be done now, as the game describes it and as `act` takes it. */
export interface Legal<Action> {
  readonly action: Action
  readonly text: string
}

/** Why an action is not legal: the rule's id, a message id and its facts. */
export interface Refusal {
  readonly rule: string
  readonly reason: string
  readonly facts: Readonly<Record<string, unknown>>
}

/** Sentences in the player's language. A message's arguments are made as `tilewright.translations` makes them. */
export interface Words {
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  /** A message by its id; arguments may be texts, numbers, lists, or fields of an event. */
  text(id: string, facts?: Readonly<Record<string, unknown>>): string
  /** The word for a piece or a place of this game, or another form of it (an attribute of its message). */
  name(value: string, form?: string): string
  /** Why an action is refused, without the rule's id. */
  refusal(refusal: Refusal): string
  number(value: number, options?: Intl.NumberFormatOptions): string
}

/** One moment of a game as one pair of eyes sees it, with what these hands may do. All fields are reactive. */
export interface Play<View = unknown, Action = unknown, Event = unknown, Insight = unknown> {
  readonly view: View
  /** Whose eyes; null for a spectator. */
  readonly seat: number | null
  readonly actor: number | null
  /** The names of the players, seat by seat. */
  readonly names: readonly string[]
  /** Is the decision mine, here and now? If not, `legal` is empty. */
  readonly mayAct: boolean
  readonly legal: readonly Legal<Action>[]
  /** Actions of mine that can still be taken back. */
  readonly draft: readonly string[]
  /** An action that is not done yet: it waits to be confirmed, ends the turn, or is a hint that is looked at. A board
   * shows it as a ghost. */
  readonly staged: Legal<Action> | null
  /** What happened since the moment before, for motion and for marking what is new. */
  readonly recent: readonly Event[]
  /** All that happened so far, at a table that remembers it. */
  readonly happened?: readonly Event[]
  /** Is it being told on a card over the board? Then nothing else tells it. */
  readonly carded?: boolean
  /** What the board means (strengths, odds), as the game works it out; null until it is known. */
  readonly insight: Insight | null
  readonly words: Words
  /** How long motion lasts: 1 as designed, 0 none. */
  readonly pace: number
  /** Do it. False if it was refused or the connection is lost; the shell has told the player why. */
  act(text: string): Promise<boolean>
  takeBack(steps?: number): Promise<void>
  /** The own standing order, which the server follows and nobody else sees; undefined where none can be given. */
  readonly order?: string | null | undefined
  /** Leave a standing order; null withdraws it. */
  giveOrder?(order: string | null): Promise<boolean>
  /** Why not? Null if it is legal. Asked of the server; answers are remembered until the position changes. */
  why(text: string): Promise<Refusal | null>
  /** What an action would bring, as the game works it out. */
  outlook(text: string): Promise<Insight | null>
  /** Show a reason where the player pointed (or at the foot of the page), with a link to the rule. */
  tell(refusal: Refusal, at?: Element): void
  /** Say something to screen readers alone. */
  announce(sentence: string): void
}

export interface PlayProps<P extends Play = Play> {
  play: P
}

/** A piece on its way from its owner to a place of the board, which has that name as `data-cell` or `data-place`. */
export interface Travel<Piece> {
  readonly seat: number
  readonly to: string
  readonly piece: Piece
}

/** A moment that gets a card: its message is `GAME-moment-KIND`. A great one stops the flow for a while. */
export interface Moment {
  readonly kind: string
  readonly great: boolean
  /** Are dice rolled? Nothing else tells what they show before they lie. */
  readonly rolls: boolean
  /** The kinds of events that the card tells of, where not of all. */
  readonly tells?: readonly string[]
  /** What a great one sounds like; a bell where it is left out. */
  readonly sound?: Sound
}

/** How the actions of others are followed: what their events mean on the board. */
export interface Following<View, Event, Piece = any> {
  /** The places that these events changed. */
  places(events: readonly Event[]): string[]
  /** Where places are no neat boxes: what within a place its mark is fixed to, as a selector. */
  anchor?: string
  /** The pieces that came from their owners, in order. */
  travels(events: readonly Event[]): Travel<Piece>[]
  Piece: Component<{ piece: Piece; view: View }>
  moment(events: readonly Event[]): Moment | null
  /** What a moment's card shows beside its words. `before`: the view before it, where that is known. */
  Scene?: Component<{
    events: readonly Event[]
    before: View | null
    view: View
    words: Words
    rolling: boolean
    still: boolean
  }>
  /** What a mark of this seat's wears: `--seat`, `--seat-edge` and `--seat-mark` as style, and whatever else they need. */
  dress(view: View, seat: number): { style: string } & Record<`data-${string}`, string>
}

/** What somebody scored with an action, in as few words as can be: '+2 red'. */
export interface Gain {
  readonly seat: number
  readonly text: string
}

/** What `index.ts` in a game's folder exports as default. Everything is loaded only when the game is opened. */
export interface GameClient<V = any, A = any, E = any, I = any> {
  name: string
  /** The board itself; it takes all the room it is given, and scrolls or zooms within itself. */
  Board: Component<PlayProps<Play<V, A, E, I>>>
  /** Own hand or panel, and the open decision with the figures that matter; below or beside the board. */
  Panel: Component<PlayProps<Play<V, A, E, I>> & { apart?: boolean }>
  /** Conflicts and offers as a card over the board, beside what they are about. Where the page has room for it, the
   * panel is told (`apart`) and leaves them out. */
  Overlay?: Component<PlayProps<Play<V, A, E, I>>>
  /** Does the panel want height rather than width? On a desk it then lies beside the board, not below it. */
  panelBeside?: boolean
  /** What everyone may know of one player, as a small card in the strip of players. The shell adds name and clock. */
  SeatCard: Component<PlayProps<Play<V, A, E, I>> & { seat: number }>
  /** All that everyone may know of one player, opened from the card; left out where the card says it all. */
  Tableau?: Component<PlayProps<Play<V, A, E, I>> & { seat: number }>
  /** The last count of a game that is over, and what decided it. */
  Final: Component<PlayProps<Play<V, A, E, I>>>
  /** A still picture of a view: home page, thumbnails, download. No interaction, no fixed size (a viewBox); names are
   * written where there are words for them. */
  Picture: Component<{ view: V; words?: Words | null }>
  /** Where it is left out, actions are told in words alone. */
  following?: Following<V, E>
  /** What is asked of the actor now, in plain words: said above the board. */
  ask(play: Play<V, A, E, I>): string
  /**
   * Is an action like this put down on the board, rather than said with a button of its own? A slip of the hand that
   * would end the turn is then kept back until the player ends it.
   */
  isPutDown?(action: A, view: V): boolean
  /** An action as a sentence or phrase ('King to C5'), for confirming, hints and lists. */
  say(action: A, words: Words): string
  /**
   * The players as log and questions call them, where a name alone does not say who they are on the board: with
   * their power. Left out where it does.
   */
  seatNames?(names: readonly string[], view: V, words: Words): readonly string[]
  /** What these events scored, summed up. */
  gains?(events: readonly E[], words: Words): readonly Gain[]
  /** What players should know of a table with these options before they sit down at it; null if there is nothing. */
  note?(options: Readonly<Record<string, unknown>>, words: Words): string | null
  /** The seat's colour or emblem, so that log and chat can mark players as the board does (a CSS colour, a small SVG component). */
  Emblem: Component<{ view: V; seat: number }>
}
