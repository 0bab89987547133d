/**
 * The socket of a table. It reconnects by itself from the last number it had, so nothing is missed or told twice. What
 * the player does goes out over it, and the answer is the message that brings what it caused.
 */
import type { paths } from '../generated/api'
import type { Schemas } from './api'
import { connection } from './connection.svelte'
import { Problem, problemOf } from './problem'

type Sent = paths['/api/tables/{table_id}/live']['get']['responses'][101]['content']['application/json']
/** What concerns the table; the other messages only answer requests. */
export type TableMessage = Extract<Sent, { type: 'happened' | 'drafted' | 'present' }>
type Request = Schemas['SocketRequest']
/** What may be asked for, and the data that goes with it. */
export type Ask = Request['ask']
export type AskData<A extends Ask> = Extract<Request, { ask: A }>['data']

/** `ended`: the server let us go for good; we may not look, or signed out. */
export type SocketState = 'connecting' | 'open' | 'lost' | 'ended'

const SIGNED_OUT = 4401
const NOT_ALLOWED = 4403
const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000

export interface SocketListener {
  onmessage(message: TableMessage): void
  onstate(state: SocketState): void
}

export class LiveSocket {
  private socket: WebSocket | null = null
  private since = 0
  private wait = FIRST_WAIT
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false
  private asked = 0
  private readonly waiting = new Map<number, { granted: () => void; refused: (problem: Problem) => void }>()
  private readonly unwatch: () => void

  constructor(
    private readonly table: string,
    private readonly invitation: string | null,
    private readonly listener: SocketListener,
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

  /** Done when the server has done it and what it caused was told; a `Problem` if it was refused or the line broke. */
  ask<A extends Ask>(ask: A, data: AskData<A>): Promise<void> {
    const { socket } = this
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Problem(0, 'unreachable', 'no socket'))
    const id = (this.asked += 1)
    return new Promise((granted, refused) => {
      this.waiting.set(id, { granted, refused })
      socket.send(JSON.stringify({ id, ask, data }))
    })
  }

  private open(): void {
    clearTimeout(this.timer)
    const query = new URLSearchParams({ since: String(this.since), full: 'true', steps: 'true' })
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
    socket.onmessage = ({ data }: MessageEvent<string>) => this.take(JSON.parse(data) as Sent)
    socket.onclose = ({ code }) => {
      if (this.socket === socket) this.lost(code)
    }
  }

  private take(message: Sent): void {
    if (message.type === 'refused') {
      if (message.id !== null) this.answer(message.id, problemOf(Number(message.problem.status), message.problem))
      return
    }
    if (message.type === 'happened') {
      const last = message.frames.at(-1)
      if (last) this.since = last.number
    }
    if (message.type !== 'granted') this.listener.onmessage(message)
    if (message.type !== 'present') for (const id of message.granted ?? []) this.answer(id, null)
  }

  private answer(id: number, problem: Problem | null): void {
    const asked = this.waiting.get(id)
    this.waiting.delete(id)
    if (problem) asked?.refused(problem)
    else asked?.granted()
  }

  private lost(code: number): void {
    this.socket = null
    for (const id of this.waiting.keys()) this.answer(id, new Problem(0, 'unreachable', 'the line broke'))
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
