/** What the browser tests share: a fresh visitor, a game at once, and ways to play it. */
import {
  expect,
  test as base,
  type APIRequestContext,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test'
import { openNetwork, type Network } from './network'

export interface VisitorSettings {
  language?: 'en' | 'he' | 'hu'
  theme?: 'light' | 'dark'
  motion?: 'full' | 'none'
  /** Milliseconds for each action of others; 0, as here by default: all at once. */
  pace?: number
  single?: boolean
  sound?: boolean
  shown?: boolean
  /** Has the server met this visitor before? Then the page asks it who they are. */
  known?: boolean
  confirm?: boolean
  /** Does the last action of a turn end it? In tests it does, unless they are about that. */
  endAtOnce?: boolean
  tables?: Record<string, { players: number; bot: string }>
}

/** Every test fails on an error in the page, whatever it was about, and on a warning of Svelte's. `network`: a way to the server that can be cut. */
export const test = base.extend<{ noErrors: void; network: Network }>({
  baseURL: async ({}, use) => use(process.env.TILEWRIGHT_URL),
  noErrors: [
    async ({ context }, use) => {
      const errors: string[] = []
      context.on('weberror', (error) => errors.push(error.error().message))
      context.on('console', (message) => {
        if (message.text().includes('svelte.dev/e/')) errors.push(message.text())
      })
      await use()
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
  network: async ({}, use) => {
    const network = await openNetwork(process.env.TILEWRIGHT_URL ?? '')
    await use(network)
    network.close()
  },
})
export { expect }

/** A visitor with these settings, who has seen the first hints and wants no motion and no pauses. */
export async function visitor(context: BrowserContext, wanted: VisitorSettings = {}): Promise<void> {
  const settings = {
    language: 'en',
    theme: 'light',
    motion: 'none',
    pace: 0,
    shown: true,
    endAtOnce: true,
    ...wanted,
  }
  await context.addInitScript((kept) => {
    if (location.protocol === 'about:') return // axe opens such a page, which keeps nothing
    if (!localStorage.getItem('tilewright')) localStorage.setItem('tilewright', kept)
    crypto.getRandomValues = (bytes) => bytes // what a browser adds to a deal is held too: zeros
  }, JSON.stringify(settings))
}

/** From the home page into a game against bots, by its one button, once the page has all that stands above it. */
export async function playNow(page: Page, game: string): Promise<void> {
  await page.goto('/')
  const play = page.locator(`[data-game="${game}"] .button.primary`)
  await expect(play).toBeEnabled()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await play.click()
  await page.waitForURL('**/table/*')
  await expect(page.locator('[data-part="ask"]')).not.toBeEmpty()
}

/**
 * A table of Tigris for two at which only the first temples lie and it is this visitor's turn, whatever was dealt
 * and whoever begins: the other, who plays without a browser, passes on. Answers with the table's id.
 */
export async function firstTurn(page: Page, other: APIRequestContext): Promise<string> {
  const post = async (path: string, data: unknown = {}) => {
    const answer = await other.post(path, { data, headers: { origin: process.env.TILEWRIGHT_URL ?? '' } })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  }
  await page.goto('/settings')
  await ask(page, 'POST', '/api/session', { name: 'Anna', language: 'en' })
  const seats = [{ who: 'me' }, { who: 'open' }]
  const { id } = await ask<{ id: string }>(page, 'POST', '/api/tables', { game: 'tigris', seats })
  await post('/api/session', { name: 'Béla', language: 'en' })
  await post(`/api/tables/${id}/join`, { seat: 1, invitation: null })
  await ask(page, 'POST', `/api/tables/${id}/start`)
  const { actor } = await ask<{ actor: number }>(page, 'GET', `/api/tables/${id}/view`)
  if (actor === 1) await post(`/api/tables/${id}/act`, { actions: ['done'] })
  await page.goto(`/table/${id}`)
  await myTurn(page)
  return id
}

/** Until it is one's turn and the board knows what is legal. */
export async function myTurn(page: Page): Promise<void> {
  await expect(page.locator('[data-part="ask"].mine, [data-part="end"]')).toHaveCount(1)
}

/** Goes to an element by the Tab key alone; fails if a walk through the page does not come by. */
export async function reachByTab(page: Page, wanted: Locator): Promise<void> {
  const FARTHEST = 100
  for (let step = 0; step < FARTHEST; step += 1) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${FARTHEST} times Tab did not lead to ${String(wanted)}`)
}

/** Plays to the end by the table's own hints: ask, play the first, again. All of it by the buttons of the page. */
export async function finishByHints(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const find = (part: string) => document.querySelector<HTMLElement>(part)
    /** Looks again whenever the page changes; the test's own time limit ends what never comes. */
    const until = <T>(look: () => T | null | false): Promise<T> =>
      new Promise((resolve) => {
        const watcher = new MutationObserver(check)
        function check(): void {
          const found = look()
          if (!found) return
          watcher.disconnect()
          resolve(found)
        }
        watcher.observe(document, { subtree: true, childList: true, attributes: true })
        check()
      })
    const over = () => find('[data-part="end"]')
    const moment = () => find('[data-part="ask"]')?.dataset.moment
    while (!over()) {
      await until(() => over() ?? find('[data-part="ask"].mine'))
      if (over()) return
      const before = moment()
      const open = () => {
        find('[data-part="hint"][aria-expanded="false"]')?.click() // anew, if the position became another meanwhile
        return find('[data-part="play-hint"]:enabled')
      }
      ;(await until(() => over() ?? (moment() === before ? open() : find('body')))).click()
      await until(() => over() ?? moment() !== before)
    }
  })
}

/** Asks the server as the page itself would. */
export function ask<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ([how, where, what]) => {
      const response = await fetch(where, {
        method: how,
        ...(what === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(what) }),
      })
      if (!response.ok) throw new Error(`${how} ${where}: ${response.status} ${await response.text()}`)
      return response.json()
    },
    [method, path, body] as const,
  ) as Promise<T>
}

/** Does one legal thing by the API: ends the turn where that may be, else the first that is offered. */
export async function act(page: Page): Promise<void> {
  const asked = page.locator('[data-part="ask"]')
  const moment = (await asked.getAttribute('data-moment')) ?? ''
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const { texts } = await ask<{ texts: string[] }>(page, 'GET', `/api/tables/${id}/actions`)
  await ask(page, 'POST', `/api/tables/${id}/act`, { actions: [texts.find((text) => text === 'end') ?? texts[0]] })
  await expect(asked).not.toHaveAttribute('data-moment', moment)
}
