/** The socket of a table. It reconnects by itself from the last number it had, so nothing is missed or told twice. */
import type { Frame, Seen } from './api'
import { connection } from './connection.svelte'

export type Message =
  | { type: 'happened'; frames: Frame[]; seen: Seen }
  | { type: 'drafted'; seen: Seen }
  | { type: 'present'; names: string[] }

/** `ended`: the server let us go for good; we may not look, or signed out. */
export type SocketState = 'connecting' | 'open' | 'lost' | 'ended'

const SIGNED_OUT = 4401
const NOT_ALLOWED = 4403
const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000

export interface Listener {
  onmessage(message: Message): void
  onstate(state: SocketState): void
}

export class LiveSocket {
  private socket: WebSocket | null = null
  private since = 0
  private wait = FIRST_WAIT
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false
  private readonly unwatch: () => void

  constructor(
    private readonly table: string,
    private readonly invitation: string | null,
    private readonly listener: Listener,
  ) {
    this.unwatch = connection.watch((offline) => (offline ? this.drop() : this.hurry()))
    this.open()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    this.unwatch()
    this.socket?.close()
  }

  private open(): void {
    clearTimeout(this.timer)
    const query = new URLSearchParams({ since: String(this.since), steps: 'true' })
    if (this.invitation) query.set('invitation', this.invitation)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live?${query}`)
    this.socket = socket
    this.listener.onstate('connecting')
    socket.onopen = () => {
      this.wait = FIRST_WAIT
      connection.reached()
      this.listener.onstate('open')
    }
    socket.onmessage = ({ data }: MessageEvent<string>) => this.take(JSON.parse(data) as Message)
    socket.onclose = ({ code }) => {
      if (this.socket === socket) this.lost(code)
    }
  }

  private take(message: Message): void {
    if (message.type === 'happened') {
      const last = message.frames.at(-1)
      if (last) this.since = last.number
    }
    this.listener.onmessage(message)
  }

  private lost(code: number): void {
    this.socket = null
    if (this.closed) return
    if (code === SIGNED_OUT || code === NOT_ALLOWED) {
      this.listener.onstate('ended')
      return
    }
    this.listener.onstate('lost')
    if (!connection.offline) void connection.check() // it may be the socket alone
    this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2))
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
  }

  /** The server is back: do not wait for the timer. */
  private hurry(): void {
    if (!this.socket && !this.closed) this.open()
  }

  /** The server is gone: a socket may take minutes to notice by itself. */
  private drop(): void {
    const socket = this.socket
    if (!socket) return
    this.lost(0)
    socket.close()
  }
}
