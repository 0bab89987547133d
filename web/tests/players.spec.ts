/** Players among each other: ratings, profiles, leaderboards. */
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
  await expect(anna.locator('[data-part="hidden"]')).toHaveText('This player keeps their profile to themselves.')
  await expect(anna.locator('[data-part="ratings"]')).toHaveCount(0)
  await anna.goto('/players?game=qwirkle&players=2')
  await expect(board.locator('.me')).toHaveCount(1)
  await expect(board.locator(`a[href="/player/${belaId}"]`)).toHaveCount(0)
  await Promise.all([anna, bela].map((page) => page.context().close()))
})
