/** At the table: what is refused and why, what is not final, what is confirmed, and how Hebrew lies. */
import type { Locator, Page } from '@playwright/test'
import { ask, expect, firstTurn, myTurn, playNow, reachByTab, test, visitor } from './kit'
import { smallTargets } from './targets'

const KING_AT = 'B1' // beside a temple of the first ten, where a king may always go

test('a refused move says why, with the rule, and leads to it', async ({ page, context, request }) => {
  await visitor(context)
  await page.clock.install()
  await firstTurn(page, request)
  await page.clock.pauseAt(Date.now() + 3_600_000) // it goes by itself, but not before we have looked at it
  await page.locator('[data-piece="leader king"]').click()
  await page.locator('[data-cell="C7"]').click() // river
  const reason = page.locator('[data-part="reason"]')
  await expect(reason).toContainText(/Rule TE-/)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(reason).toBeInViewport({ ratio: 1 })
  await expect.poll(() => smallTargets(page)).toEqual([])
  await reason.getByRole('button', { name: /Rule/ }).click()
  const sheet = page.locator('dialog[open]')
  await expect(sheet.getByRole('link', { name: 'All rules' })).toHaveAttribute('href', /^\/rules\/tigris#TE-/)
  await expect(sheet.locator('.stack')).toContainText(/\S.{40}/) // the rule itself
})

test('a draft can be taken back, and survives a reload', async ({ page, context, request }) => {
  await visitor(context)
  const id = await firstTurn(page, request)
  await ask(page, 'POST', `/api/tables/${id}/act`, { actions: [`leader king ${KING_AT}`] })
  const draft = page.getByRole('group', { name: 'Not final yet' })
  await expect(draft).toHaveAttribute('title', 'You can still undo 1 action.') // told over the socket
  await page.reload()
  await expect(draft).toBeVisible()
  await draft.getByRole('button', { name: 'Undo' }).click()
  await expect(draft).toBeHidden()
  const after = await ask<{ draft: string[] }>(page, 'GET', `/api/tables/${id}/view`)
  expect(after.draft).toEqual([])
})

test('whoever wants to be asked confirms every action', async ({ page, context, request }) => {
  await visitor(context, { confirm: true })
  await firstTurn(page, request)
  const king = page.locator('[data-piece="leader king"]')
  const cell = page.locator(`[data-cell="${KING_AT}"]`)
  const question = page.getByRole('group', { name: 'Confirm' })
  const draft = page.getByRole('group', { name: 'Not final yet' })
  await king.click()
  await cell.click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(draft).toBeHidden()
  await king.click()
  await cell.click()
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(draft).toBeVisible()
})

const CHOOSING: Record<string, (page: Page, dynasty: Locator) => Promise<void>> = {
  'a click': (_, dynasty) => dynasty.click(),
  'the keyboard': async (page, dynasty) => {
    await reachByTab(page, dynasty)
    await page.keyboard.press('Enter')
  },
}

for (const [how, choose] of Object.entries(CHOOSING)) {
  test(`at a table that was made with this option, a dynasty is chosen by ${how}`, async ({ page, context }) => {
    await visitor(context)
    await page.goto('/new?game=tigris')
    await page.getByLabel('Your name at the table').fill('Anna')
    await page.getByLabel('Choose dynasties').check()
    await page.getByLabel('Seat 2').selectOption('bot')
    await page.getByRole('button', { name: 'Create table' }).click()
    await myTurn(page)
    const question = page.getByRole('region', { name: 'Choose your dynasty' })
    const dynasty = question.getByRole('button').last() // one that is free, whether or not the bot chose first
    const name = await dynasty.innerText()
    await choose(page, dynasty)
    await expect(question).toBeHidden()
    await expect(page.getByRole('list', { name: 'Log' })).toContainText(`Anna plays the ${name.toLowerCase()}.`)
    await expect(page.locator('[data-piece="leader king"]')).toBeVisible()
  })
}

test('what a position allows and means comes with it, and is never asked for', async ({ page, context, request }) => {
  await visitor(context, { known: true })
  await firstTurn(page, request)
  const asked: string[] = []
  page.on('request', (sent) => {
    const [, what] = /\/(actions|insight)(\?limit=\d+)?$/.exec(sent.url()) ?? []
    if (what) asked.push(what)
  })
  await page.locator('[data-piece="leader king"]').click()
  await page.locator(`[data-cell="${KING_AT}"]`).click()
  await expect(page.getByRole('group', { name: 'Not final yet' })).toBeVisible()
  await myTurn(page)
  // The socket tells of the draft, and then of what is said: when that is seen, all was told.
  await page.getByRole('tab', { name: 'Chat' }).click()
  await page.getByLabel('Message').fill('My king')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('tabpanel').getByText('My king')).toBeVisible()
  expect(asked).toEqual([])
})

test('hints are listed with their reasons, even where two begin alike, and are played by a button of their own', async ({
  page,
  context,
}) => {
  await visitor(context, { tables: { qwirkle: { players: 2, bot: 'random' } } })
  await playNow(page, 'qwirkle')
  await myTurn(page)
  // The bot's own advice, with its first choice twice: once alone, and once with a line that goes on.
  await page.route('**/hint', async (route) => {
    const advice = (await (await route.fetch()).json()) as { hints: { action: string; line: string[] }[] }
    const [best] = advice.hints
    await route.fulfill({ json: { ...advice, hints: [best, { ...best, line: ['end'] }] } })
  })
  await page.locator('[data-part="hint"]').click()
  const hints = page.locator('[data-part="advice"] > li')
  await expect(hints).toHaveCount(2)
  await expect(hints.last()).toContainText('Then:')
  // What somebody says tells the same position again: the card stays.
  await page.getByRole('tab', { name: 'Chat' }).click()
  await page.getByLabel('Message').fill('Let me think')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('tabpanel').getByText('Let me think')).toBeVisible()
  await expect(hints).toHaveCount(2)
  const moment = (await page.locator('[data-part="ask"]').getAttribute('data-moment')) ?? ''
  await hints.last().getByRole('button', { name: 'Play this' }).click()
  await expect(page.locator('[data-part="ask"]')).not.toHaveAttribute('data-moment', moment)
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
  await visitor(context, { shown: false })
  await playNow(page, 'qwirkle')
  const coach = page.locator('[data-part="coach"]')
  for (const step of ['1 of 3', '2 of 3', '3 of 3']) await coach.getByRole('button', { name: step }).click()
  await expect(coach).toBeHidden()
  await page.reload()
  await expect(page.locator('[data-part="ask"]')).not.toBeEmpty()
  await expect(coach).toBeHidden()
})
