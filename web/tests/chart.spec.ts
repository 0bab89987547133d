/** The chart of Struggle of Empires is played on: by pointer, finger and keyboard; and read at every size. */
import type { Page } from '@playwright/test'
import { violations } from './accessibility'
import { expect, test } from './kit'
import { show } from './studio'

const READABLE = 11 // pixels
const BOARD = '[data-part="board"]'

/** The middle of something on the page. */
async function middle(page: Page, selector: string): Promise<[number, number]> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not on the page`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}

test('an area opens a ring by key, an attack is announced there, and begun from there', async ({ page }) => {
  await show(page, { fixture: 'empires/turn', part: 'all' })
  const ring = page.locator('[data-ring]')
  await page.locator('.place[data-place="german_states"]').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.place[data-place="central_europe"]')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(ring.getByRole('button').first()).toBeFocused()
  expect(await violations(page, { parts: [BOARD] })).toEqual([])
  await ring.getByRole('button', { name: 'Attack here' }).press('Enter')
  await ring.getByRole('button', { name: 'Attack France on land in the German States' }).press('Enter')
  await expect(page.locator('[data-part="calls"]')).toContainText('attack france german_states land')
})

test('a counter that is pressed is announced as the target, and Escape lets go of it', async ({ page }) => {
  await show(page, { fixture: 'empires/turn', part: 'board' })
  await page.mouse.click(...(await middle(page, '.place[data-place="german_states"] [data-face="3"]')))
  const ring = page.locator('[data-ring]')
  await expect(ring.locator('[data-offer="attack neutral german_states 3"]')).toBeVisible()
  await expect(ring.locator('[data-offer]')).toHaveCount(1)
  await expect(page.locator('.struck .may')).toHaveCount(1)
  await expect(page.locator('.land[data-place="baltic"] .faded')).toBeVisible()
  const [target, ...buttons] = await Promise.all(
    [page.locator('.place circle.aim'), ring.locator('[data-offer] .disc'), ring.locator('.close')].map((one) =>
      one.boundingBox(),
    ),
  )
  for (const button of buttons)
    expect(
      Math.abs(button!.y + button!.height / 2 - (target!.y + target!.height / 2)),
      'a button of the ring lies over what is attacked',
    ).toBeGreaterThan((button!.height + target!.height) / 2)
  await page.keyboard.press('Escape')
  await expect(ring).toHaveCount(0)
})

test('a unit is dragged along its route, with its risk, and put down', async ({ page }) => {
  await show(page, { fixture: 'empires/turn', part: 'all' })
  await page.mouse.move(...(await middle(page, '.place[data-place="home"] [data-unit="fleet"]')))
  await page.mouse.down()
  await page.mouse.move(...(await middle(page, '.place[data-place="africa"] [data-face]')), { steps: 4 })
  await expect(page.locator('.risks .way').first()).toBeVisible()
  await expect(page.locator('.risks .asked text')).toHaveText(/\d+\s?%/)
  await expect(page.locator('.land[data-place="german_states"] .faded')).toBeVisible()
  await expect(page.locator('.may').first()).toBeVisible()
  await page.mouse.up()
  await expect(page.locator('[data-part="calls"]')).toContainText('move fleet home africa')
})

test('the names of areas and homes can be read in every language and at every size', async ({ page }) => {
  for (const [width, height] of [
    [870, 610], // the board on a page of 1280 × 800
    [1400, 900],
    [360, 600],
  ] as const)
    for (const language of ['en', 'he', 'hu']) {
      await page.setViewportSize({ width, height })
      await show(page, { fixture: 'empires/full', part: 'board', language })
      const sizes = () =>
        page.locator('.name, .home text').evaluateAll((names) =>
          names.map((name) => {
            const drawn = (name as SVGTextElement).ownerSVGElement?.getScreenCTM()?.a ?? 0
            return parseFloat(getComputedStyle(name).fontSize) * drawn
          }),
        )
      await expect.poll(async () => (await sizes()).length).toBe(18)
      expect(Math.min(...(await sizes())), `${width}, ${language}`).toBeGreaterThanOrEqual(READABLE)
      const cut = await page.locator('.name textPath').evaluateAll((names) =>
        names.flatMap((name) => {
          const line = document.querySelector<SVGPathElement>(name.getAttribute('href') ?? '')
          const whole = (name as SVGTextPathElement).getComputedTextLength() <= (line?.getTotalLength() ?? 0)
          return whole ? [] : [name.textContent]
        }),
      )
      expect(cut, `${width}, ${language}: letters beyond the ends of their line`).toEqual([])
    }
})

/** Letters of names that lie over letters of another name or over pieces, by the words that they belong to. */
const coveredNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Part {
      readonly of: string
      readonly box: DOMRect
    }
    const inner = ({ left, top, width, height }: DOMRect, by: number) =>
      new DOMRect(left + by, top + by, width - 2 * by, height - 2 * by)
    const letters = [...document.querySelectorAll<SVGTextElement>('.name, .home text')].flatMap((text) => {
      const matrix = text.getScreenCTM()
      return Array.from({ length: text.getNumberOfChars() }, (_, index): Part => {
        const { x, y, width, height } = text.getExtentOfChar(index)
        const corner = new DOMPoint(x, y).matrixTransform(matrix ?? undefined)
        const size = matrix?.a ?? 1
        // a letter's field is higher than the letter
        return { of: text.textContent, box: inner(new DOMRect(corner.x, corner.y, width * size, height * size), 3) }
      })
    })
    const pieces = [
      ...document.querySelectorAll('.medal, .camp .ground, .counter, .markers, .home .shield, .cartouche'),
    ].map((piece): Part => ({ of: 'a piece', box: inner(piece.getBoundingClientRect(), 1) }))
    const over = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
    const found = letters.flatMap((letter) =>
      [...letters, ...pieces]
        .filter((other) => other.of !== letter.of && over(letter.box, other.box))
        .map((other) => `${letter.of} and ${other.of}`),
    )
    return [...new Set(found)]
  })

test('no name lies over another or over pieces, with seven powers and in every language', async ({ page }) => {
  await page.setViewportSize({ width: 870, height: 610 })
  for (const fixture of ['opening', 'turn', 'war-of-7', 'full'])
    for (const language of ['en', 'he', 'hu']) {
      await show(page, { fixture: `empires/${fixture}`, part: 'board', language })
      await expect(page.locator('.name')).toHaveCount(11)
      expect(await coveredNames(page), `${fixture}, ${language}`).toEqual([])
    }
})

test('a low screen begins where names can be read, and all of the map has none that would cover it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 300 })
  await show(page, { fixture: 'empires/full', part: 'board' })
  const viewport = page.locator('.viewport .viewport')
  const wide = () => viewport.evaluate(({ scrollWidth }) => scrollWidth)
  await expect.poll(wide).toBeGreaterThan(780)
  await expect(page.locator('.name')).toHaveCount(11)
  await page.getByRole('button', { name: 'Show whole map' }).click()
  await expect(page.locator('.name')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show whole map' }).click()
  await expect.poll(wide).toBeGreaterThan(780)
})

test('on a phone the chart is as high as the screen, goes to what is decided, and two taps or fingers look closer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 600 })
  await show(page, { fixture: 'empires/turn', part: 'board' })
  const scrolled = () =>
    page.locator('.viewport .viewport').evaluate(({ scrollLeft, scrollWidth }) => ({ scrollLeft, scrollWidth }))
  const wide = async () => (await scrolled()).scrollWidth
  await expect.poll(async () => (await scrolled()).scrollLeft).toBeGreaterThan(0)
  const before = await wide()
  expect(before).toBeGreaterThan(700)
  const [x, y] = await middle(page, '.board .viewport')
  await page.locator('.viewport .viewport').evaluate(
    (viewport, [clientX, clientY]) => {
      for (const type of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup'])
        viewport.dispatchEvent(
          new PointerEvent(type, { pointerId: 7, pointerType: 'touch', bubbles: true, clientX, clientY }),
        )
    },
    [x, y] as const,
  )
  await expect.poll(wide).toBeGreaterThan(before * 1.5)
  const closer = await wide()
  await page.locator('.viewport .viewport').evaluate(
    (viewport, [clientX, clientY]) => {
      const finger = (type: string, pointerId: number, far: number) =>
        viewport.dispatchEvent(
          new PointerEvent(type, { pointerId, pointerType: 'touch', bubbles: true, clientX: clientX + far, clientY }),
        )
      finger('pointerdown', 8, -90)
      finger('pointerdown', 9, 90)
      finger('pointermove', 8, -45)
      finger('pointermove', 9, 45)
      finger('pointerup', 8, -45)
      finger('pointerup', 9, 45)
    },
    [x, y] as const,
  )
  await expect.poll(wide, 'two fingers half as far apart').toBeLessThan(closer * 0.6)
})

test.describe('with fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 700 } })
  const viewport = '.viewport .viewport'

  test('a unit is carried, and the map moves with it towards its edge', async ({ page, context }) => {
    await show(page, { fixture: 'empires/turn', part: 'board' })
    const fingers = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: [number, number][]) =>
      fingers.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y]) => ({ x, y })) })
    const left = () => page.locator(viewport).evaluate(({ scrollLeft }) => scrollLeft)
    const fleet = '.place[data-place="home"] [data-unit="fleet"]'
    await expect.poll(left).toBeGreaterThan(0) // to what is decided
    await page.locator(viewport).evaluate((map) => map.scrollTo(120, 0)) // where Britain is seen
    const before = await left()
    const [x, y] = await middle(page, fleet)
    await touch('touchStart', [x, y])
    await touch('touchMove', [x + 60, y])
    await expect(page.locator('.ghost')).toBeVisible()
    expect(await left(), 'the map moved away under the finger').toBe(before)
    await touch('touchMove', [385, y])
    await expect.poll(left).toBeGreaterThan(before + 20)
    await touch('touchMove', [200, y])
    await touch('touchMove', await middle(page, '.place[data-place="baltic"] .medal'))
    await expect(page.locator('.risks .way').first()).toBeVisible()
    await touch('touchEnd')
    await expect(page.locator('.ghost')).toHaveCount(0)
  })

  test('two taps look closer and press nothing that the first has opened', async ({ page, context }) => {
    await show(page, { fixture: 'empires/turn', part: 'board' })
    const wide = () => page.locator(viewport).evaluate(({ scrollWidth }) => scrollWidth)
    await expect.poll(wide).toBeGreaterThan(700)
    const before = await wide()
    const [x, y] = await middle(page, '.place[data-place="german_states"] .medal')
    const fingers = await context.newCDPSession(page)
    const now = Date.now() / 1000
    for (const [index, type] of (['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const).entries())
      await fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchStart' ? [{ x, y }] : [],
        timestamp: now + index * 0.05, // however long it takes here
      })
    await expect.poll(wide).toBeGreaterThan(before * 1.5)
    await expect(page.locator('[data-ring]')).toHaveCount(0)
  })
})

test('a battle that is over lies over the map until one looks at a place there', async ({ page }) => {
  await show(page, { fixture: 'empires/fought', part: 'all' })
  const told = page.getByRole('region', { name: 'The attack' })
  await expect(told).toBeVisible()
  await page.locator('.place[data-place="baltic"]').focus()
  await page.keyboard.press('Enter')
  await expect(told).toHaveCount(0)
})
