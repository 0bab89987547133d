/**
 * Every page on a phone, and every table on a desk, a phone, a phone on its side and a page at 200 %, in all languages:
 * nothing sticks out, all that is pressed is large enough for a finger, and axe finds nothing.
 */
import { randomUUID } from 'node:crypto'
import { violations } from './accessibility'
import { act, ask, expect, myTurn, playNow, test, visitor } from './kit'
import { overlaps, smallTargets, sticksOut } from './targets'

const LANGUAGES = ['en', 'he', 'hu'] as const
const DESK = { width: 1280, height: 800 }
const PHONE = { width: 360, height: 740 }
const SMALLEST = { width: 320, height: 640 }
const LOW = { 'a phone on its side': { width: 844, height: 390 }, '200 %': { width: 640, height: 400 } }

test.use({ hasTouch: true })

/** What a table opens on a phone, by what is pressed for it. */
const OPENED = {
  '[data-part="menu"]': 'dialog[open]',
  '[data-part="log"]': 'dialog[open]',
  '[data-part="chat"]': 'dialog[open]',
  '[data-part="pace"]': '[popover]:popover-open',
}

for (const [index, game] of ['tigris', 'qwirkle', 'empires'].entries())
  test(`the table of ${game} at every size, in every language`, async ({ page, context }) => {
    await visitor(context, { tables: { [game]: { players: game === 'empires' ? 4 : 3, bot: 'random' } } })
    await playNow(page, game)
    await myTurn(page)
    if (game !== 'empires') await act(page)
    for (const [place, language] of LANGUAGES.entries()) {
      if (place)
        await page.evaluate((wanted) => {
          const kept = JSON.parse(localStorage.getItem('tilewright') ?? '{}') as object
          localStorage.setItem('tilewright', JSON.stringify({ ...kept, language: wanted }))
        }, language)
      await page.setViewportSize(PHONE)
      if (place) await page.reload()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await myTurn(page)
      await expect(page.locator('section.board svg:visible').first()).toBeVisible()
      for (const [name, window] of Object.entries({ 'a phone': PHONE, ...LOW, 'a desk': DESK })) {
        await page.setViewportSize(window)
        const where = `${language}, ${name}`
        await expect.poll(() => sticksOut(page), { message: where }).toBe(0)
        for (const part of ['menu', 'pace'])
          await expect(page.locator(`[data-part="${part}"]`), where).toBeInViewport({ ratio: 1 })
        await expect.poll(() => smallTargets(page), { message: where }).toEqual([])
        expect(await violations(page), where).toEqual([])
        if (!(name in LOW)) continue
        const board = await page.locator('section.board').boundingBox()
        expect(board?.height, where).toBeGreaterThanOrEqual(0.6 * window.height)
      }
      if (place !== index) continue
      await page.setViewportSize(PHONE)
      for (const [pressed, opened] of Object.entries(OPENED)) {
        await page.locator(pressed).click()
        await expect(page.locator(opened)).toBeVisible()
        await expect.poll(() => smallTargets(page), { message: pressed }).toEqual([])
        expect(await violations(page, { parts: [opened] }), pressed).toEqual([])
        await page.keyboard.press('Escape')
        await expect(page.locator(opened)).toBeHidden()
      }
    }
  })

/** What is seen when all that a page asked for is there. */
const PAGES = {
  '/': '[data-game="empires"] .button.primary:enabled',
  '/new?game=empires': 'main fieldset, main .tick',
  '/settings': 'main select',
  '/account': '[data-part="contacts"] form',
  '/players': '[data-part="leaderboard"] .hint',
  '/games': 'main input',
  '/rules/empires': 'dl > div',
  '/learn/empires': 'main ol a',
}

test('the pages around the tables on a phone, in every language', async ({ page, context }) => {
  await visitor(context, { known: true })
  await page.setViewportSize(SMALLEST)
  await page.goto('/settings')
  await ask(page, 'POST', '/api/session', { name: 'Anna', language: 'en' })
  await ask(page, 'POST', '/api/account', { login: `sizes-${randomUUID().slice(0, 8)}`, password: 'correct horse' })
  const seats = [{ who: 'me' }, { who: 'open' }, { who: 'bot', bot: 'novice' }]
  const { id } = await ask<{ id: string }>(page, 'POST', '/api/tables', { game: 'tigris', seats, hints: true })
  for (const [path, last] of Object.entries({ ...PAGES, [`/table/${id}`]: '[data-part="facts"]' })) {
    await page.goto(path)
    await expect(page.locator(last).first()).toBeVisible()
    for (const language of LANGUAGES) {
      await page.locator('header select').selectOption(language)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const where = `${path}, ${language}`
      await expect.poll(() => sticksOut(page), { message: where }).toBe(0)
      expect.soft(await smallTargets(page), where).toEqual([])
      expect.soft(await overlaps(page), where).toEqual([])
    }
  }
})

test('a board of Tigris lies one way at each size, and its cells with it', async ({ page, context }) => {
  await visitor(context, { tables: { tigris: { players: 2, bot: 'random' } } })
  await playNow(page, 'tigris')
  for (const width of [360, 412, 500, 540, 580, 640, 700]) {
    await page.setViewportSize({ width, height: 740 })
    const lies = await page.evaluate(async () => {
      const seen = new Set<string>()
      const board = document.querySelector('.tigris.board')
      const look = () =>
        seen.add(`${board?.classList.contains('turned')} ${board?.querySelector('.sheet')?.clientWidth}`)
      for (let frame = 0; frame < 20; frame += 1) {
        await new Promise((done) => requestAnimationFrame(done))
        if (frame > 8) look() // when the window has its size
      }
      return [...seen]
    })
    expect(lies, String(width)).toHaveLength(1)
  }
})
