/** What others do can be followed: action by action, at one's own pace, marked and listed until one acts. */
import type { APIRequestContext, Page } from '@playwright/test'
import { violations } from './accessibility'
import { act, ask, expect, myTurn, playNow, test, visitor } from './kit'

/** Béla plays without a browser. */
class Bela {
  constructor(
    private readonly request: APIRequestContext,
    readonly table: string,
  ) {}

  async post(path: string, data: unknown = {}): Promise<void> {
    const answer = await this.request.post(path, { data, headers: { origin: process.env.TILEWRIGHT_URL ?? '' } })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  }

  async actions(): Promise<string[]> {
    const answer = await this.request.get(`/api/tables/${this.table}/actions`)
    return ((await answer.json()) as { texts: string[] }).texts
  }

  /** Two actions at once: a tile, and the end of the turn. Answers with the cell of the tile. */
  async turn(): Promise<string> {
    const place = (await this.actions()).find((text) => text.startsWith('place')) ?? ''
    await this.post(`/api/tables/${this.table}/act`, { actions: [place, 'end'] })
    return place.split(' ').at(-1) ?? ''
  }
}

/** A table of Qwirkle at which Béla is to move, with the page open there. */
async function belasTurn(page: Page, request: APIRequestContext): Promise<Bela> {
  await page.goto('/settings')
  await ask(page, 'POST', '/api/session', { name: 'Anna', language: 'en' })
  const body = { game: 'qwirkle', seats: [{ who: 'me' }, { who: 'open' }], options: { free_opening: true } }
  const { id } = await ask<{ id: string }>(page, 'POST', '/api/tables', body)
  const bela = new Bela(request, id)
  await bela.post('/api/session', { name: 'Béla', language: 'en' })
  await bela.post(`/api/tables/${id}/join`, { seat: 1, invitation: null })
  await ask(page, 'POST', `/api/tables/${id}/start`)
  const { actor } = await ask<{ actor: number }>(page, 'GET', `/api/tables/${id}/view`)
  if (actor === 0) await ownTurn(page, id)
  while (!(await bela.actions()).some((text) => text.startsWith('place'))) {
    // Nothing fits: both go on until something does.
    await bela.post(`/api/tables/${id}/act`, { actions: (await bela.actions()).slice(0, 1) })
    await ownTurn(page, id)
  }
  await page.goto(`/table/${id}`)
  await expect(page.locator('[data-part="ask"]')).toContainText('Béla')
  return bela
}

async function ownTurn(page: Page, id: string): Promise<void> {
  const { texts } = await ask<{ texts: string[] }>(page, 'GET', `/api/tables/${id}/actions`)
  const place = texts.find((text) => text.startsWith('place'))
  await ask(page, 'POST', `/api/tables/${id}/act`, { actions: place ? [place, 'end'] : texts.slice(0, 1) })
}

const caption = (page: Page) => page.locator('[data-part="caption"]')
const chips = (page: Page) => page.locator('[data-part="since"] .chip')
/** When an action was looked at, and the next waits to be asked for. */
async function onward(page: Page): Promise<void> {
  await expect(page.locator('[data-part="follow"]')).toHaveAttribute('data-phase', 'waiting')
  await page.getByRole('button', { name: 'Next action' }).click()
}
const score = (page: Page) => page.locator('.seats [data-seat="1"] strong')
/** The player asks for each action after the first. The last passes by itself, unless the test holds the clock. */
const STEPWISE = { pace: 300, single: true }

test.describe('what another did', () => {
  test.beforeEach(({ context }) => visitor(context, { ...STEPWISE, motion: 'full' }))

  test('is shown action by action, with a caption, and nothing is told early', async ({ page, request }) => {
    const bela = await belasTurn(page, request)
    const before = await score(page).textContent()
    const cell = await bela.turn()
    await expect(caption(page)).toContainText('Béla places')
    await expect(page.locator(`[data-cell="${cell}"] .tile`)).toHaveCount(1)
    await expect(score(page), 'the points come with the next action').toHaveText(before ?? '')
    await expect(page.getByRole('list', { name: 'Log' })).not.toContainText('Béla scores')
    await onward(page)
    await expect(page.getByRole('list', { name: 'Log' })).toContainText('Béla scores')
    await expect(score(page)).not.toHaveText(before ?? '')
    await myTurn(page)
  })

  test('stays marked, numbered and listed until one acts', async ({ page, request }) => {
    const bela = await belasTurn(page, request)
    const cell = await bela.turn()
    await onward(page)
    await myTurn(page)
    await expect(chips(page)).toHaveCount(2)
    const mark = page.locator(`[data-mark="${cell}"]`)
    await expect(mark).toHaveText('1')
    await chips(page).first().hover()
    await expect(mark).toHaveClass(/lit/)
    await chips(page).nth(1).focus()
    await expect(mark, 'the second action touched another place').toHaveClass(/dim/)
    expect(await violations(page)).toEqual([])
    const { texts } = await ask<{ texts: string[] }>(page, 'GET', `/api/tables/${bela.table}/actions`)
    await ask(page, 'POST', `/api/tables/${bela.table}/act`, { actions: texts.slice(0, 1) })
    await expect(chips(page)).toHaveCount(0)
    await expect(page.locator('[data-mark]')).toHaveCount(0)
  })

  test('can be played again, one action or all', async ({ page, request }) => {
    await page.clock.install()
    const bela = await belasTurn(page, request)
    const cell = await bela.turn()
    await page.locator('[data-part="to-now"]').click()
    await myTurn(page)
    await page.clock.pauseAt(Date.now() + 3_600_000) // from here on time passes when we say so
    await chips(page).first().click()
    await expect(caption(page)).toContainText('Béla places')
    await expect(page.locator(`[data-cell="${cell}"] .tile`), 'the board is as it was before').toHaveCount(0)
    await page.clock.runFor(1000)
    await expect(caption(page)).toHaveCount(0)
    await expect(page.locator(`[data-cell="${cell}"] .tile`)).toHaveCount(1)
    await page.locator('[data-part="play-all"]').click()
    await expect(caption(page)).toContainText('Béla places')
    await page.clock.runFor(1000)
    await onward(page)
    await expect(caption(page)).toContainText('Béla scores')
    await page.clock.runFor(1000)
    await myTurn(page)
  })

  test('can be begun again while it is taken step by step', async ({ page, request }) => {
    await page.clock.install()
    const bela = await belasTurn(page, request)
    const cell = await bela.turn()
    await expect(page.locator('[data-part="follow"]')).toHaveAttribute('data-phase', 'waiting')
    await page.clock.pauseAt(Date.now() + 3_600_000) // the last action would not wait to be asked for anything
    await onward(page)
    await expect(caption(page)).toContainText('Béla scores')
    await page.locator('[data-part="restart"]').click()
    await expect(caption(page)).toContainText('Béla places')
    await page.clock.runFor(1000)
    await expect(page.locator(`[data-cell="${cell}"] .tile`)).toHaveCount(1)
    await onward(page)
    await expect(caption(page)).toContainText('Béla scores')
  })

  test('does not keep a player from acting at once', async ({ page, request }) => {
    const bela = await belasTurn(page, request)
    await bela.turn()
    await expect(caption(page)).toBeVisible()
    await page.locator('.panel').getByRole('button', { name: 'Sort' }).click()
    await expect(caption(page)).toHaveCount(0)
    await myTurn(page)
  })

  test('is listed for a player who comes after days', async ({ page, request }) => {
    const bela = await belasTurn(page, request)
    await page.goto('/settings')
    const cell = await bela.turn()
    await page.goto(`/table/${bela.table}`)
    await myTurn(page)
    await expect(chips(page)).toHaveCount(2)
    await expect(page.locator(`[data-mark="${cell}"]`)).toHaveText('1')
    await expect(caption(page), 'it plays when it is asked to').toHaveCount(0)
  })

  test('is listed for spectators as the last round', async ({ page, request, browser }) => {
    const bela = await belasTurn(page, request)
    await bela.turn()
    const context = await browser.newContext()
    await visitor(context)
    const watching = await context.newPage()
    await watching.goto(`/table/${bela.table}`)
    await expect(watching.locator('[data-part="since"]')).toContainText('Last round')
    await expect(chips(watching).first()).toBeVisible()
    await context.close()
  })
})

test('reduced motion takes movement away, never the pause', async ({ page, request, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visitor(context, { ...STEPWISE, motion: 'full' })
  const bela = await belasTurn(page, request)
  const travellers = page.evaluate(
    () =>
      new Promise<number>((done) => {
        let seen = 0
        const watcher = new MutationObserver(() => {
          seen += document.querySelectorAll('[data-part="traveller"]').length
          if (!document.querySelector('[data-part="ask"].mine')) return
          watcher.disconnect()
          done(seen)
        })
        watcher.observe(document.body, { subtree: true, childList: true, attributes: true })
      }),
  )
  await bela.turn()
  await expect(caption(page)).toContainText('Béla places')
  await onward(page)
  expect(await travellers).toBe(0)
})

test('pieces travel from the seat of their owner', async ({ page, request, context }) => {
  await page.clock.install()
  await visitor(context, { pace: 900, motion: 'full' })
  const bela = await belasTurn(page, request)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const cell = await bela.turn()
  await expect(page.locator('[data-part="traveller"]')).toHaveCount(1)
  await expect(page.locator(`[data-cell="${cell}"] .tile`), 'it is not there yet').toHaveCount(0)
  await page.clock.runFor(405)
  await expect(page.locator('[data-part="traveller"]')).toHaveCount(0)
  await expect(page.locator(`[data-cell="${cell}"] .tile`)).toHaveCount(1)
})

test('the pace is set by a slider and remembered', async ({ page, request, context }) => {
  await visitor(context, { pace: 900 })
  const bela = await belasTurn(page, request)
  const control = page.locator('[data-part="pace"]')
  await control.click()
  const slider = page.getByRole('slider')
  await expect(slider).toHaveValue('900')
  await slider.fill('300')
  await expect(slider).toHaveAttribute('aria-valuetext', '0.3 s per action')
  await page.getByRole('checkbox', { name: 'One action at a time' }).check()
  expect(await violations(page)).toEqual([])
  await page.goto(`/table/${bela.table}`)
  await control.click()
  await expect(slider).toHaveValue('300')
  await expect(page.getByRole('checkbox', { name: 'One action at a time' })).toBeChecked()
})

test('on a phone the strip has one height, whatever it shows, and large chips', async ({ page, request, context }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visitor(context, { language: 'he', ...STEPWISE })
  const bela = await belasTurn(page, request)
  const strip = page.locator('[data-part="follow"]')
  const height = async () => (await strip.boundingBox())?.height
  const before = await height()
  await bela.turn()
  await expect(caption(page)).toBeVisible()
  expect(await height()).toBe(before)
  await page.locator('[data-part="to-now"]').click()
  await myTurn(page)
  expect(await height()).toBe(before)
  const chip = await chips(page).first().boundingBox()
  expect(chip?.height).toBeGreaterThan(40)
})

test('on the chart of Empires a mark stands at the name of its area', async ({ page, context }) => {
  await visitor(context, { tables: { empires: { players: 2, bot: 'random' } } })
  await playNow(page, 'empires')
  const mark = page.locator('[data-mark]').first()
  do {
    await myTurn(page)
    await act(page)
    await myTurn(page)
  } while ((await chips(page).count()) === 0) // until the other has placed something
  await expect(mark).toBeAttached()
  const place = (await mark.getAttribute('data-mark')) ?? ''
  const name = await page.locator(`.place[data-place="${place}"] .name`).boundingBox()
  const box = await mark.boundingBox()
  expect(Math.abs((box?.y ?? 0) - (name?.y ?? 0))).toBeLessThan(10)
  expect(Math.abs((box?.x ?? 0) - (name?.x ?? 0))).toBeLessThan(10)
})
