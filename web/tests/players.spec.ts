/** Players among each other: ratings, profiles, leaderboards, following, blocking, invitations. */
import { violations } from './accessibility'
import { ask, expect, test } from './kit'
import { accountHolder, idOf, ratedGame } from './people'

test('a rated game is on both profiles and on the leaderboard, until a player hides theirs', async ({ browser }) => {
  const [anna, bela] = await Promise.all([accountHolder(browser, 'Anna'), accountHolder(browser, 'Béla')])
  const table = await ratedGame(anna, bela)
  const [annaId, belaId] = await Promise.all([idOf(anna), idOf(bela)])
  await expect
    .poll(async () => (await ask<{ games: unknown[] }>(anna, 'GET', `/api/players/${annaId}`)).games.length)
    .toBe(1)

  await anna.goto(`/table/${table}`)
  await anna.locator('[data-part="end"]').getByRole('link', { name: 'Béla' }).first().click()
  await expect(anna.getByRole('heading', { name: 'Béla' })).toBeVisible()
  await expect(anna.locator('[data-part="ratings"]')).toContainText('provisional')
  await anna.locator('[data-part="opponents"]').getByRole('link', { name: 'Anna' }).click()
  await expect(anna.locator('[data-part="statistics"]')).toContainText('100%')
  await expect(anna.locator('[data-part="streaks"]')).toHaveText('Won the last game · longest streak: one win')
  await anna.locator('[data-part="finished"]').getByRole('link', { name: 'Béla' }).click()
  await expect(anna.getByRole('heading', { name: 'Béla' })).toBeVisible()
  expect(await violations(anna)).toEqual([])

  await anna.getByRole('link', { name: 'Players' }).click()
  const board = anna.locator('[data-part="leaderboard"]')
  await board.getByLabel('Game').selectOption('qwirkle')
  await board.getByLabel('Played this month').check()
  await expect(board.locator(`a[href="/player/${belaId}"]`)).toBeVisible()
  await expect(board.locator('.me a')).toHaveAttribute('href', `/player/${annaId}`)
  await board.getByLabel('Players').selectOption('3')
  await expect(board.locator('.me')).toHaveCount(0)
  await board.getByLabel('Players').selectOption('2')
  await expect(board.locator('.me')).toHaveCount(1)
  expect(await violations(anna)).toEqual([])

  await bela.goto('/account')
  await bela.getByLabel('Hide my profile').check()
  await expect(bela.getByText('Saved.')).toBeVisible()
  await anna.goto(`/player/${belaId}`)
  await expect(anna.locator('[data-part="hidden"]')).toHaveText('This player’s profile is private.')
  await expect(anna.locator('[data-part="ratings"]')).toHaveCount(0)
  await anna.goto('/players?game=qwirkle&players=2')
  await expect(board.locator('.me')).toHaveCount(1)
  await expect(board.locator(`a[href="/player/${belaId}"]`)).toHaveCount(0)
  await Promise.all([anna, bela].map((page) => page.context().close()))
})

test('a profile shows where its player stands among the bots that they have met', async ({ browser }) => {
  const anna = await accountHolder(browser, 'Anna')
  const seats = [{ who: 'me' }, { who: 'bot', bot: 'random' }]
  const { id } = await ask<{ id: string }>(anna, 'POST', '/api/tables', { game: 'qwirkle', seats })
  await ask(anna, 'POST', `/api/tables/${id}/start`)
  await ask(anna, 'POST', `/api/tables/${id}/resign`)
  const me = await idOf(anna)
  await expect
    .poll(async () => (await ask<{ games: unknown[] }>(anna, 'GET', `/api/players/${me}`)).games.length)
    .toBe(1)
  await anna.goto(`/player/${me}`)
  const ladder = anna.locator('[data-part="bot-level"] li')
  await expect(ladder.filter({ hasText: 'Anna' })).toContainText('±')
  await expect(ladder.filter({ hasText: 'Novice bot' })).toContainText('1500')
  await expect(anna.getByText('No rated games yet.')).toBeVisible() // a game with a bot is never rated
  expect(await violations(anna)).toEqual([])
  await anna.goto('/players?game=qwirkle&players=2&kind=bots')
  await expect(anna.locator('[data-part="leaderboard"] li').filter({ hasText: 'Novice bot' })).toContainText('1500')
  expect(await violations(anna)).toEqual([])
  await anna.context().close()
})

test('a player finds another, follows them, invites them, and they come', async ({ browser }) => {
  const [anna, dezso] = await Promise.all([accountHolder(browser, 'Anna'), accountHolder(browser, 'Dezső')])
  await anna.goto('/players')
  const search = anna.locator('[data-part="search"]')
  await search.getByLabel('Part of a name').fill('dezs')
  await search.getByRole('button', { name: 'Search' }).click()
  await search.getByRole('link', { name: 'Dezső' }).first().click()
  await anna.goto(`/player/${await idOf(dezso)}`)
  await anna.getByRole('button', { name: 'Follow' }).click()
  await expect(anna.getByRole('button', { name: 'Unfollow' })).toBeVisible()

  const seats = [{ who: 'me' }, { who: 'open' }]
  const { id } = await ask<{ id: string }>(anna, 'POST', '/api/tables', { game: 'qwirkle', seats, private: true })
  await anna.goto(`/table/${id}`)
  await anna.getByRole('button', { name: 'Invite Dezső' }).click()
  await expect(anna.getByRole('button', { name: 'Dezső is invited' })).toBeDisabled()
  expect(await violations(anna)).toEqual([])
  await dezso.goto('/')
  const invites = dezso.locator('[data-part="invites"]')
  await expect(invites).toContainText('Anna')
  expect(await violations(dezso)).toEqual([])
  await invites.getByRole('link', { name: 'Go to table' }).click()
  await dezso.getByRole('button', { name: 'Sit here' }).click()
  await expect(anna.getByRole('link', { name: 'Dezső' })).toBeVisible()
  await Promise.all([anna, dezso].map((page) => page.context().close()))
})

test('a block holds: no seat at one table, no chat, until it is lifted', async ({ browser }) => {
  const [anna, bela, cili] = await Promise.all(['Anna', 'Béla', 'Cili'].map((name) => accountHolder(browser, name)))
  if (!anna || !bela || !cili) throw new Error('three came')
  await anna.goto(`/player/${await idOf(bela)}`)
  await anna.getByRole('button', { name: 'Block' }).click()
  await expect(anna.getByRole('button', { name: 'Unblock' })).toBeVisible()
  const seats = [{ who: 'me' }, { who: 'open' }, { who: 'open' }]
  const { id } = await ask<{ id: string }>(cili, 'POST', '/api/tables', { game: 'qwirkle', seats })
  await ask(anna, 'POST', `/api/tables/${id}/join`, {})
  await Promise.all([anna, bela, cili].map((page) => page.goto(`/table/${id}`)))
  await bela.getByRole('button', { name: 'Sit here' }).click()
  await expect(bela.getByText('Not possible: one of you has blocked the other.')).toBeVisible()
  for (const [page, said] of [
    [bela, 'hello from Béla'],
    [cili, 'hello from Cili'],
  ] as const) {
    await page.getByPlaceholder('Message').fill(said)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(cili.getByText(said)).toBeVisible()
  }
  await expect(anna.getByText('hello from Cili')).toBeVisible()
  await expect(anna.getByText('hello from Béla')).toHaveCount(0)

  await anna.goto('/players')
  const blocked = anna.locator('[data-part="blocked"]')
  await expect(blocked).toContainText('Béla')
  expect(await violations(anna)).toEqual([])
  await blocked.getByRole('button', { name: 'Unblock' }).click()
  await expect(blocked).toHaveCount(0)
  await bela.getByRole('button', { name: 'Sit here' }).click()
  await expect(bela.getByRole('button', { name: 'Leave seat' })).toBeVisible()
  await Promise.all([anna, bela, cili].map((page) => page.context().close()))
})
