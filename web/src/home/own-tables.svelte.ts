/** The player's own games, kept up to date by a socket of their own while the page is open. */
import { SvelteMap } from 'svelte/reactivity'
import type { Schemas } from '../server/api'
import { connection } from '../server/connection.svelte'
import { inOrder, waits } from './order'

export type OwnTable = Schemas['OwnTableShown']

const FIRST_WAIT = 1000
const LONGEST_WAIT = 30_000
const SIGNED_OUT = 4401

class OwnTables {
  private readonly known = new SvelteMap<string, OwnTable>()
  private socket: WebSocket | null = null
  private player: string | null = null
  private wait = FIRST_WAIT
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Those that wait for the player first, and of these the one that has waited longest. */
  readonly all = $derived(inOrder([...this.known.values()]))
  readonly waiting = $derived(this.all.filter(waits))

  constructor() {
    connection.watch((offline) => void (!offline && this.player && !this.socket && this.open()))
  }

  /** The game that waits longest, other than this one. */
  next(here: string | null): OwnTable | null {
    return this.waiting.find(({ table }) => table.id !== here) ?? null
  }

  /** Follow the games of this player, or nobody's. */
  follow(player: string | null): void {
    if (player === this.player) return
    this.player = player
    this.known.clear()
    clearTimeout(this.timer)
    this.socket?.close()
    this.socket = null
    if (player) this.open()
  }

  private open(): void {
    clearTimeout(this.timer)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/session/live`)
    this.socket = socket
    socket.onopen = () => (this.wait = FIRST_WAIT)
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const told = JSON.parse(data) as OwnTable
      if (this.socket === socket) this.known.set(told.table.id, told)
    }
    socket.onclose = ({ code }) => {
      if (this.socket !== socket) return
      this.socket = null
      if (code === SIGNED_OUT || connection.offline) return
      this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2))
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
    }
  }
}

export const ownTables = new OwnTables()
