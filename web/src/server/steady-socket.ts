/** A socket that only brings news, and comes back by itself while it is wanted. */
import { connection } from './connection.svelte'

const FIRST_WAIT = 1000
const LONGEST_WAIT = 30_000
const SIGNED_OUT = 4401

export class SteadySocket<Message> {
  private socket: WebSocket | null = null
  private wanted = false
  private wait = FIRST_WAIT
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly path: string,
    private readonly take: (message: Message) => void,
  ) {
    connection.watch((offline) => void (!offline && this.wanted && !this.socket && this.connect()))
  }

  open(): void {
    this.wanted = true
    if (!this.socket) this.connect()
  }

  close(): void {
    this.wanted = false
    clearTimeout(this.timer)
    const { socket } = this
    this.socket = null
    // A browser complains of a socket that is closed before it is open.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
    else socket?.close()
  }

  private connect(): void {
    clearTimeout(this.timer)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}`)
    this.socket = socket
    socket.onopen = () => (this.wait = FIRST_WAIT)
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (this.socket === socket) this.take(JSON.parse(data) as Message)
    }
    socket.onclose = ({ code }) => {
      if (this.socket !== socket) return
      this.socket = null
      if (code === SIGNED_OUT || connection.offline) return
      this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2))
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
    }
  }
}
