/** The socket of a table. It comes back by itself with the last number it had, so nothing is missed or told twice. */
import type { Frame, Seen } from './api'

export type Message =
  | { type: 'happened'; frames: Frame[]; seen: Seen }
  | { type: 'drafted'; seen: Seen }
  | { type: 'present'; names: string[] }

/** `ended`: the server let us go for good; we may not look, or signed out. */
export type Connection = 'connecting' | 'open' | 'lost' | 'ended'

const SIGNED_OUT = 4401
const NOT_ALLOWED = 4403
const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000

export interface Listener {
  onmessage(message: Message): void
  onconnection(connection: Connection): void
}

export class LiveSocket {
  private socket: WebSocket | null = null
  private since = 0
  private wait = FIRST_WAIT
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(
    private readonly table: string,
    private readonly invitation: string | null,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.hurry)
    addEventListener('offline', this.drop)
    this.open()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    removeEventListener('online', this.hurry)
    removeEventListener('offline', this.drop)
    this.socket?.close()
  }

  private open(): void {
    clearTimeout(this.timer)
    const query = new URLSearchParams({ since: String(this.since) })
    if (this.invitation) query.set('invitation', this.invitation)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live?${query}`)
    this.socket = socket
    this.listener.onconnection('connecting')
    socket.onopen = () => {
      this.wait = FIRST_WAIT
      this.listener.onconnection('open')
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
      this.listener.onconnection('ended')
      return
    }
    this.listener.onconnection('lost')
    this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2))
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
  }

  /** The network is back: do not wait for the timer. */
  private readonly hurry = () => {
    if (!this.socket && !this.closed) this.open()
  }

  /** The network is gone: a socket may take minutes to notice by itself. */
  private readonly drop = () => {
    const socket = this.socket
    if (!socket) return
    this.lost(0)
    socket.close()
  }
}
