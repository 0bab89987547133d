/** Tables of others as the home page lists them, each looked at for who sits there. */
import { api, unwrap, type Listing, type TableShown } from '../server/api'

export interface TableLine {
  id: string
  game: string
  status: string
  names: string[]
  free: number
  seated: boolean
  knownDeal: boolean
  clock: TableShown['clock']
}

const MOST = 12

export async function openTables(): Promise<TableLine[]> {
  const [open, playing] = await Promise.all([
    unwrap(api.GET('/api/tables', { params: { query: { status: 'open' } } })),
    unwrap(api.GET('/api/tables', { params: { query: { status: 'playing' } } })),
  ])
  return lookAtAll([...open.slice(0, MOST), ...playing.slice(0, 6)])
}

/** A table that is gone or closed to us in the meantime is left out. */
async function lookAtAll(listed: Listing[]): Promise<TableLine[]> {
  const found = await Promise.all(
    listed.map(({ id }) =>
      unwrap(api.GET('/api/tables/{table_id}', { params: { path: { table_id: id } } })).catch(() => null),
    ),
  )
  return found.flatMap((table) => (table ? [lineOf(table)] : []))
}

export function lineOf(table: TableShown): TableLine {
  return {
    id: table.id,
    game: table.game,
    status: table.status,
    names: table.seats.flatMap((seat) => (seat.name && !seat.bot ? [seat.name] : [])),
    free: table.seats.filter((seat) => seat.name === null).length,
    seated: table.you !== null,
    knownDeal: table.known_deal,
    clock: table.clock,
  }
}
