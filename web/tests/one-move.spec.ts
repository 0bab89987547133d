/** Whatever games the server has: each is on the home page, opens with one click, and a move can be played by hints. */
import { ask, expect, myTurn, playNow, test, visitor } from './kit'

test('every game is offered, opened and played', async ({ page, context }) => {
  await page.goto('/')
  const offered = (await ask<{ name: string }[]>(page, 'GET', '/api/games')).map(({ name }) => name)
  const { TILEWRIGHT_GAME: only } = process.env
  expect(offered).toContain(only ?? offered[0])
  const games = only ? [only] : offered
  await visitor(context, { tables: Object.fromEntries(games.map((game) => [game, { players: 2, bot: 'greedy' }])) })
  for (const game of games) {
    await playNow(page, game)
    await myTurn(page)
    const asked = page.locator('[data-part="ask"]')
    const moment = (await asked.getAttribute('data-moment')) ?? ''
    await page.locator('[data-part="hint"]').click()
    await page.locator('[data-part="play-hint"]').first().click()
    await expect(asked).not.toHaveAttribute('data-moment', moment)
  }
})
