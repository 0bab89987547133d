/** When a game is over: replay with a scrubber, anybody's eyes, a fork from a moment, the same deal, record and picture. */
import { act, expect, myTurn, playNow, test, visitor } from './kit'

test('a game is replayed, looked at with other eyes, and forked', async ({ page, context }) => {
  await visitor(context, { tables: { qwirkle: { players: 2, bot: 'greedy' } } })
  await playNow(page, 'qwirkle')
  const id = page.url().split('/').at(-1)
  for (let step = 0; step < 6; step += 1) {
    await myTurn(page)
    await act(page)
  }
  await page.locator('[data-part="menu"]').click()
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  const end = page.locator('[data-part="result"]')
  await expect(end).toContainText('It ended by resignation')

  const picture = page.waitForEvent('download')
  await end.getByRole('button', { name: 'Save a picture' }).click()
  expect((await picture).suggestedFilename()).toMatch(/^qwirkle-.*\.svg$/)
  const record = page.waitForEvent('download')
  await end.getByRole('link', { name: 'Save the record' }).click()
  expect((await record).suggestedFilename()).toMatch(/^qwirkle-.*\.json$/)

  await end.getByRole('link', { name: 'Replay' }).click()
  const step = page.getByRole('slider', { name: 'Step' })
  await expect(step).toHaveValue('0')
  const before = await page.locator('.lying').count()
  await page.getByRole('button', { name: 'To the end' }).click()
  await expect(page.locator('.lying')).not.toHaveCount(before)
  const last = await step.inputValue()
  await page.getByRole('button', { name: 'One back' }).click()
  await expect(step).toHaveValue(String(Number(last) - 1))
  await expect(page).toHaveURL(new RegExp(`ply=${Number(last) - 1}`))
  await page.getByLabel('Whose eyes').selectOption({ label: 'Spectator' })
  await expect(page.locator('.lying').first()).toBeVisible()
  await page.reload()
  await expect(step).toHaveValue(String(Number(last) - 1))

  // Everybody's chances, decision by decision; the graph leads to any of them.
  await page.locator('[data-part="ask-review"]').click()
  const review = page.locator('[data-part="review"]')
  await expect(review.locator('polyline')).toHaveCount(2)
  const graph = review.getByRole('img')
  await graph.click({ position: { x: 1, y: 20 } })
  await expect(step).toHaveValue('0')
  await page.getByRole('button', { name: 'To the end' }).click()
  await page.getByRole('button', { name: 'One back' }).click()

  // The game stands on the player's page, with the way back to it.
  const replayed = page.url()
  await page.goto('/account')
  await page.getByRole('link', { name: 'Your profile' }).click()
  await expect(page.locator(`a[href="/table/${id}"]`)).toContainText('Place 2 of 2')
  await page.goto(replayed)

  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.waitForURL(/\/table\/(?!.*replay)/)
  await expect(page.locator('[data-part="ask"]')).not.toBeEmpty()
  expect(page.url()).not.toContain(id)
})
