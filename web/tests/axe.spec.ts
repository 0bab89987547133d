/** axe finds nothing on any page, in either theme; English and Hebrew, large screen and phone by turns. */
import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { violations } from './accessibility'
import { act, ask, expect, myTurn, playNow, test, visitor } from './kit'

/** Paths, and what is seen on each when all that it asked for is there. */
const PAGES = {
  '/': '[data-game="empires"] .button.primary:enabled',
  '/find': '[data-part="seek-form"]',
  '/new': 'main fieldset, main .tick',
  '/settings': 'main select',
  '/account': 'main form',
  '/players': '[data-part="leaderboard"] .hint',
  '/tournaments': '[data-part="deals"] a',
  '/new-tournament': 'form button:enabled',
  '/rules/qwirkle': 'dl > div',
  '/learn/qwirkle': 'main ol a',
  '/nowhere': 'main h1',
}

async function nothingFound(page: Page, where: string): Promise<void> {
  expect.soft(await violations(page), where).toEqual([])
}

for (const [theme, language, width] of [
  ['light', 'en', 1280],
  ['dark', 'he', 360],
] as const) {
  const look = `${theme}, ${language}, ${width}`

  test.describe(look, () => {
    test.beforeEach(async ({ page, context }) => {
      await visitor(context, { theme, language, tables: { qwirkle: { players: 2, bot: 'random' } } })
      await page.setViewportSize({ width, height: 800 })
    })

    test('the pages around the tables', async ({ page }) => {
      for (const [path, last] of Object.entries(PAGES)) {
        await page.goto(path)
        await expect(page.locator(last).first()).toBeVisible()
        await nothingFound(page, path)
      }
      await page.goto('/rules/tigris')
      await page.getByRole('searchbox').fill('TE-L')
      await expect(page.locator('dl > div').first()).toBeVisible()
      await nothingFound(page, 'rules that were searched for')
    })

    test('a game that is over: its end, its review, and its player', async ({ page }) => {
      await playNow(page, 'qwirkle')
      const id = page.url().split('/').at(-1) ?? ''
      await myTurn(page)
      await act(page)
      await ask(page, 'POST', `/api/tables/${id}/resign`)
      await expect(page.locator('[data-part="end"]')).toBeVisible()
      await nothingFound(page, 'the end of a game')
      await page.goto(`/replay/${id}?ply=0`)
      await page.locator('[data-part="ask-review"]').click()
      await expect(page.locator('[data-part="review"] polyline')).toHaveCount(2)
      await nothingFound(page, 'a replay with its review')
      const me = await ask<{ id: string }>(page, 'GET', '/api/session')
      await page.goto(`/player/${me.id}`)
      await expect(page.locator(`a[href="/table/${id}"]`)).toBeVisible()
      await nothingFound(page, 'a profile')
    })

    test('the account of somebody who is signed in, with tokens and a webhook', async ({ page }) => {
      await playNow(page, 'qwirkle') // which makes a guest
      const login = `axe-${randomUUID().slice(0, 8)}`
      await ask(page, 'POST', '/api/account', { login, password: 'correct horse' })
      await ask(page, 'POST', '/api/tokens', { label: 'my bot' })
      await ask(page, 'PUT', '/api/contacts/webhook', { url: 'http://127.0.0.1:9/', form: 'json' })
      await page.goto('/account')
      const tokens = page.locator('[data-part="tokens"]')
      await tokens.locator('form input').fill('another')
      await tokens.locator('form button').click()
      await expect(tokens.getByRole('listitem')).toHaveCount(2)
      await expect(tokens.locator('.token')).toBeVisible()
      await nothingFound(page, 'an account')
    })

    for (const game of ['tigris', 'qwirkle', 'empires']) {
      test(`the table of ${game}`, async ({ page }) => {
        await playNow(page, game)
        await expect(page.locator('.board svg:visible').first()).toBeVisible()
        await nothingFound(page, game)
      })
    }
  })
}
