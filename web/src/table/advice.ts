/** Advice as the server gives it: what may be done, best first, each with its worth and its reasons. */
import { askedPlainly } from '../server/api'

export interface Hint {
  /** Its text, as `act` takes it. */
  action: string
  /** The chance to win with it, from 0 to 1. */
  value: number
  reasons: { id: string; facts: Record<string, unknown>; weight: number }[]
}

const MOST = 3

/** The best few. */
export async function advice(table: string): Promise<Hint[]> {
  const given = await askedPlainly<{ hints: Hint[] }>(`/api/tables/${table}/hint`, { method: 'POST' })
  return given.hints.slice(0, MOST)
}
