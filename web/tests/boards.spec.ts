/** Every fixture of every game in the studio: it is drawn, speaks its language, fits the page, and axe finds nothing. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { violations } from './accessibility'
import { expect, test } from './kit'
import { show } from './studio'

const FOLDER = join(import.meta.dirname, '../src/generated/fixtures')
/** Looks by turns, so that each fixture is seen with some, and each game with all. */
const LOOKS = [
  { width: 1280, height: 800, language: 'en', theme: 'light' },
  { width: 360, height: 740, language: 'he', theme: 'dark' },
  { width: 1920, height: 1080, language: 'hu', theme: 'dark' },
] as const
const OTHER = { light: 'dark', dark: 'light' } as const

/** axe takes its time; these fixtures have every kind of panel, and the fullest boards. */
const CHECKED: Record<string, string[]> = {
  tigris: ['crowded', 'monument', 'war-attack', 'war-defence', 'over'],
  qwirkle: ['crowded', 'laid', 'over'],
  empires: ['auction-seven', 'help', 'naval-defender', 'power', 'turn', 'war-of-7'],
}

for (const game of readdirSync(FOLDER)) {
  test(`the fixtures of ${game}`, async ({ page }) => {
    const names = readdirSync(join(FOLDER, game)).map((file) => file.replace('.json', ''))
    expect(names.length).toBeGreaterThanOrEqual(8)
    for (const [index, name] of names.entries()) {
      const { width, height, language, theme } = LOOKS[index % LOOKS.length] ?? LOOKS[0]
      await test.step(`${name}, ${width}, ${language}, ${theme}`, async () => {
        await page.setViewportSize({ width, height })
        await show(page, { fixture: `${game}/${name}`, language, theme })
        await expect(page.locator('[data-part="board"] svg:visible').first()).toBeVisible()
        await expect(page.locator('.ask')).not.toBeEmpty()
        const unsaid = new RegExp(`${game}-(table|name|event)-\\w`)
        expect.soft(await page.locator('main').innerText(), `${name}: a message without words`).not.toMatch(unsaid)
        expect
          .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${name} sticks out`)
          .toBeLessThanOrEqual(width)
        if (!CHECKED[game]?.includes(name)) return
        const parts = ['[data-part="board"]', '[data-part="panel"]']
        await show(page, { fixture: `${game}/${name}`, language, theme, part: 'board,panel' }) // axe looks at all there is
        expect.soft(await violations(page, { parts }), name).toEqual([])
        await page.evaluate((other) => (document.documentElement.dataset.theme = other), OTHER[theme])
        const rules = ['color-contrast']
        expect.soft(await violations(page, { parts: [parts[1] ?? ''], rules }), `${name}, other theme`).toEqual([])
      })
    }
  })
}
