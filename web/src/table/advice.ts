/** Advice as the server gives it: what may be done, best first, each with its value and its reasons. */
import { fetchJson } from '../server/api'
import type { Actions } from './action-text'

export interface Hint {
  /** Its text, as `act` takes it. */
  action: string
  /** The rest of the turn, where it was thought of. */
  line: string[]
  /** The chance to win with it, from 0 to 1. */
  value: number
  reasons: { id: string; facts: Record<string, unknown>; weight: number }[]
}

const MOST = 3

export interface Advice {
  hints: Hint[]
  actions: Actions
}

/** The best few. */
export async function advice(table: string): Promise<Advice> {
  const given = await fetchJson<Advice>(`/api/tables/${table}/hint`, { method: 'POST' })
  return { ...given, hints: given.hints.slice(0, MOST) }
}
