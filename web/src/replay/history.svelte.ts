/** The past of a finished game: its steps as somebody saw them, fetched as they are needed. */
import { api, unwrap, fetchJson, type PastStep } from '../server/api'
import type { Step } from '../follow/steps'
import { showProblem } from '../table/commands'

const AT_ONCE = 50

export class GameHistory {
  viewer = $state<number | null>(null)
  ply = $state(0)
  /** The last ply of the game, once it is known. */
  last = $state<number | null>(null)
  private known = $state.raw<ReadonlyMap<string, PastStep>>(new Map())
  private asking = new Set<string>()

  constructor(
    private readonly table: string,
    private readonly invitation: string | null,
  ) {}

  get step(): PastStep | null {
    return this.at(this.ply)
  }

  at(ply: number): PastStep | null {
    return this.known.get(`${this.viewer} ${ply}`) ?? null
  }

  /** The action that led to this ply, if it and the one before are known. */
  actionTo(ply: number): Step | null {
    const [before, after] = [this.at(ply - 1), this.at(ply)]
    if (!before || !after || before.actor === null) return null
    const { events, view, actor } = after
    const { view: old, actor: seat } = before
    return { key: String(ply), number: ply, seat, events: events as unknown[], before: old, view, actor }
  }

  /** The actions up to this ply, as far back as they are known without a gap, and not too many. */
  actionsTo(ply: number): Step[] {
    const found: Step[] = []
    for (let at = ply; at > Math.max(0, ply - AT_ONCE); at -= 1) {
      const step = this.actionTo(at)
      if (!step) break
      found.unshift(step)
    }
    return found
  }

  /** Fetch what is shown now and what comes next; to be called whenever ply or viewer change. */
  async look(): Promise<void> {
    const first = Math.floor(this.ply / AT_ONCE) * AT_ONCE
    await this.fetch(first)
    if (this.ply - first > AT_ONCE / 2) await this.fetch(first + AT_ONCE)
    else if (first) await this.fetch(first - AT_ONCE) // what was done just before
  }

  /** How many steps there are; the record says it. */
  async measure(): Promise<void> {
    try {
      const path = `/api/tables/${this.table}/record${this.invitation ? `?invitation=${this.invitation}` : ''}`
      const record = await fetchJson<{ plies: number }>(path)
      this.last = record.plies
      this.ply = Math.min(this.ply, record.plies)
    } catch (error) {
      showProblem(error)
    }
  }

  private async fetch(first: number): Promise<void> {
    const { viewer } = this
    const page = `${viewer} ${first}`
    if (this.asking.has(page) || (this.last !== null && first > this.last)) return
    this.asking.add(page)
    try {
      const query = {
        first,
        count: AT_ONCE,
        ...(viewer === null ? {} : { seat: viewer }),
        ...(this.invitation ? { invitation: this.invitation } : {}),
      }
      const steps = await unwrap(
        api.GET('/api/tables/{table_id}/steps', { params: { path: { table_id: this.table }, query } }),
      )
      const known = new Map(this.known)
      for (const step of steps) known.set(`${viewer} ${step.ply}`, step)
      this.known = known
    } catch (error) {
      this.asking.delete(page)
      showProblem(error)
    }
  }
}
