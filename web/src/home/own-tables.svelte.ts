/** The player's own games, their invitations and their seeks, kept up to date by a socket while the page is open. */
import { SvelteMap } from 'svelte/reactivity'
import type { Schemas } from '../server/api'
import type { Seek } from '../server/lobby'
import type { Invite } from '../server/people'
import { SteadySocket } from '../server/steady-socket'
import { settings } from '../settings.svelte'
import { inOrder, waits } from './order'

export type OwnTable = Schemas['OwnTableShown']
type OwnTablesMessage = OwnTable | Schemas['OwnRequests']

class OwnTables {
  private readonly known = new SvelteMap<string, OwnTable>()
  private readonly socket = new SteadySocket<OwnTablesMessage>('/api/session/live', (message) => this.take(message))
  private player: string | null = null
  /** Were all of them told? */
  whole = $state(false)
  /** Tables to which others have invited the player. */
  invites = $state.raw<Invite[]>([])
  /** The games that the player seeks. */
  seeks = $state.raw<Seek[]>([])
  /** Called with a table at which the player has just been put, because others want the same. */
  onpaired: (table: string) => void = () => undefined

  /** Those that wait for the player first, and of these the one that has waited longest. */
  readonly all = $derived(inOrder([...this.known.values()]))
  readonly waiting = $derived(this.all.filter(waits))

  /** The game that waits longest, other than this one. */
  next(here: string | null): OwnTable | null {
    return this.waiting.find(({ table }) => table.id !== here) ?? null
  }

  /** Follow the games of this player, or nobody's. */
  follow(player: string | null): void {
    if (player === this.player) return
    this.player = player
    this.whole = false
    this.known.clear()
    this.invites = []
    this.seeks = []
    this.socket.close()
    if (player) this.socket.open()
  }

  private take(message: OwnTablesMessage): void {
    if (message.type === 'table') {
      this.known.set(message.table.id, message)
      this.keepCount()
      return
    }
    this.whole = true
    this.keepCount()
    this.invites = message.invites
    this.seeks = message.seeks
    for (const table of message.paired) this.onpaired(table)
  }

  private keepCount(): void {
    if (this.whole) settings.ownTables = this.all.filter(({ table }) => table.status !== 'over').length
  }
}

export const ownTables = new OwnTables()
