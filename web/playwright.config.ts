import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'

/** The system's browser where there is one; else the one that `npx playwright install chromium` brought. */
const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const executablePath = process.env.CHROMIUM ?? SYSTEM.find(existsSync)

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  snapshotPathTemplate: 'tests/pictures/{arg}{ext}', // one for all machines: nothing in them depends on one
  globalSetup: './tests/serving.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  retries: 1, // a busy machine may keep an answer back; what fails twice is broken
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox', '--disable-gpu'] },
    serviceWorkers: 'block', // one test is about them and lets them in
  },
})
