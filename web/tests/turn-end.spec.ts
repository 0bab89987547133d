/** The end of a turn: the last action can be undone until the player ends it; and what that costs in messages. */
import type { Page } from '@playwright/test'
import { ask, expect, firstTurn, myTurn, test, visitor } from './kit'

/** Beside temples of the first ten, where leaders may always go. */
const KING_AT = 'B1'
const PRIEST_AT = 'C2'

async function place(page: Page, leader: string, cell: string): Promise<void> {
  await page.locator(`[data-piece="leader ${leader}"]`).click()
  await page.locator(`[data-cell="${cell}"]`).click()
}

test('the last action waits for End turn, and can be undone', async ({ page, context, request }) => {
  await visitor(context, { endAtOnce: false })
  const id = await firstTurn(page, request)
  await place(page, 'king', KING_AT)
  await expect(page.getByRole('group', { name: 'Not final yet' })).toBeVisible()
  await place(page, 'priest', PRIEST_AT)
  const held = page.locator('[data-part="held"]')
  await expect(page.locator('[data-part="waits"]')).toContainText(/priest/i)
  await expect(page.locator('[data-part="ask"]')).toHaveText('End your turn, or undo the last action.')
  await held.locator('[data-part="undo"]').click()
  await myTurn(page)
  await place(page, 'farmer', 'A2')
  await page.reload()
  await expect(page.locator('[data-part="waits"]')).toContainText(/farmer/i) // a held action is kept by the server
  await held.locator('[data-part="end-turn"]').click()
  await expect(held).toBeHidden()
  const seen = await ask<{ actor: number; you: number }>(page, 'GET', `/api/tables/${id}/view`)
  expect(seen.actor).not.toBe(seen.you)
})

test('who wants it so ends the turn with the last action', async ({ page, context, request }) => {
  await visitor(context, { endAtOnce: true })
  const id = await firstTurn(page, request)
  await place(page, 'king', KING_AT)
  await expect(page.getByRole('group', { name: 'Not final yet' })).toBeVisible()
  await place(page, 'priest', PRIEST_AT)
  await expect(page.locator('[data-part="ask"].mine')).toHaveCount(0)
  const seen = await ask<{ actor: number; you: number }>(page, 'GET', `/api/tables/${id}/view`)
  expect(seen.actor).not.toBe(seen.you)
})

test('an own action takes one message there and one back', async ({ page, context, request }) => {
  await visitor(context, { endAtOnce: false })
  const sent: string[] = []
  const received: string[] = []
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => sent.push(String(payload)))
    socket.on('framereceived', ({ payload }) => received.push(String(payload)))
  })
  await firstTurn(page, request)
  const requests: string[] = []
  page.on('request', (each) => requests.push(`${each.method()} ${new URL(each.url()).pathname}`))
  const told = received.length
  const asked = sent.length
  await place(page, 'king', KING_AT)
  await expect(page.getByRole('group', { name: 'Not final yet' })).toBeVisible()
  await place(page, 'priest', PRIEST_AT)
  await expect(page.locator('[data-part="held"]')).toBeVisible()
  await page.locator('[data-part="end-turn"]').click()
  await expect(page.locator('[data-part="held"]')).toBeHidden()
  const asks = sent.slice(asked).map((text) => (JSON.parse(text) as { ask: string }).ask)
  expect(asks).toEqual(['act', 'act', 'commit'])
  const types = received.slice(told).map((text) => (JSON.parse(text) as { type: string }).type)
  expect(types.filter((type) => type !== 'present')).toEqual(['drafted', 'drafted', 'happened'])
  // What an action would bring is asked when a cell is pointed at; nothing is asked about the action itself.
  expect(requests.filter((each) => !/\/insight$/.test(each))).toEqual([])
})
