/** Between the tables: one's games as they are now, the next that waits, finished ones, the waiting room, spectators. */
import type { APIRequestContext, Page } from '@playwright/test'
import { violations } from './accessibility'
import { ask, expect, myTurn, playNow, test, visitor } from './kit'

const ORIGIN = () => ({ origin: process.env.TILEWRIGHT_URL ?? '' })

async function post(request: APIRequestContext, path: string, data: unknown = {}): Promise<void> {
  const answer = await request.post(path, { data, headers: ORIGIN() })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
}

/** A table of Tigris of Anna, whose page this is, and Béla, who has no browser; it is Béla's turn. */
async function withBela(page: Page, request: APIRequestContext, more: Record<string, unknown> = {}): Promise<string> {
  const body = { game: 'tigris', seats: [{ who: 'me' }, { who: 'open' }], ...more }
  const { id, invitation } = await ask<{ id: string; invitation: string }>(page, 'POST', '/api/tables', body)
  await post(request, `/api/tables/${id}/join`, { seat: 1, invitation })
  await ask(page, 'POST', `/api/tables/${id}/start`)
  const { actor } = await ask<{ actor: number }>(page, 'GET', `/api/tables/${id}/view`)
  if (actor === 0) await ask(page, 'POST', `/api/tables/${id}/act`, { actions: ['done'] })
  return id
}

const belaPasses = (request: APIRequestContext, id: string) =>
  post(request, `/api/tables/${id}/act`, { actions: ['done'] })

async function meet(page: Page, request: APIRequestContext): Promise<void> {
  await page.goto('/settings')
  await ask(page, 'POST', '/api/session', { name: 'Anna', language: 'en' })
  await post(request, '/api/session', { name: 'Béla', language: 'en' })
}

const card = (page: Page, id: string) => page.locator(`[data-part="own-table"][data-table="${id}"]`)

test('the list of games follows them without a reload, and title and icon count', async ({
  page,
  context,
  request,
}) => {
  await visitor(context, { known: true })
  await meet(page, request)
  const [one, two] = [await withBela(page, request), await withBela(page, request)]
  await page.goto('/')
  await expect(card(page, one)).toContainText('Béla')
  await expect(card(page, one)).toContainText('Béla’s turn')
  await expect(card(page, one).locator('svg.tigris')).toHaveCount(1)
  await expect(page).toHaveTitle('Tilewright')
  await belaPasses(request, two)
  await expect(card(page, two)).toContainText('Your turn')
  await expect(page.locator('[data-part="own-table"]').first(), 'what waits comes first').toHaveAttribute(
    'data-table',
    two,
  )
  await expect(page).toHaveTitle('(1) Tilewright')
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:image\/svg/)
  await belaPasses(request, one)
  await expect(page).toHaveTitle('(2) Tilewright')
  expect(await violations(page)).toEqual([])

  // From one table to the next that waits.
  await card(page, two).click()
  await myTurn(page)
  await expect(page).toHaveTitle(/^\(2\)/)
  await page.locator('[data-part="next-game"]').click()
  await page.waitForURL(`**/table/${one}`)
  await myTurn(page)
})

/** What the socket of one's games says waits, in the page, for an event 'tell'. */
function holdOwnTables(): void {
  const told = new Promise((done) => addEventListener('tell', done, { once: true }))
  const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage') ?? {}
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    set(this: WebSocket, take: (event: MessageEvent) => void) {
      const held = this.url.endsWith('/api/session/live')
      set?.call(this, held ? (event: MessageEvent) => void told.then(() => take(event)) : take)
    },
  })
}

test('the home page keeps the places of one’s games until they are told', async ({ page, context, request }) => {
  await visitor(context, { known: true })
  await meet(page, request)
  const tables = [await withBela(page, request), await withBela(page, request)]
  await page.goto('/')
  for (const id of tables) await expect(card(page, id)).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.addInitScript(holdOwnTables)
  await page.reload()
  const play = page.locator('[data-game="tigris"] .button.primary')
  await expect(play).toBeEnabled()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(1)
  for (const id of tables) await expect(card(page, id)).toHaveCount(0)
  const before = await play.boundingBox()
  await page.evaluate(() => dispatchEvent(new Event('tell')))
  for (const id of tables) await expect(card(page, id).locator('svg.tigris')).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  expect(await play.boundingBox()).toEqual(before)
})

test('finished games have a page of their own, with a search', async ({ page, context, request }) => {
  await visitor(context, { known: true })
  await meet(page, request)
  const id = await withBela(page, request)
  await post(request, `/api/tables/${id}/resign`)
  await playNow(page, 'qwirkle')
  const other = page.url().split('/').at(-1) ?? ''
  await ask(page, 'POST', `/api/tables/${other}/resign`)
  await page.goto('/')
  await expect(card(page, id)).toHaveCount(0)
  await page.getByRole('link', { name: 'Finished games' }).click()
  const games = page.locator('[data-part="finished"]')
  await expect(games).toHaveCount(2)
  await page.getByRole('searchbox').fill('béla')
  await expect(games).toHaveCount(1)
  await expect(games).toContainText('Place 1 of 2')
  await expect(games.locator(`a[href="/table/${id}"]`)).toBeVisible()
  await page.getByRole('searchbox').fill('nobody')
  await expect(games).toHaveCount(0)
  expect(await violations(page)).toEqual([])
})

test('the waiting room tells options, clock, order, who is there, and has a chat', async ({
  page,
  context,
  request,
}) => {
  await visitor(context, { known: true })
  await meet(page, request)
  const seats = [{ who: 'me' }, { who: 'open' }, { who: 'bot', bot: 'novice' }]
  const clock = { kind: 'live', seconds: 60, reserve: 300 }
  const body = { game: 'tigris', seats, clock, hints: true }
  const { id } = await ask<{ id: string }>(page, 'POST', '/api/tables', body)
  await page.goto(`/table/${id}`)
  await expect(page).toHaveTitle(/waiting to start/)
  const facts = page.locator('[data-part="facts"]')
  await expect(facts).toContainText('60 seconds per move, 5-minute time bank')
  await expect(facts).toContainText('hints allowed')
  await expect(facts.locator('dt').filter({ hasText: 'Board' })).toHaveCount(1)
  const order = page.getByRole('list', { name: 'Seats in turn order' }).getByRole('listitem')
  await expect(order.nth(0)).toContainText('Anna')
  await expect(order.nth(0)).toContainText('Online')
  await expect(order.nth(2)).toContainText('Novice bot')
  await post(request, `/api/tables/${id}/join`, { seat: 1, invitation: null })
  await expect(order.nth(1)).toContainText('Béla')
  await expect(order.nth(1)).toContainText('Away')
  await post(request, `/api/tables/${id}/chat`, { text: 'Back in a minute' })
  await expect(page.getByRole('list', { name: 'Chat' })).toContainText('Back in a minute')
  expect(await violations(page)).toEqual([])
})

test('spectators know that they watch, and everybody how many do', async ({ page, context, request, browser }) => {
  await visitor(context, { known: true })
  await meet(page, request)
  const id = await withBela(page, request)
  await page.goto(`/table/${id}`)
  await expect(page.locator('[data-part="ask"]')).not.toBeEmpty()
  await expect(page.locator('[data-part="watching"]')).toHaveCount(0)
  const other = await browser.newContext()
  await visitor(other)
  const watching = await other.newPage()
  await watching.goto(`/table/${id}`)
  await expect(watching.locator('[data-part="watching"]')).toContainText('You’re watching')
  await expect(page.locator('[data-part="watching"]')).toContainText('1 spectator')
  await other.close()
  await expect(page.locator('[data-part="watching"]')).toHaveCount(0)
})

test('who begins to wait for people is asked once whether to be called', async ({ page, context, request }) => {
  await visitor(context, { known: true })
  await meet(page, request)
  const id = await withBela(page, request)
  await page.goto(`/table/${id}`)
  await expect(page.locator('[data-part="ask"]')).not.toBeEmpty()
  const offer = page.locator('[data-part="offer-alerts"]')
  await expect(offer, 'nobody is asked before they have played').toHaveCount(0)
  await belaPasses(request, id)
  await myTurn(page)
  await ask(page, 'POST', `/api/tables/${id}/act`, { actions: ['done'] })
  await expect(offer).toBeVisible()
  expect(await violations(page)).toEqual([])
  await offer.getByRole('button', { name: 'No, thanks' }).click()
  await expect(offer).toHaveCount(0)
  await belaPasses(request, id)
  await myTurn(page)
  await ask(page, 'POST', `/api/tables/${id}/act`, { actions: ['done'] })
  await expect(page.locator('[data-part="ask"]')).toContainText('Béla')
  await expect(offer).toHaveCount(0)
})

test('a toast lies above an open dialog', async ({ page, context, request }) => {
  await visitor(context, { known: true })
  await meet(page, request)
  const id = await withBela(page, request)
  await page.goto(`/table/${id}`)
  await page.locator('[data-part="menu"]').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.route('**/api/tables/*/resign', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).last().click()
  const toast = page.locator('.toast')
  await expect(toast).toBeVisible()
  // The page behind a dialog cannot be pointed at, so it is asked of the top layer, where the latest lies uppermost.
  expect(await toast.evaluate((element) => element.matches(':popover-open'))).toBe(true)
})
