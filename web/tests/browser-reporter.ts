/** Says which browser a run uses, and from where, before its first test. */
import { execFileSync } from 'node:child_process'
import { chromium } from '@playwright/test'
import type { FullConfig, Reporter } from '@playwright/test/reporter'

export default class BrowserReporter implements Reporter {
  onBegin(config: FullConfig): void {
    const path = config.projects[0]?.use.launchOptions?.executablePath ?? chromium.executablePath()
    process.stdout.write(`${versionOf(path)} from ${path}\n`)
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
