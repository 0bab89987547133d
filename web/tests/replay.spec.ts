/** When a game is over: replay with a scrubber, any seat's view, a fork from a moment, the same deal, record and picture. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { act, ask, expect, myTurn, playNow, test, visitor } from './kit'

/** The picture of this kind, as the page saves it. */
async function saved(page: Page, kind: string, game = 'qwirkle', part = '[data-part="result"]'): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await page
    .locator(part)
    .getByRole('button', { name: `Save picture (${kind.toUpperCase()})` })
    .click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(new RegExp(`^${game}-.*\\.${kind}$`))
  return readFileSync(await file.path())
}

/** How many colours a picture has at the points of a fine net: of a blank one, one. */
function coloursIn(page: Page, picture: Buffer): Promise<number> {
  return page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const colours = new Set<string>()
    for (let x = 5; x < image.width; x += 23)
      for (let y = 5; y < image.height; y += 23)
        colours.add(String(context?.getImageData(x, y, 1, 1).data.slice(0, 3).join()))
    return colours.size
  }, picture.toString('base64'))
}

test('a game is replayed, looked at from other seats, and forked', async ({ page, context }) => {
  await visitor(context, { tables: { qwirkle: { players: 2, bot: 'greedy' } } })
  await playNow(page, 'qwirkle')
  const id = page.url().split('/').at(-1)
  await expect(page.locator('[data-part="known-deal"]')).toHaveCount(0)
  for (let step = 0; step < 6; step += 1) {
    await myTurn(page)
    await act(page)
  }
  await myTurn(page) // so that the bot has moved, and there is something to follow
  await page.locator('[data-part="menu"]').click()
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  const end = page.locator('[data-part="result"]')
  await expect(end).toContainText('The game ended by resignation')

  const drawn = await saved(page, 'svg')
  expect(drawn.toString()).toMatch(/^<svg [^]*<\/svg>$/)
  expect(drawn.toString(), 'every colour is written out').not.toContain('var(')
  const dots = await saved(page, 'png')
  expect(dots.subarray(1, 4).toString()).toBe('PNG')
  expect(dots.readUInt32BE(16), 'twice as wide as it is drawn').toBe(2400)
  expect(await coloursIn(page, dots)).toBeGreaterThan(4)
  const record = page.waitForEvent('download')
  await end.getByRole('link', { name: 'Download game' }).click()
  expect((await record).suggestedFilename()).toMatch(/^qwirkle-.*\.json$/)

  await end.getByRole('link', { name: 'Replay' }).click()
  const step = page.getByRole('slider', { name: 'Move' })
  await expect(step).toHaveValue('0')
  const before = await page.locator('.lying').count()
  await page.getByRole('button', { name: 'Last move' }).click()
  await expect(page.locator('.lying')).not.toHaveCount(before)
  const last = await step.inputValue()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(step).toHaveValue(String(Number(last) - 1))
  await expect(page).toHaveURL(new RegExp(`ply=${Number(last) - 1}`))
  await page.keyboard.press('ArrowRight') // the focus is on the button that was pressed
  await expect(step).toHaveValue(last)
  await page.keyboard.press('ArrowLeft')
  await expect(step).toHaveValue(String(Number(last) - 1))
  await expect(page.locator('[data-part="since"] .chip').first()).toBeVisible()
  await page.getByLabel('View as').selectOption({ label: 'Spectator' })
  await expect(page.locator('.lying').first()).toBeVisible()
  await page.reload()
  await expect(step).toHaveValue(String(Number(last) - 1))

  // Everybody's chances, decision by decision; the graph leads to any of them.
  await page.locator('[data-part="ask-review"]').click()
  const review = page.locator('[data-part="review"]')
  await expect(review.locator('polyline')).toHaveCount(2)
  const graph = review.getByRole('img')
  await graph.click({ position: { x: 1, y: 20 } })
  await expect(step).toHaveValue('0')
  await page.getByRole('button', { name: 'Last move' }).click()
  await page.getByRole('button', { name: 'Previous' }).click()

  // The game stands on the player's page, with the way back to it.
  const replayed = page.url()
  await page.goto('/account')
  await page.getByRole('link', { name: 'Your profile' }).click()
  const game = page.locator('[data-part="finished"]').filter({ has: page.locator(`a[href="/table/${id}"]`) })
  await expect(game).toContainText('Place 2 of 2')
  await page.goto(replayed)

  await page.getByRole('button', { name: 'Play from here' }).click()
  await page.waitForURL(/\/table\/(?!.*replay)/)
  await expect(page.locator('[data-part="ask"]')).not.toBeEmpty()
  await expect(page.locator('[data-part="known-deal"]')).toHaveText('Known deal, not rated')
  expect(page.url()).not.toContain(id)
})

test('a picture of the chart has the names of its areas', async ({ page, context }) => {
  await visitor(context, { tables: { empires: { players: 2, bot: 'random' } } })
  await playNow(page, 'empires')
  await page.locator('[data-part="menu"]').click()
  const drawn = (await saved(page, 'svg', 'empires', 'dialog[open]')).toString()
  for (const name of ['German States', 'East Indies']) expect(drawn).toContain(name)
  expect(drawn, 'on two lines').toMatch(/United<.*>Provinces</s)
})

test('the end is counted place by place, the winner last, and can be shown at once and read again', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await visitor(context, { tables: { qwirkle: { players: 3, bot: 'random' } } })
  await playNow(page, 'qwirkle')
  await myTurn(page)
  await page.clock.pauseAt(Date.now() + 3_600_000) // from here on time passes when we say so
  await ask(page, 'POST', `/api/tables/${page.url().split('/').at(-1)}/resign`)
  await page.locator('[data-part="end"]').waitFor()
  await page.clock.runFor(10)
  const result = page.locator('[data-part="result"]')
  const places = result.getByRole('listitem')
  const headline = result.locator('.headline')
  await expect(result).toBeVisible()
  await expect(headline).toBeHidden()
  await expect(places).toHaveCount(0)
  await page.clock.runFor(700)
  await expect(places).toHaveCount(1)
  await page.clock.runFor(700)
  await expect(places).toHaveCount(2)
  await expect(headline).toBeHidden()
  await result.locator('[data-part="skip"]').click()
  await expect(places).toHaveCount(3)
  await expect(headline).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(result).toBeHidden()
  await page.locator('[data-part="show-result"]').click()
  await expect(result).toBeVisible()
})
