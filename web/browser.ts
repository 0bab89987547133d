/**
 * The browser of all that is done with Playwright here: the one that `tools/browser.py` chooses, or Playwright's own.
 * It is asked once; Playwright's workers, and tests that start Playwright, hand the answer on by the environment.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

const ROOT = join(import.meta.dirname, '..')

process.env.TILEWRIGHT_BROWSER ??= execFileSync(join(ROOT, '.venv/bin/python'), ['-m', 'tools.browser'], {
  cwd: ROOT,
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
}).trim()

/** What Playwright is to be told of it: nothing, if it is its own. */
export const LAUNCH = process.env.TILEWRIGHT_BROWSER ? { executablePath: process.env.TILEWRIGHT_BROWSER } : {}

export const BROWSER = process.env.TILEWRIGHT_BROWSER || chromium.executablePath()
