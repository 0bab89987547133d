/** Where what all browser tests share keeps its files: with the results, which Playwright clears before each run. */
import { mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'

const RESULTS = join(import.meta.dirname, '../test-results')

/** A new one. Whoever asks for it removes it; should that fail, as when the tests are killed, the next run does. */
export function newFolder(name: string): string {
  mkdirSync(RESULTS, { recursive: true })
  return mkdtempSync(join(RESULTS, `${name}-`))
}
