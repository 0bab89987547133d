/** At the table: what is refused and why, what is not final, what is confirmed, and how Hebrew lies. */
import { ask, expect, myTurn, playNow, test, visitor } from './kit'

const qwirkle = { tables: { qwirkle: { players: 2, bot: 'greedy' } } }

interface Offer {
  texts: string[]
}

test('a refused move says why, with the rule, and leads to it', async ({ page, context }) => {
  await visitor(context, qwirkle)
  await playNow(page, 'qwirkle')
  await myTurn(page)
  await page.locator('.hand [data-slot]').first().click()
  // A cell far from everything: a tile must touch another, or the opening must lie in the middle.
  const cells = page.locator('[data-cell]:not(:has(.target)):not(:has(.lying))')
  await cells.first().click({ force: true })
  const reason = page.locator('[data-part="reason"]')
  await expect(reason).toBeVisible()
  await expect(reason).toContainText(/Rule QW-/)
  await reason.getByRole('button', { name: /Rule/ }).click()
  const sheet = page.locator('dialog[open]')
  await expect(sheet.getByRole('link', { name: 'All rules' })).toHaveAttribute('href', /^\/rules\/qwirkle#QW-/)
  expect((await sheet.locator('p').allTextContents()).join('').length).toBeGreaterThan(40)
})

test('a draft can be taken back, and survives a reload', async ({ page, context }) => {
  await visitor(context, qwirkle)
  await playNow(page, 'qwirkle')
  await myTurn(page)
  const id = page.url().split('/').at(-1)
  const offered = await ask<Offer>(page, 'GET', `/api/tables/${id}/actions`)
  const place = offered.texts.find((text) => text.startsWith('place')) ?? ''
  await ask(page, 'POST', `/api/tables/${id}/act`, { actions: [place] })
  const draft = page.getByRole('group', { name: 'Not final yet' })
  await expect(draft).toContainText('One action can still be taken back.') // told over the socket
  await page.reload()
  await expect(draft).toBeVisible()
  await draft.getByRole('button', { name: 'Take back' }).click()
  await expect(draft).toBeHidden()
  const after = await ask<{ draft: string[] }>(page, 'GET', `/api/tables/${id}/view`)
  expect(after.draft).toEqual([])
})

test('whoever wants to be asked confirms every action', async ({ page, context }) => {
  await visitor(context, { ...qwirkle, confirm: true })
  await playNow(page, 'qwirkle')
  await myTurn(page)
  const hand = page.locator('.hand [data-slot]')
  const targets = page.locator('[data-cell]:has(.target)')
  for (let slot = 0; (await targets.count()) === 0; slot += 1) await hand.nth(slot).click()
  const lying = await page.locator('.lying').count()
  await targets.first().click({ force: true })
  const question = page.getByRole('group', { name: 'Do it' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  expect(await page.locator('.lying').count()).toBe(lying)
  for (let slot = 0; (await targets.count()) === 0; slot += 1) await hand.nth(slot).click()
  await targets.first().click({ force: true })
  await question.getByRole('button', { name: 'Do it' }).click()
  await expect(page.locator('.lying')).toHaveCount(lying + 1)
})

test('Hebrew lies from right to left, the board does not, and nothing sticks out', async ({ page, context }) => {
  await visitor(context, { language: 'he' })
  await page.setViewportSize({ width: 360, height: 740 })
  for (const game of ['tigris', 'qwirkle', 'empires']) {
    await playNow(page, game)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.locator('.board svg:visible').first()).toBeVisible()
    const largest = await page.locator('.board svg').evaluateAll((all) => {
      const area = (svg: Element) => svg.clientWidth * svg.clientHeight
      const board = all.reduce((best, svg) => (area(svg) > area(best) ? svg : best))
      return getComputedStyle(board).direction
    })
    expect(largest, game).toBe('ltr')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, game).toBeLessThanOrEqual(360)
  }
})

test('the first game opens with three hints, and never again', async ({ page, context }) => {
  await visitor(context, { ...qwirkle, shown: false })
  await playNow(page, 'qwirkle')
  const coach = page.locator('[data-part="coach"]')
  for (const step of ['1 of 3', '2 of 3', '3 of 3']) await coach.getByRole('button', { name: step }).click()
  await expect(coach).toBeHidden()
  await page.reload()
  await expect(page.locator('[data-part="ask"]')).not.toBeEmpty()
  await expect(coach).toBeHidden()
})
