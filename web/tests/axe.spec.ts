/** axe finds nothing on any page, in either theme; English and Hebrew, desk and phone by turns. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, playNow, test, visitor } from './kit'

async function nothingFound(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
  expect(found, where).toEqual([])
}

for (const [theme, language, width] of [
  ['light', 'en', 1280],
  ['dark', 'he', 360],
] as const) {
  const eyes = `${theme}, ${language}, ${width}`

  test(`the pages of the house (${eyes})`, async ({ page, context }) => {
    await visitor(context, { theme, language })
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/', '/new', '/settings', '/account', '/rules/qwirkle', '/learn/qwirkle', '/nowhere']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await nothingFound(page, path)
    }
  })

  for (const game of ['tigris', 'qwirkle', 'empires']) {
    test(`the table of ${game} (${eyes})`, async ({ page, context }) => {
      await visitor(context, { theme, language })
      await page.setViewportSize({ width, height: 800 })
      await playNow(page, game)
      await expect(page.locator('.board svg:visible').first()).toBeVisible()
      await nothingFound(page, game)
    })
  }
}
