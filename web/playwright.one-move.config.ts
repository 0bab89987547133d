/** One move in a game, at a server that somebody else has started: TILEWRIGHT_URL says where. */
import { defineConfig } from '@playwright/test'
import all from './playwright.config'

const { globalSetup: _, ...shared } = all

export default defineConfig({ ...shared, testMatch: 'one-move.spec.ts', workers: 1 })
