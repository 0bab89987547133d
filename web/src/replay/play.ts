/** A `Play` of one past step: everything to see, nothing to do. */
import type { Play, Refusal } from '../games/contract'
import { app } from '../app-state.svelte'
import type { PastStep } from '../server/api'
import { pace } from '../settings.svelte'
import type { LocalizedWords } from '../words/words'
import type { Follower } from '../follow/follower.svelte'
import type { GameHistory } from './history.svelte'

export class PastPlay implements Play {
  readonly mayAct = false
  readonly legal = []
  readonly draft = []
  readonly staged = null
  readonly insight = null

  constructor(
    private readonly past: GameHistory,
    private readonly follower: Follower,
    private readonly step: () => PastStep,
    readonly names: readonly string[],
    private readonly speaker: () => LocalizedWords,
  ) {}

  get view(): unknown {
    return this.follower.shown?.view ?? this.step().view
  }
  get seat(): number | null {
    return this.past.viewer
  }
  get actor(): number | null {
    return this.follower.shown ? this.follower.shown.actor : this.step().actor
  }
  get recent(): readonly unknown[] {
    return this.follower.shown?.events ?? (this.step().events as unknown[])
  }
  get words(): LocalizedWords {
    return this.speaker()
  }
  get pace(): number {
    return pace()
  }

  act = (): Promise<boolean> => Promise.resolve(false)
  takeBack = (): Promise<void> => Promise.resolve()
  why = (): Promise<Refusal | null> => Promise.resolve(null)
  outlook = (): Promise<null> => Promise.resolve(null)
  tell = (refusal: Refusal): void => app.showToast(this.words.refusal(refusal))
  announce = (sentence: string): void => app.announce(sentence)
}
