/** Wishes at a table that answer with the table as it is then: sit, start, resign, vote … */
import { house, said } from '../house.svelte'
import { asked, type TableShown } from '../server/api'
import { asProblem } from '../server/problem'
import type { LiveTable } from './live.svelte'

type Answer<T> = Promise<{ data?: T; error?: unknown; response: Response }>

/** Say what went wrong at the foot of the page. */
export function complain(error: unknown): void {
  house.tell(said(asProblem(error)))
}

/** True if it was granted. */
export async function wish(table: LiveTable, answer: Answer<TableShown>): Promise<boolean> {
  try {
    table.shown = await asked(answer)
    return true
  } catch (error) {
    complain(error)
    return false
  }
}
