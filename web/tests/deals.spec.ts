/** The same deal for two, against the same bot, and what each made of it. */
import type { Page } from '@playwright/test'
import { violations } from './accessibility'
import { ask, expect, test } from './kit'
import { accountHolder, idOf } from './people'

/** So many turns with the first or the last of what can be placed, then give up; until the result is filed. */
async function playSome(page: Page, table: string, turns: number, last: boolean): Promise<void> {
  for (let done = 0; done < turns;) {
    const { texts } = await expect
      .poll(async () => {
        const view = await ask<{ actor: number; you: number }>(page, 'GET', `/api/tables/${table}/view`)
        return view.actor === view.you
      })
      .toBe(true)
      .then(() => ask<{ texts: string[] }>(page, 'GET', `/api/tables/${table}/actions`))
    const placing = texts.filter((text) => text.startsWith('place'))
    const action = texts.find((text) => text === 'end') ?? placing.at(last ? -1 : 0) ?? texts[0]
    const { committed } = await ask<{ committed: boolean }>(page, 'POST', `/api/tables/${table}/act`, {
      actions: [action],
    })
    if (committed) done += 1
  }
  await ask(page, 'POST', `/api/tables/${table}/resign`)
  const me = await idOf(page)
  await expect
    .poll(async () => (await ask<{ games: unknown[] }>(page, 'GET', `/api/players/${me}`)).games.length)
    .toBeGreaterThan(0)
}

test('two play one deal against the same bot and compare what they decided', async ({ browser }) => {
  const [anna, bela] = await Promise.all([accountHolder(browser, 'Anna'), accountHolder(browser, 'Béla')])
  const seats = [{ who: 'me' }, { who: 'bot', bot: 'random' }]
  const { id } = await ask<{ id: string }>(anna, 'POST', '/api/tables', { game: 'qwirkle', seats })
  await ask(anna, 'POST', `/api/tables/${id}/start`)
  await playSome(anna, id, 2, false)
  await bela.goto(`/table/${id}`)
  await bela.locator('[data-part="show-result"]').click()
  await bela.getByRole('link', { name: 'Same deal against bots' }).click()
  await expect(bela.locator('[data-part="deal-results"]')).toContainText('Anna')
  expect(await violations(bela)).toEqual([])
  await bela.getByRole('button', { name: 'Play this deal' }).click()
  await expect(bela).toHaveURL(/\/table\//)
  await playSome(bela, bela.url().split('/').at(-1) ?? '', 2, true)

  await bela.goto(`/deal/${id}`)
  await expect(bela.locator('[data-part="deal-results"] li')).toHaveCount(2)
  await expect(bela.getByRole('button', { name: 'Play this deal' })).toHaveCount(0)
  await bela.getByRole('button', { name: 'Compare with Anna' }).click()
  const comparison = bela.locator('[data-part="comparison"]')
  await expect(comparison.locator('tbody tr')).toHaveCount(2)
  await expect(comparison.locator('[data-part="first-difference"]')).toHaveText('First difference: turn 1')
  await expect(comparison.locator('tbody tr').first().locator('td').first()).not.toBeEmpty()
  expect(await violations(bela)).toEqual([])
  await anna.goto('/tournaments')
  await anna.locator('[data-part="deals"]').getByRole('link', { name: 'Qwirkle' }).click()
  await expect(anna.getByRole('button', { name: 'Play this deal' })).toBeVisible()
  expect(await violations(anna)).toEqual([])
  await Promise.all([anna, bela].map((page) => page.context().close()))
})
