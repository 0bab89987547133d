/** The deal is nobody's alone: what a browser adds, unseen, and what its owner can check. */
import { ask, expect, playNow, test, visitor } from './kit'

interface Shown {
  contributed: number[]
  seed_parts: { contributions: (string | null)[] } | null
}

test('a browser adds to the deal before the game, and its owner can check at the end that it counted', async ({
  page,
  context,
}) => {
  await visitor(context)
  await playNow(page, 'qwirkle')
  const path = `/api/tables/${page.url().split('/').pop() ?? ''}`
  const before = await ask<Shown>(page, 'GET', path)
  expect(before.contributed).toEqual([0])
  expect(before.seed_parts).toBeNull()
  await page.locator('[data-part="menu"]').click()
  const fair = page.locator('[data-part="fair"]')
  await fair.locator('summary').click()
  await expect(fair).toContainText('Nobody chooses this deal alone.')
  await expect(fair).toContainText('Added to the shuffle: ')
  const own = await fair.locator('.code').last().textContent()
  expect(own).toMatch(/^[0-9a-f]{64}$/)
  await expect(fair).not.toContainText('counted')
  await ask(page, 'POST', `${path}/resign`)
  await expect(fair).toContainText('Your browser’s numbers were used.')
  expect((await ask<Shown>(page, 'GET', path)).seed_parts?.contributions[0]).toBe(own)
})

test('both players of a table that is waited at have a share in its deal', async ({ page, context, browser }) => {
  await visitor(context, { known: true })
  await page.goto('/settings')
  await ask(page, 'POST', '/api/session', { name: 'Anna', language: 'en' })
  const seats = [{ who: 'me' }, { who: 'open' }]
  const { id } = await ask<{ id: string }>(page, 'POST', '/api/tables', { game: 'qwirkle', seats, private: true })
  await page.goto(`/table/${id}`)
  const old = await page.getByLabel('Invite link').inputValue()
  await page.getByRole('button', { name: 'Create a new link' }).click()
  await expect(page.getByText('The old link no longer works.')).toBeVisible()
  await expect(page.getByLabel('Invite link')).not.toHaveValue(old)
  const link = await page.getByLabel('Invite link').inputValue()
  const other = await browser.newContext()
  await visitor(other)
  const guest = await other.newPage()
  await guest.goto(old)
  await expect(guest.getByText('This table doesn’t exist')).toBeVisible()
  await guest.goto(link)
  await guest.getByRole('button', { name: 'Sit here' }).click()
  await expect.poll(async () => (await ask<Shown>(page, 'GET', `/api/tables/${id}`)).contributed).toEqual([0, 1])
  await other.close()
})
