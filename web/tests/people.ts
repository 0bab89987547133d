/** Players with accounts, each in a browser of their own, and a rated game between two of them. */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { ask, expect, visitor, type VisitorSettings } from './kit'

let made = 0

/** A browser of its own, whose player has an account. */
export async function accountHolder(browser: Browser, name: string, settings: VisitorSettings = {}): Promise<Page> {
  made += 1
  const context = await browser.newContext({
    baseURL: process.env.TILEWRIGHT_URL,
    serviceWorkers: 'block',
    // One address may make but so many accounts; workers of the tests share no count.
    extraHTTPHeaders: { 'X-Forwarded-For': `10.${4 + Number(process.env.TEST_PARALLEL_INDEX)}.0.${made}` },
  })
  await visitor(context, { known: true, ...settings })
  const page = await context.newPage()
  await page.goto('/settings')
  await ask(page, 'POST', '/api/session', { name, language: settings.language ?? 'en' })
  await ask(page, 'POST', '/api/account', { login: `p-${randomUUID().slice(0, 12)}`, password: 'correct horse' })
  return page
}

/** Make an account an operator, as whoever runs the server does. */
export async function makeOperator(page: Page): Promise<void> {
  const command = ['-m', 'tilewright', 'admin', 'operator', await idOf(page), '--data', process.env.SERVER_DATA ?? '']
  await promisify(execFile)(join(import.meta.dirname, '../../.venv/bin/python'), command)
  await expect.poll(async () => (await ask<{ operator: boolean }>(page, 'GET', '/api/session')).operator).toBe(true)
}

export const idOf = async (page: Page) => (await ask<{ id: string }>(page, 'GET', '/api/session')).id

/** Play a game of Qwirkle to its very end, laying a tile wherever one fits. */
export async function playToTheEnd(id: string, [one, other]: [Page, Page]): Promise<void> {
  for (;;) {
    const { status, actor } = await ask<{ status: string; actor: number }>(one, 'GET', `/api/tables/${id}`)
    if (status === 'over') return
    const mover = [one, other][actor] ?? one
    const { texts } = await ask<{ texts: string[] }>(mover, 'GET', `/api/tables/${id}/actions`)
    const action = texts.find((text) => text.startsWith('place')) ?? texts.find((text) => text === 'end') ?? texts[0]
    await ask(mover, 'POST', `/api/tables/${id}/act`, { actions: [action] })
  }
}

/** Three moves of each at a table, in the order of their seats, without which its game would not be rated. */
export async function moveEnough(id: string, [one, other]: [Page, Page]): Promise<void> {
  const MOVES = 6
  for (let moves = 0; moves < MOVES;) {
    const { actor } = await ask<{ actor: number }>(one, 'GET', `/api/tables/${id}/view`)
    const mover = [one, other][actor] ?? one
    const { texts } = await ask<{ texts: string[] }>(mover, 'GET', `/api/tables/${id}/actions`)
    const action = texts.find((text) => text === 'end') ?? texts.find((text) => text.startsWith('place')) ?? texts[0]
    const done = await ask<{ committed: boolean }>(mover, 'POST', `/api/tables/${id}/act`, { actions: [action] })
    if (done.committed) moves += 1
  }
}

/** A game of Qwirkle that counts: each moves three times, then the second resigns. */
export async function ratedGame(one: Page, other: Page): Promise<string> {
  const seats = [{ who: 'me' }, { who: 'open' }]
  const { id } = await ask<{ id: string }>(one, 'POST', '/api/tables', { game: 'qwirkle', seats })
  await ask(other, 'POST', `/api/tables/${id}/join`, {})
  await ask(one, 'POST', `/api/tables/${id}/start`)
  await moveEnough(id, [one, other])
  await ask(other, 'POST', `/api/tables/${id}/resign`)
  return id
}
