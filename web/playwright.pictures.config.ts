import config from './playwright.config'

export default { ...config, testDir: 'pictures', testMatch: '*.picture.ts', workers: 1, timeout: 300_000 }
