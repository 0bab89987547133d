/** A `Play` at a live table: what is legal, why not, and doing it, all asked of the server. */
import type { Legal, Play, Refusal } from '../games/contract'
import { app, problemText } from '../app-state.svelte'
import { api, unwrap, type Seen } from '../server/api'
import { asProblem, type Problem } from '../server/problem'
import { pace, settings } from '../settings.svelte'
import type { LocalizedWords } from '../words/words'
import type { LiveTable } from './live.svelte'
import { seatNames } from './names'

const MOST_ACTIONS = 2000
const NONE: readonly Legal<unknown>[] = []

/** Why something may not be done, and where the player pointed. */
export interface ShownRefusal {
  refusal: Refusal
  at: DOMRect | null
}

export class LivePlay implements Play {
  private found = $state.raw<readonly Legal<unknown>[]>([])
  private meaning = $state.raw<unknown>(null)
  staged = $state<string | null>(null)
  shownRefusal = $state.raw<ShownRefusal | null>(null)
  /** The position that `legal` belongs to. */
  private ready = $state<string | null>(null)
  private busy = false
  private answer: ((confirmed: boolean) => void) | null = null
  private readonly reasons = new Map<string, Promise<Refusal | null>>()
  private readonly outlooks = new Map<string, Promise<unknown>>()

  constructor(
    private readonly table: LiveTable,
    private readonly speaker: () => LocalizedWords,
  ) {}

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
  get words(): LocalizedWords {
    return this.speaker()
  }
  get pace(): number {
    return pace()
  }
  get mine(): boolean {
    return this.seat !== null && this.actor === this.seat && !this.table.behind
  }
  get legal(): readonly Legal<unknown>[] {
    return this.mine ? this.found : NONE
  }
  get insight(): unknown {
    return this.table.behind ? null : this.meaning
  }
  get mayAct(): boolean {
    return this.mine && this.ready === this.table.position && this.table.socketState === 'open'
  }

  /** Ask what the position allows and means; to be called once for each that is shown. */
  async look(): Promise<void> {
    const { latest: seen, position } = this.table
    if (!seen || !position) return
    this.reasons.clear()
    this.outlooks.clear()
    this.settle(false)
    if (seen.actor === null || seen.actor !== seen.you) this.found = NONE
    await Promise.all([this.lookForActions(seen, position), this.lookForInsight(seen, position)])
  }

  act = async (text: string): Promise<boolean> => {
    if (this.busy || !this.mayAct) return false
    if (settings.confirm && this.legal.some((legal) => legal.text === text)) {
      this.settle(false)
      this.staged = text
      if (!(await new Promise<boolean>((answer) => (this.answer = answer)))) return false
    }
    return this.send(text)
  }

  /** Answers whoever waits for the staged action. */
  settle = (confirmed: boolean): void => {
    this.staged = null
    const answer = this.answer
    this.answer = null
    answer?.(confirmed)
  }

  takeBack = async (steps = 1): Promise<void> => {
    await this.doing(async () => {
      const { seen } = await unwrap(
        api.POST('/api/tables/{table_id}/take-back', { params: this.params, body: { steps } }),
      )
      this.table.see(seen)
    })
  }

  why = (text: string): Promise<Refusal | null> => {
    if (!this.mine || this.legal.some((legal) => legal.text === text)) return Promise.resolve(null)
    return remembered(this.reasons, text, async () => {
      const explained = await unwrap(
        api.POST('/api/tables/{table_id}/explain', { params: this.params, body: { action: text } }),
      )
      return explained.refusal as Refusal | null
    })
  }

  outlook = (text: string): Promise<unknown> =>
    remembered(this.outlooks, text, () => unwrap<unknown>(this.askInsight({ action: text })))

  tell = (refusal: Refusal, at?: Element): void => {
    this.shownRefusal = { refusal, at: at?.getBoundingClientRect() ?? null }
    app.announce(this.words.refusal(refusal))
  }

  announce = (sentence: string): void => app.announce(sentence)

  private get params() {
    return { path: { table_id: this.table.id } }
  }

  private askInsight(query: { action?: string }) {
    return api.GET('/api/tables/{table_id}/insight', {
      params: { ...this.params, query: { ...query, ...this.table.query } },
    })
  }

  private async lookForActions(seen: Seen, position: string): Promise<void> {
    if (seen.actor === null || seen.actor !== seen.you) return
    try {
      const query = { limit: MOST_ACTIONS }
      const found = await unwrap(api.GET('/api/tables/{table_id}/actions', { params: { ...this.params, query } }))
      if (this.table.position !== position) return
      this.found = found.texts.map((text, index) => ({ text, action: found.actions[index] }))
      this.ready = position
    } catch (error) {
      if (this.table.position === position) this.showProblem(asProblem(error))
    }
  }

  private async lookForInsight(seen: Seen, position: string): Promise<void> {
    if (!seen.view) return
    try {
      const insight = await unwrap<unknown>(this.askInsight({}))
      if (this.table.position === position) this.meaning = insight
    } catch {
      // figures are a help, and the game goes on without them
    }
  }

  private send(text: string): Promise<boolean> {
    return this.doing(async () => {
      const turn = this.table.latest?.turn ?? null
      const { committed, seen } = await unwrap(
        api.POST('/api/tables/{table_id}/act', { params: this.params, body: { actions: [text], turn } }),
      )
      // What was revealed comes over the socket with its events, and is shown as they tell: dice roll before they lie.
      if (committed) await this.table.toldOf(seen.number)
      if (!committed || this.table.socketState !== 'open') this.table.see(seen)
    })
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
