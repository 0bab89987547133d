/** A table as this browser knows it: who sits there, what happened, what can be seen now. Fed by the live socket. */
import { api, unwrap, type Frame, type OpenDecision, type Seen, type TableShown } from '../server/api'
import { LiveSocket, type Ask, type AskData, type SocketState, type Message } from '../server/live-socket'
import { asProblem, Problem } from '../server/problem'
import { pace } from '../settings.svelte'
import { contribute } from './contribution'

/** How long one looks at what another did before the next is shown, in milliseconds as designed. */
const LOOK = 650
/** With so many waiting, we are catching up and show them at once. */
const CATCHING_UP = 6
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

export class LiveTable {
  shown = $state.raw<TableShown | null>(null)
  seen = $state.raw<Seen | null>(null)
  frames = $state.raw<readonly Frame[]>([])
  recent = $state.raw<readonly unknown[]>([])
  present = $state.raw<readonly string[]>([])
  socketState = $state<SocketState>('connecting')
  problem = $state.raw<Problem | null>(null)
  /** What the position allows and means, and which position that is. */
  decision = $state.raw<{ position: string | null; open: OpenDecision } | null>(null)
  /** Is something still waiting to be shown? */
  behind = $state(false)
  /** The server's clock less ours, in seconds. */
  skew = $state(0)

  private socket: LiveSocket | null = null
  private waiting: Message[] = []
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
    return this.seen && JSON.stringify([this.seen.turn, this.seen.you, this.seen.draft])
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
    this.socket?.close()
  }

  /** Sit down, rise or come in anew: the socket must know who is looking. */
  async reopen(): Promise<void> {
    this.socket?.close()
    this.waiting = []
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

  see({ seen, open }: Pick<Extract<Message, { seen: Seen }>, 'seen' | 'open'>): void {
    if (seen.number < (this.seen?.number ?? 0)) return
    this.seen = seen
    if (open) this.decision = { position: this.position, open }
  }

  private receive(message: Message): void {
    if (message.type === 'present') {
      this.present = message.names
      return
    }
    this.waiting.push(message)
    if (!this.behind) void this.showAll()
  }

  /** One thing at a time, so that everybody can follow what the others do. */
  private async showAll(): Promise<void> {
    this.behind = true
    for (let message = this.waiting.shift(); message && !this.gone; message = this.waiting.shift()) {
      this.behind = this.waiting.length > 0
      const watched = this.show(message)
      const look = watched && !document.hidden && this.waiting.length < CATCHING_UP ? LOOK * pace() : 0
      if (look) {
        this.behind = true
        await new Promise((done) => setTimeout(done, look))
      }
    }
    this.behind = false
  }

  /** True if somebody else did something that is worth a look. */
  private show(message: Message): boolean {
    if (message.type === 'present') return false
    if (message.type === 'drafted') {
      this.see(message)
      return false
    }
    const first = this.frames.length === 0
    const known = this.frames.at(-1)?.number ?? 0
    const fresh = message.frames.filter((frame) => frame.number > known)
    this.frames = [...this.frames, ...fresh]
    this.see(message)
    // Whoever comes in sees the last thing that was done.
    const news = first ? fresh.filter((frame) => frame.what === 'acted').slice(-1) : fresh
    this.recent = news.flatMap((frame) => ('events' in frame ? (frame.events as unknown[]) : []))
    const last = fresh.at(-1)
    if (last && !first) this.skew = last.at - Date.now() / 1000
    const changed = fresh.some((frame) => CHANGES_TABLE.has(frame.what)) || message.seen.status !== this.shown?.status
    if (changed && !first) void this.refresh()
    return !first && fresh.some((frame) => frame.what === 'acted' && frame.seat !== message.seen.you)
  }
}
