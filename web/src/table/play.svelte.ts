/** A `Play` at a live table. What is legal comes with each position; why not, and what would follow, is asked for. */
import type { GameClient, Legal, Play, Refusal } from '../games/contract'
import { app, problemText } from '../app-state.svelte'
import { api, unwrap } from '../server/api'
import { asProblem, type Problem } from '../server/problem'
import { pace, settings } from '../settings.svelte'
import type { LocalizedWords } from '../words/words'
import type { LiveTable } from './live.svelte'
import { seatNames } from './names'

/** Why something may not be done, and where the player pointed. */
export interface ShownRefusal {
  refusal: Refusal
  at: DOMRect | null
}

const NOTHING: readonly Legal<unknown>[] = []

export class LivePlay implements Play {
  shownRefusal = $state.raw<ShownRefusal | null>(null)
  /** A hint that is looked at. */
  considered = $state.raw<Legal<unknown> | null>(null)
  /** An action that waits to be confirmed. */
  unconfirmed = $state.raw<Legal<unknown> | null>(null)
  private busy = false
  private answer: ((confirmed: boolean) => void) | null = null
  private readonly reasons = new Map<string, Promise<Refusal | null>>()
  private readonly outlooks = new Map<string, Promise<unknown>>()

  constructor(
    private readonly table: LiveTable,
    private readonly speaker: () => LocalizedWords,
    private readonly client: () => GameClient | null,
  ) {}

  /** What was told of this position. */
  private get decision() {
    const told = this.table.decision
    return told?.position === this.table.position ? (told?.open ?? null) : null
  }
  /** The list is the same one as long as the position is: boards know by it whether anything has changed. */
  private known: { found: unknown; listed: readonly Legal<unknown>[] } = { found: null, listed: NOTHING }
  private get listed(): readonly Legal<unknown>[] {
    const found = this.decision?.legal ?? null
    if (this.known.found !== found) {
      const listed = found?.texts.map((text, index) => ({ text, action: found.actions[index] })) ?? NOTHING
      this.known = { found, listed }
    }
    return this.known.listed
  }

  get legal(): readonly Legal<unknown>[] {
    return this.mine ? this.listed : NOTHING
  }
  get insight(): unknown {
    return this.table.behind ? null : (this.table.decision?.open.insight ?? null)
  }
  get view(): unknown {
    return this.table.seen?.view
  }
  get seat(): number | null {
    return this.table.seen?.you ?? null
  }
  get actor(): number | null {
    return this.table.seen?.actor ?? null
  }
  get names(): readonly string[] {
    return seatNames(this.table.shown?.seats ?? [])
  }
  get draft(): readonly string[] {
    return this.table.seen?.draft ?? []
  }
  get recent(): readonly unknown[] {
    return this.table.recent
  }
  get happened(): readonly unknown[] {
    return this.table.events
  }
  get carded(): boolean {
    return this.table.follower.carded
  }
  get words(): LocalizedWords {
    return this.speaker()
  }
  get pace(): number {
    return pace()
  }
  get mine(): boolean {
    return this.seat !== null && this.actor === this.seat && !this.table.behind
  }
  /** The last action of the turn, which is not shown to anybody before the player ends it. */
  get held(): Legal<unknown> | null {
    const text = this.table.seen?.held ? this.draft.at(-1) : undefined
    const action: unknown = this.decision?.held
    return text !== undefined && action ? { text, action } : null
  }
  get staged(): Legal<unknown> | null {
    return this.unconfirmed ?? this.held ?? this.considered
  }
  get mayAct(): boolean {
    return this.mine && this.decision?.legal != null && !this.table.seen?.held && this.table.socketState === 'open'
  }

  /** The position is another: what was said of the one before no longer holds. */
  forget(): void {
    this.reasons.clear()
    this.outlooks.clear()
    this.considered = null
    this.settle(false)
  }

  act = async (text: string): Promise<boolean> => {
    if (this.busy || !this.mayAct) return false
    const legal = this.legal.find((each) => each.text === text)
    if (settings.confirm && legal) {
      this.settle(false)
      this.unconfirmed = legal
      if (!(await new Promise<boolean>((answer) => (this.answer = answer)))) return false
    }
    const hold = !settings.confirm && !settings.endAtOnce && legal !== undefined && this.isPutDown(legal.action)
    const turn = this.table.latest?.turn ?? null
    return this.doing(() => this.table.ask('act', { actions: [text], turn, hold, drafted: this.drafted }))
  }

  /** How many actions the draft had when the player decided: what is sent again after a lost answer is not done twice. */
  private get drafted(): number | null {
    return this.table.latest?.draft.length ?? null
  }

  /** Answers whoever waits for the action to be confirmed. */
  settle = (confirmed: boolean): void => {
    this.unconfirmed = null
    const answer = this.answer
    this.answer = null
    answer?.(confirmed)
  }

  takeBack = async (steps = 1): Promise<void> => {
    await this.doing(() => this.table.ask('take-back', { steps, drafted: this.drafted }))
  }

  get order(): string | null | undefined {
    return this.table.seen?.may_order ? this.table.seen.order : undefined
  }

  giveOrder = (order: string | null): Promise<boolean> => this.doing(() => this.table.ask('order', { order }))

  /** Show everybody what was held back. */
  endTurn = (): Promise<boolean> =>
    this.doing(() => this.table.ask('commit', { turn: this.table.latest?.turn ?? null }))

  why = (text: string): Promise<Refusal | null> => {
    if (!this.mine || this.legal.some((legal) => legal.text === text)) return Promise.resolve(null)
    return remembered(this.reasons, text, async () => {
      const explained = await unwrap(
        api.POST('/api/tables/{table_id}/explain', { params: this.params, body: { action: text } }),
      )
      return explained.refusal as Refusal | null
    })
  }

  /** That of a held action came with it. */
  outlook = (text: string): Promise<unknown> =>
    remembered(this.outlooks, text, () =>
      this.held?.text === text
        ? Promise.resolve(this.insight)
        : unwrap<unknown>(
            api.GET('/api/tables/{table_id}/insight', {
              params: { ...this.params, query: { action: text, ...this.table.query } },
            }),
          ),
    )

  tell = (refusal: Refusal, at?: Element): void => {
    this.shownRefusal = { refusal, at: at?.getBoundingClientRect() ?? null }
    app.announce(this.words.refusal(refusal))
  }

  announce = (sentence: string): void => app.announce(sentence)

  private get params() {
    return { path: { table_id: this.table.id } }
  }

  private isPutDown(action: unknown): boolean {
    return this.client()?.isPutDown?.(action, this.view) ?? false
  }

  private async doing(work: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    try {
      await work()
      return true
    } catch (error) {
      this.showProblem(asProblem(error))
      return false
    } finally {
      this.busy = false
    }
  }

  private showProblem(problem: Problem): void {
    if (problem.kind === 'illegal-action') this.tell(problem.facts as unknown as Refusal)
    else app.showToast(problemText(problem))
  }
}

/** Asked once; a question that found no answer may be asked again. */
function remembered<T>(known: Map<string, Promise<T | null>>, key: string, ask: () => Promise<T>): Promise<T | null> {
  const before = known.get(key)
  if (before) return before
  const answer = ask().catch(() => {
    known.delete(key)
    return null
  })
  known.set(key, answer)
  return answer
}
