/**
 * What a player meets in the course of a game, on a desk, a phone, a phone on its side and a page at 200 %, in all
 * languages: what it asks for is in sight and large enough for a finger, nothing sticks out of its column, and axe finds
 * nothing.
 */
import type { APIRequestContext, Page } from '@playwright/test'
import { violations } from './accessibility'
import { act, ask, expect, firstTurn, myTurn, playNow, test, visitor } from './kit'
import { smallTargets, sticksOut, sticksOutOf } from './targets'

const LANGUAGES = ['en', 'he', 'hu'] as const
const SIZES = {
  'a phone': { width: 390, height: 844 },
  'a phone on its side': { width: 844, height: 390 },
  '200 %': { width: 640, height: 400 },
  'a desk': { width: 1280, height: 800 },
}
const LOW = 400 // pixels; there most of the height is the board's

test.use({ hasTouch: true })

interface Moment {
  /** What brings it about after the page was loaded. */
  open?: () => Promise<void>
  /** All of these must be whole within the window. */
  seen: string[]
  /** Where it is told, for axe; the table itself is looked at elsewhere. */
  part: string
}

/** One's decision, one's last action, the end of a game, or a replay. */
const THERE = '[data-part="ask"].mine, [data-part="held"], [data-part="end"], .scrubber'

/** The same moment at every size, in every language. */
async function everywhere(page: Page, name: string, { open, seen, part }: Moment): Promise<void> {
  for (const language of LANGUAGES) {
    await page.evaluate((wanted) => {
      const kept = JSON.parse(localStorage.getItem('tilewright') ?? '{}') as object
      localStorage.setItem('tilewright', JSON.stringify({ ...kept, language: wanted }))
    }, language)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator(THERE).first()).toBeVisible()
    await open?.()
    for (const [size, window] of Object.entries(SIZES)) {
      await page.setViewportSize(window)
      const where = `${name}, ${language}, ${size}`
      for (const each of seen)
        await expect(page.locator(each).first(), `${where}: ${each}`).toBeInViewport({ ratio: 0.98 })
      await expect.poll(() => sticksOut(page), { message: where }).toBe(0)
      await expect.poll(() => sticksOutOf(page, '.panel'), { message: where }).toEqual([])
      await expect.poll(() => smallTargets(page), { message: where }).toEqual([])
      expect(await violations(page, { parts: [part] }), where).toEqual([])
      if (window.height > LOW) continue
      const board = await page.locator('section.board').boundingBox()
      expect(board?.height, where).toBeGreaterThanOrEqual(0.6 * window.height)
    }
  }
}

/** The last action of a turn is done, and held. */
async function hold(page: Page, id: string, actions: string[]): Promise<void> {
  const done = await ask<{ seen: { held: boolean } }>(page, 'POST', `/api/tables/${id}/act`, { actions, hold: true })
  expect(done.seen.held).toBe(true)
}
const END = { seen: ['[data-part="end-turn"]', '[data-part="undo"]', '[data-part="waits"]'], part: '.panel' }

/** Somebody without a browser acts. */
async function acts(other: APIRequestContext, id: string, actions: string[]): Promise<void> {
  const headers = { origin: process.env.TILEWRIGHT_URL ?? '' }
  const answer = await other.post(`/api/tables/${id}/act`, { data: { actions }, headers })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test('Tigris: the end of a turn, a revolt, the end of the game', async ({ page, context, request }) => {
  await visitor(context)
  const id = await firstTurn(page, request)
  await hold(page, id, ['leader king B1', 'leader priest C2'])
  await everywhere(page, 'the end of a turn', END)
  await ask(page, 'POST', `/api/tables/${id}/commit`, {})
  await acts(request, id, ['leader king A2'])
  await acts(request, id, ['commit 0'])
  await everywhere(page, 'a revolt', { seen: ['.conflict h2', '[data-action^="commit"]'], part: '.conflict' })
  await ask(page, 'POST', `/api/tables/${id}/resign`)
  await everywhere(page, 'the end of the game', {
    open: async () => {
      await page.locator('[data-part="show-result"]').click()
      await page.locator('[data-part="skip"]').click()
    },
    seen: ['dialog[open]:has([data-part="result"]) h2', '[data-part="result"] .headline'],
    part: 'dialog[open]',
  })
})

test('Qwirkle: hints, a replay', async ({ page, context }) => {
  await visitor(context, { tables: { qwirkle: { players: 2, bot: 'random' } } })
  await playNow(page, 'qwirkle')
  await myTurn(page)
  await everywhere(page, 'hints', {
    open: () => page.locator('[data-part="hint"]').click(),
    seen: ['[data-part="hints"] h2', '[data-part="hints"] .choice'],
    part: '[data-part="hints"]',
  })
  const id = page.url().split('/').at(-1) ?? ''
  await act(page)
  await ask(page, 'POST', `/api/tables/${id}/resign`)
  await page.goto(`/replay/${id}?ply=1`)
  await everywhere(page, 'a replay', {
    seen: ['.scrubber button', '.scrubber input', '[data-part="log"]'],
    part: '.table-layout',
  })
})

test('Empires: the end of a turn, an auction, the market, a tableau, hints, the end of a war', async ({
  page,
  context,
}) => {
  await visitor(context)
  await page.goto('/settings')
  await ask(page, 'POST', '/api/session', { name: 'Anna', language: 'en' })
  const seats = [{ who: 'me' }, { who: 'bot', bot: 'random' }]
  const { id } = await ask<{ id: string }>(page, 'POST', '/api/tables', { game: 'empires', seats, hints: true })
  await ask(page, 'POST', `/api/tables/${id}/start`)
  await page.goto(`/table/${id}`)
  const asked = page.locator('[data-part="ask"]')
  const legal = async () => (await ask<{ texts: string[] }>(page, 'GET', `/api/tables/${id}/actions`)).texts
  /** Goes on, the shortest way, until this is asked. */
  const until = async (wanted: (view: { war: number; decision: { ask: string } | null }) => boolean): Promise<void> => {
    for (;;) {
      await myTurn(page)
      const { view } = await ask<{ view: Parameters<typeof wanted>[0] }>(page, 'GET', `/api/tables/${id}/view`)
      if (wanted(view)) return
      const moment = (await asked.getAttribute('data-moment')) ?? ''
      const texts = await legal()
      const shortest = texts.find((text) => text === 'end' || text === 'pass') ?? texts[0]
      await ask(page, 'POST', `/api/tables/${id}/act`, { actions: [shortest] })
      await expect(asked).not.toHaveAttribute('data-moment', moment)
    }
  }
  await until(({ decision }) => decision?.ask === 'place')
  const [place] = await legal()
  await hold(page, id, [place ?? ''])
  await everywhere(page, 'a unit was placed', END)
  await ask(page, 'POST', `/api/tables/${id}/commit`, {})
  await expect(page.locator('[data-part="held"]')).toHaveCount(0)

  await until(({ decision }) => decision?.ask === 'auction')
  const bid = '[data-action^="bid"]'
  await everywhere(page, 'an auction', { seen: ['[data-pick^="a "]', bid], part: '.panel' })

  await until(({ decision }) => decision?.ask === 'turn')
  const market = page.locator('[data-part="market"]')
  await everywhere(page, 'the market', {
    open: () => page.locator('[data-verb="take"]').click(),
    seen: ['[data-part="market"] li button'],
    part: '[data-part="market"]',
  })
  await page.keyboard.press('Escape')
  await expect(market).toBeHidden()
  await everywhere(page, 'a tableau', {
    open: () => page.locator('[data-tableau]').first().click(),
    seen: ['dialog[open]:has([data-part="tableau"]) h2'],
    part: 'dialog[open]',
  })
  await page.keyboard.press('Escape')
  await everywhere(page, 'hints', {
    open: async () => {
      await page.locator('[data-part="hint"]').click()
      await expect(page.locator('[data-part="play-hint"]').first()).toBeVisible()
    },
    seen: ['[data-part="hints"] h2'],
    part: '[data-part="hints"]',
  })

  await until(({ war }) => war === 2)
  await everywhere(page, 'the end of a war', {
    open: async () => {
      await page.locator('[data-part="read-count"]').click()
      await page.locator('[data-part="war-count"] [data-part="skip"]').click()
    },
    seen: ['[data-part="war-count"] h2'],
    part: '[data-part="war-count"]',
  })
})
