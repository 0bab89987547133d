/** A `Play` made of a fixture: nothing moves, and what the board called is listed. */
import type { Legal, Play, Refusal, Words } from '../games/contract'

export interface Fixture {
  game: string
  seat: number | null
  actor: number | null
  names: string[]
  view: unknown
  legal: Legal<unknown>[]
  recent: unknown[]
  insight: unknown
  refusals: Record<string, Refusal>
  outlooks: Record<string, unknown>
}

export class StudioPlay implements Play {
  readonly view: unknown
  readonly seat: number | null
  readonly actor: number | null
  readonly names: readonly string[]
  readonly mayAct: boolean
  readonly legal: readonly Legal<unknown>[]
  readonly draft: readonly string[] = []
  readonly recent: readonly unknown[]
  readonly insight: unknown
  staged = $state.raw<Legal<unknown> | null>(null)
  /** Every call of the board, newest last. */
  calls = $state<string[]>([])

  constructor(
    private readonly fixture: Fixture,
    readonly words: Words,
    readonly pace: number,
  ) {
    this.view = fixture.view
    this.seat = fixture.seat
    this.actor = fixture.actor
    this.names = fixture.names
    this.mayAct = fixture.actor !== null && fixture.actor === fixture.seat
    this.legal = fixture.legal
    this.recent = fixture.recent
    this.insight = fixture.insight
  }

  act = (text: string): Promise<boolean> => {
    this.log(`act ${text}`)
    return Promise.resolve(this.legal.some((legal) => legal.text === text))
  }

  takeBack = (steps = 1): Promise<void> => {
    this.log(`take back ${steps}`)
    return Promise.resolve()
  }

  why = (text: string): Promise<Refusal | null> => {
    this.log(`why ${text}`)
    return Promise.resolve(this.fixture.refusals[text] ?? null)
  }

  outlook = (text: string): Promise<unknown> => {
    this.log(`outlook ${text}`)
    return Promise.resolve(this.fixture.outlooks[text] ?? null)
  }

  tell = (refusal: Refusal): void => this.log(`tell ${this.words.refusal(refusal)} (${refusal.rule})`)

  announce = (sentence: string): void => this.log(`announce ${sentence}`)

  private log(text: string): void {
    this.calls = [...this.calls.slice(-19), text]
  }
}
