/** Requests at a table that answer with the table as it is then: sit, start, resign, vote … */
import { app, problemText } from '../app-state.svelte'
import { unwrap, type Answer, type TableShown } from '../server/api'
import { asProblem } from '../server/problem'
import type { LiveTable } from './live.svelte'

/** Says in a toast what went wrong. */
export function showProblem(error: unknown): void {
  app.showToast(problemText(asProblem(error)))
}

/** True if the server did it. */
export async function sendCommand(table: LiveTable, answer: Promise<Answer<TableShown>>): Promise<boolean> {
  try {
    table.shown = await unwrap(answer)
    return true
  } catch (error) {
    showProblem(error)
    return false
  }
}
