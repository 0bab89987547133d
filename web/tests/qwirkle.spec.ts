/** Qwirkle's table under the hands: dragging, lifting again, zooming, sorting, trading. In lessons, where nobody waits. */
import type { Page } from '@playwright/test'
import { expect, test, visitor } from './kit'

const cell = (page: Page, name: string) => page.locator(`[data-cell="${name}"]`)
const slot = (page: Page, place: number) => page.locator(`[data-slot="${place}"]`)
const names = (page: Page) => page.locator('[data-slot]').evaluateAll((all) => all.map((each) => each.ariaLabel))

/** Until it stays where it is from one frame to the next: a table fits itself to its window. */
const still = (place: ReturnType<typeof cell>) => place.hover({ trial: true })

/** The size of a cell on the screen. */
const size = async (page: Page): Promise<number> => (await cell(page, '0,0').locator('.body').boundingBox())?.width ?? 0

async function drag(page: Page, from: ReturnType<typeof slot>, to: ReturnType<typeof cell>): Promise<void> {
  await still(to)
  await still(from)
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('there is nothing to drag, or nowhere to drag it to')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2 + 9, end.y + end.height / 2, { steps: 4 })
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2)
  await page.mouse.up()
}

test.beforeEach(async ({ context }) => visitor(context))

test('a tile is dragged to its place, told its points, and lifted again', async ({ page }) => {
  await page.goto('/learn/qwirkle/several')
  await slot(page, 0).waitFor()
  const place = (await names(page)).indexOf('green cross')
  await drag(page, slot(page, place), cell(page, '1,1'))
  await expect(cell(page, '1,1').locator('.lifted')).toBeVisible()
  await expect(page.locator('.badge')).toHaveText('2')
  await expect(page.locator('[data-slot]')).toHaveCount(5)
  await cell(page, '1,1').click()
  await expect(page.locator('[data-slot]')).toHaveCount(6)
  await expect(page.locator('[data-slot].picked')).toHaveAttribute('aria-label', 'green cross')
  await expect(cell(page, '1,1').locator('.target')).toBeVisible()
})

test('a tile that is dropped where it does not fit goes back, with the reason', async ({ page }) => {
  await page.goto('/learn/qwirkle/several')
  await slot(page, 0).waitFor()
  await drag(page, slot(page, (await names(page)).indexOf('green cross')), cell(page, '3,0'))
  await expect(page.locator('[data-part="reason"]')).toContainText('they share neither colour nor shape')
  await expect(page.locator('[data-slot]')).toHaveCount(6)
  await expect(page.locator('.picked')).toHaveCount(0)
})

test('the table is zoomed, pushed and fitted', async ({ page }) => {
  await page.goto('/learn/qwirkle/last-tile')
  await still(cell(page, '0,0'))
  const fitted = await size(page)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(() => size(page)).toBeGreaterThan(fitted * 1.2)
  await page.getByRole('button', { name: 'Fit to screen' }).click()
  await expect.poll(() => size(page)).toBeCloseTo(fitted, 0)
  await cell(page, '0,0').hover({ force: true })
  await page.mouse.wheel(0, -300)
  await expect.poll(() => size(page)).toBeGreaterThan(fitted * 1.2)
  await cell(page, '0,0').focus()
  await page.keyboard.press('0')
  await expect.poll(() => size(page)).toBeCloseTo(fitted, 0)
  const before = await cell(page, '0,0').boundingBox()
  await page.mouse.move((before?.x ?? 0) + 5, (before?.y ?? 0) + 5)
  await page.mouse.down()
  await page.mouse.move((before?.x ?? 0) + 65, (before?.y ?? 0) + 25, { steps: 3 })
  await page.mouse.up()
  await expect.poll(async () => (await cell(page, '0,0').boundingBox())?.x).toBeCloseTo((before?.x ?? 0) + 60, 0)
})

const first = async (page: Page) => (await names(page)).slice(0, 3)

test('the hand is sorted, and moved along with the keyboard', async ({ page }) => {
  await page.goto('/learn/qwirkle/trade')
  await page.getByRole('button', { name: 'Sort' }).click()
  await expect
    .poll(() => names(page))
    .toEqual(['orange clover', 'yellow square', 'green cross', 'green cross', 'blue diamond', 'purple square'])
  await page.getByRole('button', { name: 'Sort' }).click()
  await expect.poll(() => first(page)).toEqual(['green cross', 'green cross', 'blue diamond'])
  await slot(page, 2).focus()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect.poll(() => first(page)).toEqual(['green cross', 'blue diamond', 'green cross'])
  await expect(slot(page, 1)).toBeFocused()
})

test('tiles are chosen and traded', async ({ page }) => {
  await page.goto('/learn/qwirkle/trade')
  await page.getByRole('button', { name: 'Trade…' }).click()
  for (const place of [0, 2, 3]) await slot(page, place).click()
  await slot(page, 2).click()
  await expect(page.getByRole('button', { name: 'Trade 2 tiles' })).toBeVisible()
  await slot(page, 4).click()
  await page.getByRole('button', { name: 'Trade 3 tiles' }).click()
  await expect(page.getByText('New tiles, new chances.')).toBeVisible()
})

test('letters for colours, and the tiles not seen yet', async ({ page }) => {
  await page.goto('/learn/qwirkle/trade')
  await page.getByRole('button', { name: 'Colour letters' }).click()
  await expect(cell(page, '0,0').locator('.letter')).toHaveText('R')
  await page.getByRole('button', { name: 'tiles left in the bag' }).click()
  await expect(page.getByRole('heading', { name: 'Unseen tiles' })).toBeVisible()
  await expect(page.locator('.unseen li')).toHaveCount(36)
})

test('a crowded table on a phone opens near, with a map of all of it; a tile held at the border pushes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/learn/qwirkle/last-tile')
  await cell(page, '0,0').waitFor({ state: 'attached' })
  await expect.poll(() => size(page)).toBeGreaterThanOrEqual(28)
  await still(page.locator('.window'))
  const near = await size(page)
  const overview = page.locator('[data-part="overview"]')
  await expect(overview).toBeVisible()
  const all = page.getByRole('button', { name: 'Fit to screen' })
  await all.click()
  await expect.poll(() => size(page)).toBeLessThan(28)
  await expect(overview).toBeHidden()
  await all.click()
  await expect.poll(() => size(page)).toBeCloseTo(near, 0)

  // With the hand in view, the middle of what can still be seen of the table above it.
  await slot(page, 0).scrollIntoViewIfNeeded()
  await still(slot(page, 0))
  const [tile, edge] = [await slot(page, 0).boundingBox(), await page.locator('.window').boundingBox()]
  if (!tile || !edge) throw new Error('there is no hand, or no table')
  const height = (Math.max(edge.y, 0) + Math.min(edge.y + edge.height, tile.y)) / 2
  const place = async () => (await cell(page, '0,0').boundingBox())?.x ?? 0
  await page.mouse.move(tile.x + 9, tile.y + 9)
  await page.mouse.down()
  await page.mouse.move(edge.x + edge.width / 2, height, { steps: 3 })
  const before = await place()
  await page.mouse.move(edge.x + 5, height, { steps: 3 })
  await expect.poll(place).toBeGreaterThan(before + 20)
  await page.mouse.move(tile.x + 9, tile.y + 9)
  await page.mouse.up()
})
