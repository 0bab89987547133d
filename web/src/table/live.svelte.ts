/** A table as this browser knows it: who sits there, what happened, what can be seen now. Fed by the live socket. */
import { api, unwrap, type Frame, type OpenDecision, type Seen, type TableShown } from '../server/api'
import { LiveSocket, type Ask, type AskData, type SocketState, type TableMessage } from '../server/live-socket'
import { asProblem, Problem } from '../server/problem'
import { Follower } from '../follow/follower.svelte'
import { stepsOf, type Step } from '../follow/steps'
import { contribute } from './contribution'

/** Frames after which the table itself, not only the game, is another. */
const CHANGES_TABLE = new Set([
  'sat',
  'rose',
  'renamed',
  'renewed-invitation',
  'started',
  'resigned',
  'went-away',
  'came-back',
  'asked-to-take-back',
  'answered-take-back',
  'voted-to-end',
])

const NOTHING: readonly unknown[] = []

export class LiveTable {
  shown = $state.raw<TableShown | null>(null)
  /** The game as the server told it last. What others did there may still have to be shown. */
  latest = $state.raw<Seen | null>(null)
  frames = $state.raw<readonly Frame[]>([])
  present = $state.raw<readonly string[]>([])
  /** How many look on. */
  watching = $state(0)
  socketState = $state<SocketState>('connecting')
  problem = $state.raw<Problem | null>(null)
  readonly follower = new Follower()
  /** The game as it is shown. */
  readonly seen = $derived.by((): Seen | null => {
    const { shown } = this.follower
    if (!this.latest || !shown) return this.latest
    return {
      ...this.latest,
      view: shown.view,
      actor: shown.actor,
      status: 'playing',
      outcome: null,
      draft: [],
      held: false,
    }
  })
  /** What happened, as far as it was shown. */
  readonly told = $derived.by((): readonly Frame[] => {
    const [next] = this.follower.pending
    return next ? before(this.frames, next.number, this.follower.pending) : this.frames
  })
  readonly events = $derived(
    this.told.flatMap((frame): readonly unknown[] => ('events' in frame ? (frame.events as unknown[]) : NOTHING)),
  )
  private news = $state.raw<readonly unknown[]>(NOTHING)
  /** What the position allows and means, and which position that is. */
  decision = $state.raw<{ position: string | null; open: OpenDecision } | null>(null)
  /** The server's clock less ours, in seconds. */
  skew = $state(0)

  private socket: LiveSocket | null = null
  private gone = false

  constructor(
    readonly id: string,
    readonly invitation: string | null,
  ) {}

  /**
   * Which position is seen, and from where: what is legal and what it means depend on this alone. The same position
   * may be told twice, for instance because somebody said something.
   */
  get position(): string | null {
    return this.latest && JSON.stringify([this.latest.turn, this.latest.you, this.latest.draft])
  }

  /** What happened since the moment before, for motion and for marking what is new. */
  get recent(): readonly unknown[] {
    return this.follower.shown?.events ?? this.news
  }

  /** Is something still waiting to be shown? */
  get behind(): boolean {
    return this.follower.playing
  }

  get query(): { invitation?: string } {
    return this.invitation ? { invitation: this.invitation } : {}
  }

  async open(): Promise<void> {
    await this.refresh()
    if (this.gone || this.problem) return
    this.socket = new LiveSocket(this.id, this.invitation, {
      onmessage: (message) => this.receive(message),
      onstate: (state) => (this.socketState = state),
    })
  }

  close(): void {
    this.gone = true
    this.follower.finish()
    this.socket?.close()
  }

  /** Sit down, rise or come in anew: the socket must know who is looking. */
  async reopen(): Promise<void> {
    this.socket?.close()
    this.follower.finish()
    this.follower.steps = []
    this.frames = []
    await this.open()
  }

  async refresh(): Promise<void> {
    try {
      this.shown = await unwrap(
        api.GET('/api/tables/{table_id}', { params: { path: { table_id: this.id }, query: this.query } }),
      )
      this.problem = null
      void contribute(this.shown)
    } catch (error) {
      this.problem = asProblem(error)
    }
  }

  /** Ask the server for something over the socket; what it causes has been shown when this is done. */
  ask<A extends Ask>(ask: A, data: AskData<A>): Promise<void> {
    return this.socket?.ask(ask, data) ?? Promise.reject(new Problem(0, 'unreachable', 'no socket'))
  }

  see({ seen, open }: Pick<Extract<TableMessage, { seen: Seen }>, 'seen' | 'open'>): void {
    if (seen.number < (this.latest?.number ?? 0)) return
    this.latest = seen
    if (open) this.decision = { position: this.position, open }
  }

  private receive(message: TableMessage): void {
    if (this.gone) return
    if (message.type === 'present') {
      this.present = message.names
      this.watching = message.watching
    } else if (message.type === 'drafted') this.see(message)
    else this.happened(message)
  }

  private happened(message: Extract<TableMessage, { type: 'happened' }>): void {
    const { frames, seen } = message
    const known = this.frames.at(-1)?.number ?? 0
    const first = known === 0
    const fresh = frames.filter((frame) => frame.number > known)
    const before = this.seen
    this.frames = [...this.frames, ...fresh]
    this.see(message)
    const steps = stepsOf(fresh, before?.view ?? null)
    this.follower.remember(steps)
    // Whoever comes in sees the last thing that was done.
    const news = first ? fresh.filter((frame) => frame.what === 'acted').slice(-1) : fresh
    const played = first ? [] : steps.filter((step) => step.seat !== seen.you || this.follower.isGreat(step))
    this.news = played.at(-1)?.events ?? news.flatMap((frame) => ('events' in frame ? (frame.events as unknown[]) : []))
    if (played.length) {
      const view = played[0]?.before ?? before?.view ?? seen.view
      this.follower.follow(played, { view, actor: played[0]?.seat ?? null, events: NOTHING })
    }
    const last = fresh.at(-1)
    if (last && !first) this.skew = last.at - Date.now() / 1000
    // The table was looked at before the socket was there: what the first message brings beyond that is news too.
    const looked = first ? (this.shown?.number ?? 0) : known
    const changes = fresh.some(({ number, what }) => number > looked && CHANGES_TABLE.has(what))
    if (changes || seen.status !== this.shown?.status) void this.refresh()
  }
}

/** The frames before this one, and of this one what was shown: its events less those of the pending actions. */
function before(frames: readonly Frame[], number: number, pending: readonly Step[]): Frame[] {
  return frames.flatMap((frame): Frame[] => {
    if (frame.number < number) return [frame]
    if (frame.number > number || frame.what !== 'acted') return []
    const hidden = pending.filter((step) => step.number === number).flatMap(({ events }) => events).length
    const events = (frame.events as unknown[]).slice(0, -hidden || undefined)
    return events.length ? [{ ...frame, events }] : []
  })
}
