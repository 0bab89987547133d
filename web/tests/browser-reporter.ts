/** Says which browser a run uses, and from where, before its first test. */
import { execFileSync } from 'node:child_process'
import type { Reporter } from '@playwright/test/reporter'
import { BROWSER } from '../browser'

export default class BrowserReporter implements Reporter {
  onBegin(): void {
    process.stdout.write(`${versionOf(BROWSER)} from ${BROWSER}\n`)
  }

  printsToStdio(): boolean {
    return false
  }
}

/** The browser's own words; a wrapper of the system may print more than the version. */
function versionOf(path: string): string {
  try {
    const said = execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return /^.*\d+\.\d+\.\d+.*$/m.exec(said)?.[0].trim() ?? said.trim()
  } catch {
    return 'A browser of unknown version'
  }
}
