import config from './playwright.config'

export default { ...config, testDir: 'bench', testMatch: '*.bench.ts', workers: 1, timeout: 600_000 }
