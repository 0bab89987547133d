/** Deciding at a table: hints beside the board, tableaux of others, the market of tiles, and why something is not open. */
import type { APIRequestContext, Page } from '@playwright/test'
import { violations } from './accessibility'
import { ask, expect, myTurn, test, visitor } from './kit'

interface Legal {
  texts: string[]
  actions: unknown[]
}

/** A table against a bot with hints, and its id, when it is this visitor's turn. */
async function against(page: Page, game: string, bots = 1): Promise<string> {
  await page.goto('/settings')
  await ask(page, 'POST', '/api/session', { name: 'Anna', language: 'en' })
  const seats = [{ who: 'me' }, ...Array.from({ length: bots }, () => ({ who: 'bot', bot: 'random' }))]
  const { id } = await ask<{ id: string }>(page, 'POST', '/api/tables', { game, seats, hints: true })
  await ask(page, 'POST', `/api/tables/${id}/start`)
  await page.goto(`/table/${id}`)
  await myTurn(page)
  return id
}

/** Plays by the API, the same every time, until the decision is one of this kind. */
async function until(page: Page, id: string, wanted: string): Promise<void> {
  const asked = page.locator('[data-part="ask"]')
  for (;;) {
    await myTurn(page)
    const { view } = await ask<{ view: { decision: { ask: string } | null } }>(page, 'GET', `/api/tables/${id}/view`)
    if (view.decision?.ask === wanted) return
    const moment = (await asked.getAttribute('data-moment')) ?? ''
    const { texts } = await ask<Legal>(page, 'GET', `/api/tables/${id}/actions`)
    const text = texts.find((each) => each === 'end' || each === 'pass') ?? texts[0]
    await ask(page, 'POST', `/api/tables/${id}/act`, { actions: [text] })
    await expect(asked).not.toHaveAttribute('data-moment', moment)
  }
}

test('a hint that is looked at lies on the board as a ghost, and is played by its own button', async ({
  page,
  context,
}) => {
  await visitor(context)
  const id = await against(page, 'tigris')
  const { texts, actions } = await ask<Legal>(page, 'GET', `/api/tables/${id}/actions`)
  const best = texts.findIndex((text) => text.startsWith('leader king'))
  const hint = { action: texts[best], line: [], value: 0.5, reasons: [] }
  await page.route('**/hint', (route) =>
    route.fulfill({ json: { hints: [hint], actions: { [hint.action ?? '']: actions[best] } } }),
  )
  await page.locator('[data-part="hint"]').click()
  const card = page.locator('[data-part="hints"]')
  const asked = page.locator('[data-part="ask"]')
  const moment = (await asked.getAttribute('data-moment')) ?? ''
  await expect(page.locator('.board .ghost')).toHaveCount(0)
  await card.locator('.choice').focus()
  await expect(page.locator('.board .ghost')).toHaveCount(1)
  await expect(asked).toHaveAttribute('data-moment', moment)
  const [beside, board] = await Promise.all([card.boundingBox(), page.locator('section.board').boundingBox()])
  expect(beside?.x, 'nothing of the board is covered').toBeGreaterThanOrEqual((board?.x ?? 0) + (board?.width ?? 0))
  await card.getByRole('button', { name: 'Play this' }).click()
  await expect(asked).not.toHaveAttribute('data-moment', moment)
  await expect(card).toBeHidden()
})

test('tiles are a market over the full width, and opponents’ tiles open from their cards', async ({
  page,
  context,
}) => {
  await visitor(context)
  await page.setViewportSize({ width: 1440, height: 900 })
  const id = await against(page, 'empires')
  await until(page, id, 'turn')
  await page.locator('[data-verb="take"]').click()
  const market = page.locator('[data-part="market"]')
  await expect(market.locator('li button').first()).toBeInViewport()
  expect((await market.boundingBox())?.width).toBeGreaterThan(1200)
  expect(await violations(page)).toEqual([])
  const first = market.locator('button[data-action]').first()
  const taken = (await first.getAttribute('data-action'))?.split(' ')[1] ?? ''
  await first.click()
  await expect(market).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  const seat = (await ask<{ you: number }>(page, 'GET', `/api/tables/${id}/view`)).you
  await page.locator(`[data-tableau="${seat}"]`).click()
  const tableau = page.locator('[data-part="tableau"]')
  await expect(tableau.locator(`[data-tile="${taken}"]`)).toBeVisible()
  expect(await violations(page)).toEqual([])
  const tellOfClosing = await heldBack(page)
  await page.keyboard.press('Escape')
  await page.locator(`[data-tableau="${1 - seat}"]`).focus()
  await page.keyboard.press('Enter')
  await expect(tableau).toBeVisible()
  await tellOfClosing()
  await expect(tableau).toBeVisible()
})

/** Holds back the browser's word that a dialog was closed, as a busy machine does, until the function is called. */
async function heldBack(page: Page): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(() => {
    const dialogs: EventTarget[] = []
    const hold = (event: Event): void => {
      if (event.isTrusted && event.target) dialogs.push(event.target)
      event.stopImmediatePropagation()
    }
    document.addEventListener('close', hold, { capture: true })
    return () => {
      document.removeEventListener('close', hold, { capture: true })
      for (const dialog of dialogs) dialog.dispatchEvent(new Event('close'))
    }
  })
  return () => page.evaluate((tell) => tell(), held)
}

test('a verb that is not open tells the reasons of what lies there, under the verbs', async ({ page, context }) => {
  await visitor(context)
  const id = await against(page, 'empires')
  await until(page, id, 'turn')
  await page.locator('[data-verb="take"]').click()
  await page.locator('[data-part="market"] button[data-action]').first().click()
  await until(page, id, 'turn')
  const take = page.locator('[data-verb="take"]')
  await expect(take).toHaveAttribute('aria-disabled', 'true') // one tile a turn
  await take.focus()
  await page.keyboard.press('Enter')
  const why = page.locator('[data-part="why-not"]')
  await expect(why).toBeInViewport()
  await expect(why.getByRole('link')).toHaveText('SE-T1')
})

/** A first auction of two people, at this visitor's turn; the other plays without a browser. */
async function auction(page: Page, other: APIRequestContext): Promise<(place?: number) => Promise<void>> {
  const headers = { origin: process.env.TILEWRIGHT_URL ?? '' }
  const post = (path: string, data: unknown = {}) => other.post(path, { data, headers })
  await page.goto('/settings')
  await ask(page, 'POST', '/api/session', { name: 'Anna', language: 'en' })
  const seats = [{ who: 'me' }, { who: 'open' }]
  const { id } = await ask<{ id: string }>(page, 'POST', '/api/tables', { game: 'empires', seats })
  await post('/api/session', { name: 'Béla', language: 'en' })
  await post(`/api/tables/${id}/join`, { seat: 1, invitation: null })
  await ask(page, 'POST', `/api/tables/${id}/start`)
  /** What the other may do, by its place in the list: in an auction first to pass, then to bid. */
  const answer = async (place = 0) => {
    const { texts } = (await (await other.get(`/api/tables/${id}/actions`)).json()) as Legal
    await post(`/api/tables/${id}/act`, { actions: [texts[place]] })
  }
  for (;;) {
    const seen = await ask<{ actor: number; view: { decision: { ask: string } } }>(
      page,
      'GET',
      `/api/tables/${id}/view`,
    )
    if (seen.actor === 0 && seen.view.decision.ask === 'auction') break
    if (seen.actor === 1) await answer()
    else {
      const { texts } = await ask<Legal>(page, 'GET', `/api/tables/${id}/actions`)
      await ask(page, 'POST', `/api/tables/${id}/act`, { actions: [texts[0]] })
    }
  }
  await page.goto(`/table/${id}`)
  await myTurn(page)
  return answer
}

test('in an auction one bids up to a sum or passes once, withdraws it, and sees who could attack whom', async ({
  page,
  context,
  request,
}) => {
  await visitor(context)
  const answer = await auction(page, request)
  const arrangement = page.locator('[data-part="arrangement"]')
  await expect(arrangement).toContainText('You could attack, and be attacked by')
  await page.locator('[data-pick^="a "]').last().click() // not the pair that the other may have named
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'More' }).click()
  await page.locator('[data-order^="bid"]').click()
  const order = page.locator('[data-part="order"]')
  await expect(order).toContainText(/You’ll bid up to \d+/)
  await expect(page.locator('[data-part="ask"].mine')).toHaveCount(0) // the server has bid for them
  await order.locator('[data-order="withdraw"]').click()
  await order.locator('[data-order="pass"]').click()
  await expect(order).toContainText('You’ll pass on every bid in this auction.')
  expect(await violations(page)).toEqual([])
  await answer(1)
  await expect(page.getByText('You’ll pass on every bid')).toHaveCount(0) // the auction is over, and the order with it
})

test('the end of a war is counted on a screen of its own, can be shown at once, and read again', async ({
  page,
  context,
}) => {
  await visitor(context)
  const id = await against(page, 'empires')
  const asked = page.locator('[data-part="ask"]')
  for (;;) {
    await myTurn(page)
    const { view } = await ask<{ view: { war: number } }>(page, 'GET', `/api/tables/${id}/view`)
    if (view.war === 2) break
    const moment = (await asked.getAttribute('data-moment')) ?? ''
    const { texts } = await ask<Legal>(page, 'GET', `/api/tables/${id}/actions`)
    const text = texts.find((each) => each === 'end' || each === 'pass') ?? texts[0]
    await ask(page, 'POST', `/api/tables/${id}/act`, { actions: [text] })
    await expect(asked).not.toHaveAttribute('data-moment', moment)
  }
  const count = page.locator('[data-part="war-count"]')
  await expect(count).toContainText('The end of war 1')
  await count.locator('[data-part="skip"]').click()
  await expect(count.locator('tfoot td').first()).toHaveCSS('opacity', '1')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(count).toBeHidden()
  await page.reload() // whoever was away can read it too
  await myTurn(page)
  await expect(count).toBeHidden()
  await page.locator('[data-part="read-count"]').click()
  await expect(count.locator('tbody tr').first()).toBeVisible()
})

test('dice give nothing away before they lie, and a battle is told once', async ({ page, context }) => {
  await visitor(context)
  const id = await against(page, 'empires')
  await until(page, id, 'turn')
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('tilewright') ?? '{}') as object
    localStorage.setItem('tilewright', JSON.stringify({ ...kept, pace: 900, motion: 'full' }))
  })
  await page.clock.install()
  await page.reload()
  await myTurn(page)
  await page.clock.pauseAt(Date.now() + 3_600_000) // from here on time passes when we say so
  const phase = page.locator('[data-part="follow"]')
  const card = page.locator('[data-part="moment-card"]')
  const log = page.getByRole('list', { name: 'Log' })
  const known = async () => [
    await log.innerText(),
    await page.locator('.seats').innerText(),
    ...(await page.locator('.place').evaluateAll((places) => places.map((place) => place.ariaLabel))),
  ]
  const before = await known()
  const { texts } = await ask<Legal>(page, 'GET', `/api/tables/${id}/actions`)
  const attack = texts.find((text) => text.startsWith('attack '))
  await ask(page, 'POST', `/api/tables/${id}/act`, { actions: [attack] })
  await expect(phase).toHaveAttribute('data-phase', 'rolling')
  await expect(card.locator('.die')).toHaveCount(4)
  await expect(card.locator('.dice strong')).toHaveCount(0)
  expect(await known()).toEqual(before)
  await expect(page.locator('[data-part="ask"].mine')).toHaveCount(0)
  await page.clock.runFor(1000)
  await expect(phase).toHaveAttribute('data-phase', 'held')
  await expect(card.locator('.dice strong')).toHaveCount(2)
  await expect(log).not.toHaveText(before[0] ?? '')
  const elsewhere = page.locator('section[aria-label="The attack"], [data-part="overlay"]')
  await expect(elsewhere).toHaveCount(0)
  await card.getByRole('button', { name: 'Continue' }).click()
  await expect(card).toHaveCount(0)
  await ask(page, 'POST', `/api/tables/${id}/act`, { actions: ['no'] }) // no marker; the attack is over
  await expect(page.locator('[data-verb="attack"]')).toBeVisible()
  await expect(elsewhere).toHaveCount(0)
})
