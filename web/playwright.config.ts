import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { LAUNCH } from './browser'

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
    launchOptions: { ...LAUNCH, args: FLAGS },
    serviceWorkers: 'block', // one test is about them and lets them in
  },
})
