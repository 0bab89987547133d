import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'

/**
 * The system's browser where there is one; else the one that `npx playwright install chromium` brought. The shell without
 * windows, which Playwright takes as well, is the same browser and a third cheaper: it draws no window for each test.
 */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const executablePath = process.env.CHROMIUM ?? SYSTEM.find(existsSync)

/**
 * Sites need no walls between them where there is one: without them, the browser keeps no process ready for another site,
 * which it would start anew for each test.
 */
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-site-isolation-trials']

/** Only to end what hangs: far more than a machine needs that is five times slower and busy with other work. */
const LONGEST_TEST = 600_000
const LONGEST_WAIT = 120_000

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  globalSetup: './tests/serving.ts',
  fullyParallel: true,
  workers: Math.min(4, availableParallelism() + 1), // one that waits for an answer leaves its core idle
  timeout: LONGEST_TEST,
  expect: { timeout: LONGEST_WAIT },
  reporter: [['list'], ['./tests/browser-reporter.ts']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: FLAGS },
    serviceWorkers: 'block', // one test is about them and lets them in
  },
})
