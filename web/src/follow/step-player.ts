/**
 * Plays what others did, one action after the other, with time to look at each. It knows no page and no game: it says
 * which step is under way and in which phase, and when the board may show it.
 */

export interface Playable {
  /** Is there nothing to tell of it? Then no time is spent on it. */
  readonly silent: boolean
  /** Do pieces travel to the board? */
  readonly travels: boolean
  /** Are dice rolled? Until they lie, nothing else may tell what they show. */
  readonly rolls: boolean
  /** Does it stop the flow: a battle, a monument, the end of a war? */
  readonly great: boolean
}

/**
 * `travelling`, `rolling`: the board is still as before. `shown`: the board shows it. `held`: a great moment, which stays
 * longer. `waiting`: for the player to go on, who takes single steps.
 */
export type Phase = 'idle' | 'travelling' | 'rolling' | 'shown' | 'held' | 'waiting'

export interface Timer {
  start(after: number, work: () => void): unknown
  stop(handle: unknown): void
}

export interface Tempo {
  /** Milliseconds for an action; 0: all at once. */
  readonly pace: number
  /** No movement: pieces do not travel, dice lie at once. The pause stays. */
  readonly still: boolean
  /** Does the player ask for each step? */
  readonly single: boolean
}

export interface Stage<S> {
  /** A phase begins. */
  enter(step: S | null, phase: Phase): void
  /** The board is to show what this step made. */
  show(step: S): void
}

/** Of the time of an action, what its pieces are under way, and at most so many milliseconds. */
const TRAVEL_SHARE = 0.45
const LONGEST_TRAVEL = 550
const ROLL = 1000
const SHORTEST_HOLD = 2600
const HOLD = 3 // times the pace
/** With more waiting, we are far behind, and the oldest are shown at once. */
const MOST_WAITING = 16

export const BROWSER_TIMER: Timer = {
  start: (after, work) => setTimeout(work, after),
  stop: (handle) => clearTimeout(handle as number),
}

export class StepPlayer<S extends Playable> {
  private queue: S[] = []
  private step: S | null = null
  private phase: Phase = 'idle'
  private timer: unknown = null

  constructor(
    private readonly stage: Stage<S>,
    private readonly tempo: () => Tempo,
    private readonly clock: Timer = BROWSER_TIMER,
  ) {}

  get playing(): boolean {
    return this.phase !== 'idle'
  }

  push(steps: readonly S[]): void {
    this.queue.push(...steps)
    while (this.queue.length > MOST_WAITING) this.stage.show(this.queue.shift() as S)
    if (this.phase === 'idle') this.begin()
    else if (this.tempo().pace === 0) this.finish()
  }

  /** On with it: what is under way is shown, and after that comes the next. */
  next(): void {
    this.stop()
    if (this.phase === 'travelling' || this.phase === 'rolling') this.reveal()
    else if (this.phase !== 'idle') this.begin()
  }

  /** Everything at once: the present. */
  finish(): void {
    this.stop()
    if (this.step && (this.phase === 'travelling' || this.phase === 'rolling')) this.stage.show(this.step)
    for (let step = this.queue.shift(); step; step = this.queue.shift()) this.stage.show(step)
    this.enter(null, 'idle')
  }

  private begin(): void {
    if (this.tempo().pace === 0) return this.finish()
    let step = this.queue.shift()
    for (; step?.silent; step = this.queue.shift()) this.stage.show(step)
    if (!step) return this.enter(null, 'idle')
    const travelling = step
    const { pace, still } = this.tempo()
    if (step.travels && !still) {
      this.enter(step, 'travelling')
      this.after(Math.min(LONGEST_TRAVEL, TRAVEL_SHARE * pace), () => this.roll(travelling))
    } else this.roll(step)
  }

  private roll(step: S): void {
    if (!step.rolls || this.tempo().still) return this.reveal(step)
    this.enter(step, 'rolling')
    this.after(ROLL, () => this.reveal())
  }

  private reveal(step = this.step): void {
    if (!step) return
    const { pace } = this.tempo()
    this.stage.show(step)
    this.enter(step, step.great ? 'held' : 'shown')
    this.after(step.great ? Math.max(SHORTEST_HOLD, HOLD * pace) : pace, () => this.rest(step))
  }

  /** It was looked at. */
  private rest(step: S): void {
    if (this.tempo().single && this.queue.length) this.enter(step, 'waiting')
    else this.begin()
  }

  private enter(step: S | null, phase: Phase): void {
    this.step = step
    this.phase = phase
    this.stage.enter(step, phase)
  }

  private after(time: number, work: () => void): void {
    this.timer = this.clock.start(time, () => {
      this.timer = null
      work()
    })
  }

  private stop(): void {
    if (this.timer !== null) this.clock.stop(this.timer)
    this.timer = null
  }
}
