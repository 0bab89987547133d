/** Every fixture of every game in the studio: it is drawn, speaks its language, fits the page, and axe finds nothing. */
import { readdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { createServer, type ViteDevServer } from 'vite'
import { expect, test } from './kit'

const ROOT = join(import.meta.dirname, '..')
const FOLDER = join(ROOT, 'src/generated/fixtures')
/** Looks by turns, so that each fixture is seen with some, and each game with all. */
const LOOKS = [
  { width: 1280, height: 800, language: 'en', theme: 'light' },
  { width: 360, height: 740, language: 'he', theme: 'dark' },
  { width: 1920, height: 1080, language: 'hu', theme: 'dark' },
] as const

/** axe takes its time; so many fixtures of each game have every kind of thing that it looks at. */
const CHECKED = 6

test.describe.configure({ timeout: 300_000 })

let studio: ViteDevServer
let address: string
test.beforeAll(async () => {
  studio = await createServer({ root: ROOT, logLevel: 'error', server: { port: 0, host: '127.0.0.1' } })
  await studio.listen()
  address = `http://127.0.0.1:${(studio.httpServer?.address() as AddressInfo).port}/studio.html`
})
test.afterAll(() => studio.close())

for (const game of readdirSync(FOLDER)) {
  test(`the fixtures of ${game}`, async ({ page }) => {
    const names = readdirSync(join(FOLDER, game)).map((file) => file.replace('.json', ''))
    expect(names.length).toBeGreaterThanOrEqual(8)
    for (const [index, name] of names.entries()) {
      const { width, height, language, theme } = LOOKS[index % LOOKS.length] ?? LOOKS[0]
      await test.step(`${name}, ${width}, ${language}, ${theme}`, async () => {
        await page.setViewportSize({ width, height })
        await page.goto(`${address}?fixture=${game}/${name}&language=${language}&theme=${theme}`)
        await expect(page.locator('[data-part="board"] svg:visible').first()).toBeVisible({ timeout: 60_000 })
        await expect(page.locator('.ask')).not.toBeEmpty()
        const unsaid = new RegExp(`${game}-(table|name|event)-\\w`)
        expect.soft(await page.locator('main').innerText(), `${name}: a message without words`).not.toMatch(unsaid)
        expect
          .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${name} sticks out`)
          .toBeLessThanOrEqual(width)
        if (index >= CHECKED) return
        const { violations } = await new AxeBuilder({ page })
          .include('[data-part="board"]')
          .include('[data-part="panel"]')
          .analyze()
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.slice(0, 2).map((node) => `${id}: ${node.target.join(' ')}`),
        )
        expect.soft(found, name).toEqual([])
      })
    }
  })
}
