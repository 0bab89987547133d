/** A table as this browser knows it: who sits there, what happened, what can be seen now. Fed by the live socket. */
import { api, unwrap, type Frame, type Seen, type TableShown } from '../server/api'
import { LiveSocket, type SocketState, type Message } from '../server/live-socket'
import { asProblem, type Problem } from '../server/problem'
import { Follower } from '../follow/follower.svelte'
import { stepsOf, type Step } from '../follow/steps'

/** Frames after which the table itself, not only the game, is another. */
const CHANGES_TABLE = new Set([
  'sat',
  'rose',
  'renamed',
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
  socketState = $state<SocketState>('connecting')
  problem = $state.raw<Problem | null>(null)
  readonly follower = new Follower()
  /** The game as it is shown. */
  readonly seen = $derived.by((): Seen | null => {
    const { shown } = this.follower
    if (!this.latest || !shown) return this.latest
    return { ...this.latest, view: shown.view, actor: shown.actor, status: 'playing', outcome: null, draft: [] }
  })
  /** What happened, as far as it was shown. */
  readonly told = $derived.by((): readonly Frame[] => {
    const [next] = this.follower.pending
    return next ? before(this.frames, next.number, this.follower.pending) : this.frames
  })
  private news = $state.raw<readonly unknown[]>(NOTHING)
  /** The server's clock less ours, in seconds. */
  skew = $state(0)

  private socket: LiveSocket | null = null
  private gone = false
  private awaited: { number: number; arrived: () => void }[] = []

  constructor(
    readonly id: string,
    readonly invitation: string | null,
  ) {}

  /**
   * Which position is seen, and from where: what is legal and what it means depend on this alone. The same position
   * may be told twice, by the answer to an own action and over the socket, or again because somebody said something.
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
      onstate: (state) => {
        this.socketState = state
        if (state !== 'open') this.arrive(Infinity)
      },
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
    } catch (error) {
      this.problem = asProblem(error)
    }
  }

  /** What an own action made of the game, while it is only drafted. */
  see(seen: Seen): void {
    if (seen.number >= (this.latest?.number ?? 0)) this.latest = seen
  }

  /** Until the socket has told of this entry; if it is lost, it will when it is back. */
  async toldOf(number: number): Promise<void> {
    if (this.socketState !== 'open' || (this.latest?.number ?? 0) >= number) return
    await new Promise<void>((arrived) => this.awaited.push({ number, arrived }))
  }

  private arrive(number: number): void {
    const ready = this.awaited.filter((one) => one.number <= number)
    this.awaited = this.awaited.filter((one) => one.number > number)
    for (const { arrived } of ready) arrived()
  }

  private receive(message: Message): void {
    if (this.gone) return
    if (message.type === 'present') this.present = message.names
    else if (message.type === 'drafted') this.see(message.seen)
    else this.happened(message)
  }

  private happened({ frames, seen }: Extract<Message, { type: 'happened' }>): void {
    const known = this.frames.at(-1)?.number ?? 0
    const first = known === 0
    const fresh = frames.filter((frame) => frame.number > known)
    const before = this.seen
    this.frames = [...this.frames, ...fresh]
    this.see(seen)
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
    const changed = fresh.some((frame) => CHANGES_TABLE.has(frame.what)) || seen.status !== this.shown?.status
    if (changed && !first) void this.refresh()
    this.arrive(seen.number)
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
