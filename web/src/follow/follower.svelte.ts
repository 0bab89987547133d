/** What the board shows while the actions of others are played, or played again; and what there is to play. */
import type { Following, Moment } from '../games/contract'
import { pace, settings } from '../settings.svelte'
import { StepPlayer, type Phase, type Playable, type Tempo } from './step-player'
import type { Step } from './steps'

interface Played extends Playable {
  readonly step: Step
}

/** What the board shows instead of the present. */
export interface Shown {
  readonly view: unknown
  readonly actor: number | null
  readonly events: readonly unknown[]
}

const NOTHING: readonly unknown[] = []

/** Nobody sees a page in the background: it comes to the present at once. */
function tempo(): Tempo {
  return { pace: document.hidden ? 0 : settings.pace, still: pace() === 0, single: settings.single }
}

export class Follower {
  /** All actions that can be played again. */
  steps = $state.raw<readonly Step[]>([])
  /** Of these, the ones that happened but were not shown yet. */
  pending = $state.raw<readonly Step[]>([])
  shown = $state.raw<Shown | null>(null)
  /** The action under way. */
  step = $state.raw<Step | null>(null)
  phase = $state<Phase>('idle')
  /** What is played happened before, and was shown. */
  again = $state(false)
  /** The listed action that the player points at. */
  lit = $state.raw<Step | null>(null)

  /** How the game's events are to be understood, once it is loaded. */
  following: Following<unknown, unknown> | null = null
  /** An action in words; nothing is shown of one that has none. */
  say: (step: Step) => string = () => ''

  private readonly player = new StepPlayer<Played>(
    {
      enter: (played, phase) => this.enter(played?.step ?? null, phase),
      show: ({ step }) => this.show(step),
    },
    tempo,
  )

  get playing(): boolean {
    return this.phase !== 'idle'
  }

  /** What the action under way is, if it is something great. */
  get moment(): Moment | null {
    return this.step ? (this.following?.moment(this.step.events) ?? null) : null
  }

  /** Is a card over the board telling of it? */
  get carded(): boolean {
    const { moment, phase } = this
    return moment !== null && (phase === 'rolling' || phase === 'held' || (moment.rolls && this.playing))
  }

  /** What happened before we came: it can be played, but is not by itself. */
  remember(steps: readonly Step[]): void {
    this.steps = [...this.steps, ...steps]
  }

  /** Something happens now; the board shows it when its time comes. `before`: what it shows until then. */
  follow(steps: readonly Step[], before: Shown): void {
    if (!steps.length) return
    if (this.again) this.finish()
    this.pending = [...this.pending, ...steps]
    this.shown ??= { ...before, events: NOTHING }
    this.player.push(steps.map((step) => this.played(step)))
  }

  /** Once more, from before the first of them. */
  replay(steps: readonly Step[]): void {
    this.finish()
    const [first] = steps
    if (!first) return
    this.again = true
    if (first.before) this.shown = { view: first.before, actor: first.seat, events: NOTHING }
    this.player.push(steps.map((step) => this.played(step)))
  }

  next = (): void => this.player.next()
  finish = (): void => {
    if (this.playing) this.player.finish()
  }

  /** Again from the first of these, which are those shown, and what was still to come. */
  restart(shown: readonly Step[]): void {
    this.replay([...shown, ...this.pending.filter((step) => !shown.includes(step))])
  }

  isGreat(step: Step): boolean {
    const moment = this.following?.moment(step.events)
    return Boolean(moment && (moment.great || moment.rolls))
  }

  /** Acting brings the player to the present: a press or a key within this element. */
  hurried = (within: Element): (() => void) => {
    const pressed = (event: Event) => {
      if (event instanceof KeyboardEvent && !/^(Enter| |\d)$/.test(event.key)) return
      this.finish()
    }
    within.addEventListener('click', pressed, { capture: true })
    within.addEventListener('keydown', pressed, { capture: true })
    return () => {
      within.removeEventListener('click', pressed, { capture: true })
      within.removeEventListener('keydown', pressed, { capture: true })
    }
  }

  private played(step: Step): Played {
    const moment = this.following?.moment(step.events) ?? null
    return {
      step,
      silent: !this.say(step),
      travels: Boolean(this.following?.travels(step.events).length),
      rolls: moment?.rolls ?? false,
      great: moment?.great ?? false,
    }
  }

  private show(step: Step): void {
    this.pending = this.pending.filter((one) => one !== step)
    this.shown = { view: step.view, actor: step.actor, events: step.events }
  }

  private enter(step: Step | null, phase: Phase): void {
    this.step = step
    this.phase = phase
    if (phase !== 'idle') return
    this.shown = null
    this.again = false
  }
}
