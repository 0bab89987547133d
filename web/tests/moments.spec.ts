/**
 * What a player meets in the course of a turn, on a desk, a phone, a phone on its side and a page at 200 %, in all
 * languages: what it asks for is in sight and large enough for a finger, and nothing sticks out of its column.
 */
import type { Page } from '@playwright/test'
import { violations } from './accessibility'
import { ask, expect, firstTurn, myTurn, test, visitor } from './kit'
import { smallTargets, sticksOut, sticksOutOf } from './targets'

const LANGUAGES = ['en', 'he', 'hu'] as const
const SIZES = {
  'a phone': { width: 390, height: 844 },
  'a phone on its side': { width: 844, height: 390 },
  '200 %': { width: 640, height: 400 },
  'a desk': { width: 1280, height: 800 },
}

test.use({ hasTouch: true })

interface Moment {
  /** What brings it about after the page was loaded. */
  open?: () => Promise<void>
  /** All of these must be whole within the window. */
  seen: string[]
}

let looked = 0

/** The same moment at every size, in every language; axe looks at one of them, each time at another size. */
async function everywhere(page: Page, name: string, { open, seen }: Moment): Promise<void> {
  const sizes = Object.entries(SIZES)
  const closer = sizes[(looked += 1) % sizes.length]?.[0]
  for (const language of LANGUAGES) {
    await page.evaluate((wanted) => {
      const kept = JSON.parse(localStorage.getItem('tilewright') ?? '{}') as object
      localStorage.setItem('tilewright', JSON.stringify({ ...kept, language: wanted }))
    }, language)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('[data-part="ask"].mine, [data-part="held"]').first()).toBeVisible()
    await open?.()
    for (const [size, window] of sizes) {
      await page.setViewportSize(window)
      const where = `${name}, ${language}, ${size}`
      for (const part of seen)
        await expect(page.locator(part).first(), `${where}: ${part}`).toBeInViewport({ ratio: 0.98 })
      await expect.poll(() => sticksOut(page), { message: where }).toBe(0)
      await expect.poll(() => sticksOutOf(page, '.panel'), { message: where }).toEqual([])
      await expect.poll(() => smallTargets(page), { message: where }).toEqual([])
      if (size === closer && language === 'he') expect(await violations(page), where).toEqual([])
    }
  }
}

/** The last action of a turn is done, and held. */
async function hold(page: Page, id: string, actions: string[]): Promise<void> {
  const done = await ask<{ seen: { held: boolean } }>(page, 'POST', `/api/tables/${id}/act`, { actions, hold: true })
  expect(done.seen.held).toBe(true)
}
const END = { seen: ['[data-part="end-turn"]', '[data-part="undo"]', '[data-part="waits"]'] }

test('Tigris: the end of a turn', async ({ page, context, request }) => {
  await visitor(context)
  const id = await firstTurn(page, request)
  await hold(page, id, ['leader king B1', 'leader priest C2'])
  await everywhere(page, 'the end of a turn', END)
})

test('Empires: the end of a turn, an auction, the market, a tableau and hints', async ({ page, context }) => {
  await visitor(context)
  await page.goto('/settings')
  await ask(page, 'POST', '/api/session', { name: 'Anna', language: 'en' })
  const seats = [{ who: 'me' }, { who: 'bot', bot: 'random' }]
  const { id } = await ask<{ id: string }>(page, 'POST', '/api/tables', { game: 'empires', seats, hints: true })
  await ask(page, 'POST', `/api/tables/${id}/start`)
  await page.goto(`/table/${id}`)
  const asked = page.locator('[data-part="ask"]')
  const legal = async () => (await ask<{ texts: string[] }>(page, 'GET', `/api/tables/${id}/actions`)).texts
  /** Goes on until this is asked. */
  const until = async (wanted: string): Promise<void> => {
    for (;;) {
      await myTurn(page)
      const { view } = await ask<{ view: { decision: { ask: string } | null } }>(page, 'GET', `/api/tables/${id}/view`)
      if (view.decision?.ask === wanted) return
      const moment = (await asked.getAttribute('data-moment')) ?? ''
      await ask(page, 'POST', `/api/tables/${id}/act`, { actions: (await legal()).slice(0, 1) })
      await expect(asked).not.toHaveAttribute('data-moment', moment)
    }
  }
  await until('place')
  const [place] = await legal()
  await hold(page, id, [place ?? ''])
  await everywhere(page, 'a unit was placed', END)
  await ask(page, 'POST', `/api/tables/${id}/commit`, {})
  await expect(page.locator('[data-part="held"]')).toHaveCount(0)

  await until('auction')
  await everywhere(page, 'an auction', { seen: ['[data-pick^="a "]'] })

  await until('turn')
  const market = page.locator('[data-part="market"]')
  await everywhere(page, 'the market', {
    open: () => page.locator('[data-verb="take"]').click(),
    seen: ['[data-part="market"] li button'],
  })
  await page.keyboard.press('Escape')
  await expect(market).toBeHidden()
  await everywhere(page, 'a tableau', {
    open: () => page.locator('[data-tableau]').first().click(),
    seen: ['dialog[open]:has([data-part="tableau"]) h2'],
  })
  await page.keyboard.press('Escape')
  await everywhere(page, 'hints', {
    open: async () => {
      await page.locator('[data-part="hint"]').click()
      await expect(page.locator('[data-part="play-hint"]').first()).toBeVisible()
    },
    seen: ['[data-part="hints"] h2'],
  })
})
