/** Finding a game: seeks, the live list of tables, rated tables, bots of programmers, vacations. */
import type { Page } from '@playwright/test'
import { violations } from './accessibility'
import { ask, expect, test } from './kit'
import { accountHolder, idOf, playToTheEnd } from './people'

const OPEN = [{ who: 'me' }, { who: 'open' }]
const tableOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''
const line = (page: Page, table: string) => page.locator(`[data-part="lobby"] [data-table="${table}"]`)

async function seek(page: Page, clock: string): Promise<void> {
  await page.goto('/find')
  const form = page.locator('[data-part="seek-form"]')
  await form.getByLabel('Game').selectOption('qwirkle')
  await form.getByLabel('Clock').selectOption(clock)
  await form.getByRole('button', { name: 'Find opponents' }).click()
}

test('two who seek find each other and play a rated game to its end', async ({ browser }) => {
  const [anna, bela] = await Promise.all([accountHolder(browser, 'Anna'), accountHolder(browser, 'Béla')])
  await seek(anna, 'slow')
  await expect(anna.locator('[data-part="seeks"]')).toContainText('No one else is looking for this yet.')
  expect(await violations(anna)).toEqual([])
  await seek(bela, 'slow')
  await Promise.all([anna, bela].map((page) => page.waitForURL('**/table/*')))
  await Promise.all([anna, bela].map((page) => expect(page.locator('[data-part="ask"]')).not.toBeEmpty()))

  const id = tableOf(anna)
  await playToTheEnd(id, [anna, bela])
  await Promise.all([anna, bela].map((page) => expect(page.locator('[data-part="end"]')).toBeVisible()))
  await expect
    .poll(async () => (await ask<{ games: unknown[] }>(anna, 'GET', `/api/players/${await idOf(anna)}`)).games.length)
    .toBe(1)
  for (const page of [anna, bela]) {
    await page.goto(`/player/${await idOf(page)}`)
    await expect(page.locator('[data-part="ratings"]')).toContainText('1 game')
  }
  await Promise.all([anna, bela].map((page) => page.context().close()))
})

test('a block holds: neither sees a table of the other, and a seek does not put them together', async ({ browser }) => {
  const [anna, bela, cili] = await Promise.all(['Anna', 'Béla', 'Cili'].map((name) => accountHolder(browser, name)))
  if (!anna || !bela || !cili) throw new Error('three pages were asked for')
  const { id } = await ask<{ id: string }>(bela, 'POST', '/api/tables', { game: 'tigris', seats: OPEN })
  await anna.goto('/find')
  await expect(line(anna, id)).toBeVisible()
  await line(anna, id).getByRole('link', { name: 'Béla' }).click()
  await anna.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(anna.getByRole('link', { name: 'Invite to a game' })).toHaveCount(0)
  await anna.goto('/find')
  await expect(anna.locator('[data-part="lobby"], .hint').first()).toBeVisible()
  await expect(line(anna, id)).toHaveCount(0)
  await anna.goto(`/table/${id}`)
  await anna.getByRole('button', { name: 'Sit here' }).click()
  await expect(anna.getByText('one of you has blocked the other')).toBeVisible()

  await seek(anna, 'none')
  await expect(anna.locator('[data-part="seeks"]')).toBeVisible()
  await seek(bela, 'none')
  await expect(bela.locator('[data-part="seeks"]')).toContainText('One other player is looking for this.')
  await seek(cili, 'none')
  await Promise.all([anna, cili].map((page) => page.waitForURL('**/table/*')))
  await bela.getByRole('button', { name: 'Stop looking' }).click()
  await expect(bela.locator('[data-part="seeks"]')).toHaveCount(0)
  await Promise.all([anna, bela, cili].map((page) => page.context().close()))
})

test('the list of tables follows what happens, and so do invitations', async ({ browser }) => {
  const [anna, bela] = await Promise.all([accountHolder(browser, 'Anna'), accountHolder(browser, 'Béla')])
  await bela.goto('/find')
  await anna.goto('/new?game=qwirkle')
  await anna.getByLabel('Rating').selectOption({ label: 'Rated: registered players only' })
  await anna.getByLabel('Maximum rating').fill('1600')
  await anna.getByLabel('Invite link only').uncheck()
  await anna.getByRole('button', { name: 'Create table' }).click()
  await anna.waitForURL('**/table/*')
  const id = tableOf(anna)
  await expect(anna.locator('[data-part="facts"]')).toContainText('Rated · Ratings 0 to 1600')
  await expect(line(bela, id)).toContainText('Ratings 0 to 1600')
  await expect(line(bela, id)).toContainText('1 free seat')
  await expect(line(bela, id).getByRole('link', { name: 'Anna' })).toBeVisible()
  expect(await violations(bela)).toEqual([])

  await bela.goto('/')
  await ask(anna, 'POST', `/api/tables/${id}/invite`, { player_id: await idOf(bela) })
  const invites = bela.locator('[data-part="invites"]')
  await invites.getByRole('link', { name: 'Go to table' }).click()
  await bela.waitForURL(`**/table/${id}*`)
  await ask(bela, 'POST', `/api/tables/${id}/join`, {})
  await anna.getByRole('button', { name: 'Start' }).click()
  await expect(anna.locator('[data-part="ask"]')).not.toBeEmpty()
  await expect(anna.locator('.seats').getByRole('link', { name: 'Béla' })).toBeVisible()
  await Promise.all([anna, bela].map((page) => page.context().close()))
})

test('a deal that somebody may have seen is marked in the list and in the waiting room', async ({ browser }) => {
  const [anna, bela] = await Promise.all([accountHolder(browser, 'Anna'), accountHolder(browser, 'Béla')])
  const seats = [{ who: 'me' }, { who: 'bot', bot: 'random' }]
  const { id } = await ask<{ id: string }>(anna, 'POST', '/api/tables', { game: 'qwirkle', seats })
  await ask(anna, 'POST', `/api/tables/${id}/start`)
  await ask(anna, 'POST', `/api/tables/${id}/resign`)
  const again = await ask<{ id: string }>(anna, 'POST', `/api/tables/${id}/challenge`, { seats: OPEN })
  await bela.goto('/find')
  await expect(line(bela, again.id)).toContainText('Known deal, not rated')
  await bela.goto(`/table/${again.id}`)
  await expect(bela.getByText('Known deal: someone may have seen these tiles')).toBeVisible()
  await Promise.all([anna, bela].map((page) => page.context().close()))
})

test('a bot of a programmer has a token and a mark, and others invite it; a vacation begins and ends', async ({
  browser,
}) => {
  const [anna, bela] = await Promise.all([accountHolder(browser, 'Anna'), accountHolder(browser, 'Béla')])
  await anna.goto('/account')
  const bots = anna.locator('[data-part="bots"]')
  await bots.getByLabel('Name of the bot').fill('Robot')
  await bots.getByRole('button', { name: 'Create bot' }).click()
  await expect(bots.locator('.token')).not.toHaveValue('')
  const profile = (await bots.getByRole('link', { name: 'Robot' }).getAttribute('href')) ?? ''
  const vacation = anna.locator('[data-part="vacation"]')
  await vacation.getByRole('button', { name: 'Go on vacation' }).click()
  await expect(vacation).toContainText('You’re on vacation until')
  expect(await violations(anna)).toEqual([])
  await vacation.getByRole('button', { name: 'I’m back' }).click()
  await expect(vacation).not.toContainText('You’re on vacation until')

  await bela.goto(profile)
  await expect(bela.locator('[data-part="bot-owner"]')).toHaveText('A bot by Anna')
  await bela.getByRole('link', { name: 'Invite to a game' }).click()
  await bela.getByRole('button', { name: 'Create table' }).click()
  await bela.waitForURL('**/table/*')
  await anna.goto('/account')
  await anna.getByRole('button', { name: 'Delete Robot' }).click()
  await expect(bots.getByRole('link', { name: 'Robot' })).toHaveCount(0)
  await Promise.all([anna, bela].map((page) => page.context().close()))
})
