/** The public tables, kept up to date by a socket while somebody looks at them. */
import type { Schemas } from '../server/api'
import type { LobbyTable } from '../server/lobby'
import { SteadySocket } from '../server/steady-socket'

class Lobby {
  private readonly socket = new SteadySocket<Schemas['LobbyShown']>('/api/lobby/live', ({ tables }) => {
    this.tables = tables
  })
  /** Null: not told yet. */
  tables = $state.raw<LobbyTable[] | null>(null)

  /** Those at which this player does not sit. */
  without(id: string | undefined): LobbyTable[] {
    return (this.tables ?? []).filter(({ seats }) => !seats.some(({ player }) => player === id))
  }

  /** Follow them as this player, or as nobody; call what it returns to stop. Whom one has blocked one does not see. */
  watch(_player: string | null): () => void {
    this.socket.open()
    return () => {
      this.socket.close()
      this.tables = null
    }
  }
}

export const lobby = new Lobby()
