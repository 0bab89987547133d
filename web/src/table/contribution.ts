/**
 * What this browser adds to the chance of a game: random bytes, before it begins. They are kept here, so that their
 * owner can check at the end that they counted.
 */
import { api, type TableShown } from '../server/api'

const STORE = 'tilewright-contributions'
/** Tables of which one's own bytes are remembered. */
const KEPT = 50

const underWay = new Set<string>()

/** Add them, once. Nobody need know: whoever adds nothing plays all the same. */
export async function contribute(table: TableShown): Promise<void> {
  if (table.status !== 'open' || !table.shared_chance || table.you === null) return
  if (table.contributed.includes(table.you) || underWay.has(table.id)) return
  underWay.add(table.id)
  const random = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  try {
    const params = { path: { table_id: table.id } }
    const { data } = await api.POST('/api/tables/{table_id}/contribute', { params, body: { random } })
    if (data) remember(table.id, random)
  } catch {
    // The server does not answer: the next look at the table tries again.
  } finally {
    underWay.delete(table.id)
  }
}

/** What this browser has added at that table, in hexadecimal. */
export function ownContribution(table: string): string | null {
  return remembered().find(([id]) => id === table)?.[1] ?? null
}

function remember(table: string, random: string): void {
  const others = remembered().filter(([id]) => id !== table)
  try {
    localStorage.setItem(STORE, JSON.stringify([[table, random], ...others].slice(0, KEPT)))
  } catch {
    // Nothing can be kept here; the record shows all parts in any case.
  }
}

function remembered(): [string, string][] {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '[]') as [string, string][]
  } catch {
    return []
  }
}
