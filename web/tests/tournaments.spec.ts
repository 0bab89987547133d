/** A tournament from making to final standings. */
import type { Page } from '@playwright/test'
import { violations } from './accessibility'
import { ask, expect, test } from './kit'
import { accountHolder } from './people'

interface Shown {
  status: string
  your_table: string | null
}

/** Give up at the table of the round, if one has one; so rounds are short. */
async function giveUp(page: Page, id: string): Promise<string> {
  const { status, your_table: table } = await ask<Shown>(page, 'GET', `/api/tournaments/${id}`)
  if (table) await page.request.post(`/api/tables/${table}/resign`, { headers: { origin: new URL(page.url()).origin } })
  return status
}

test('a Swiss tournament of eight, bots among them, from making to final standings', async ({ browser }) => {
  const [anna, bela] = await Promise.all([
    accountHolder(browser, 'Anna'),
    accountHolder(browser, 'Béla', { language: 'he', theme: 'dark' }),
  ])
  await bela.setViewportSize({ width: 360, height: 800 })
  await anna.goto('/tournaments')
  await anna.getByRole('link', { name: 'New tournament' }).click()
  await anna.getByLabel('Name of the tournament').fill('Spring Cup')
  await anna.getByLabel('Game').selectOption('qwirkle')
  await anna.getByLabel('Number of rounds').fill('2')
  expect(await violations(anna)).toEqual([])
  await anna.getByRole('button', { name: 'Create tournament' }).click()
  await anna.getByRole('button', { name: 'Join' }).click()
  await anna.getByLabel('Bot to add').selectOption('random')
  const standings = anna.locator('[data-part="standings"] tbody tr')
  await expect(standings).toHaveCount(1)
  for (let bots = 1; bots <= 6; bots += 1) {
    await anna.getByRole('button', { name: 'Add bot' }).click()
    await expect(standings).toHaveCount(1 + bots)
  }
  await bela.goto('/tournaments')
  await bela.locator('[data-part="tournaments"]').getByRole('link', { name: 'Spring Cup' }).first().click()
  await bela.getByRole('button', { name: 'הרשמה' }).click()
  await expect(standings).toHaveCount(8)
  await anna.getByRole('button', { name: 'Start' }).click()
  await expect(anna.locator('[data-part="status"]')).toContainText('Round 1 of 2')
  await expect(anna.locator('[data-part="round"][open] ol > li')).toHaveCount(4)
  expect(await violations(anna)).toEqual([])
  await anna.getByRole('link', { name: 'Go to your table' }).click()
  await expect(anna.locator('[data-part="board"], [data-cell], svg').first()).toBeVisible()

  const id = bela.url().split('/').at(-1) ?? ''
  await expect.poll(async () => [await giveUp(anna, id), await giveUp(bela, id)]).toEqual(['over', 'over'])
  await expect(bela.locator('[data-part="status"]')).toContainText('הסתיים')
  await expect(bela.locator('[data-part="round"]')).toHaveCount(2)
  await expect(bela.locator('[data-part="standings"] tbody tr').first()).toContainText('בוט אקראי')
  await expect(bela.locator('[data-part="standings"] tbody tr').first()).toContainText('2')
  expect(await violations(bela)).toEqual([])
  await bela.reload()
  await expect(bela.getByRole('button', { name: 'הרשמה' })).toHaveCount(0)
  await Promise.all([anna, bela].map((page) => page.context().close()))
})
