/** Learning: the lessons of every game open, are done with pointer or keyboard, judged, and remembered. */
import { violations } from './accessibility'
import { expect, test, visitor } from './kit'

test('a lesson is passed, remembered, and leads to the next', async ({ page, context }) => {
  await visitor(context)
  await page.goto('/learn/qwirkle')
  await expect(page.getByText('0 of 10 lessons completed')).toBeVisible()
  await page.getByRole('link', { name: 'Start' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The first line')
  for (const [tile, cell] of [
    ['red circle', '0,0'],
    ['red cross', '1,0'],
    ['red diamond', '2,0'],
  ]) {
    await page.getByRole('button', { name: tile }).click()
    await page.locator(`[data-cell="${cell}"]`).click()
    await expect(page.locator(`[data-cell="${cell}"] .lying`)).toBeVisible()
  }
  await page.getByRole('button', { name: 'End turn' }).click()
  await expect(page.getByText('Three tiles in a line: three points.')).toBeVisible()
  const next = page.getByRole('link', { name: 'Next lesson' })
  await expect(next).toBeFocused()
  await next.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Extend a line')
  await page.goto('/learn/qwirkle')
  await expect(page.getByText('1 of 10 lessons completed')).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 of 10 lessons completed')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible()
})

test('a wrong answer brings a hint and another try, a refused one its reason', async ({ page, context }) => {
  await visitor(context)
  await page.goto('/learn/qwirkle/no-doubles')
  await page.getByRole('button', { name: 'red circle' }).click()
  await page.locator('[data-cell="4,0"]').click()
  await expect(page.locator('[data-part="reason"]')).toContainText('The row through 4,0 already has the red circle')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'purple square' }).click()
  await page.locator('[data-cell="3,1"]').click()
  await expect(page.locator('[data-cell="3,1"] .lying')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('[data-cell="3,1"] .lying')).toHaveCount(0)
  await page.getByRole('button', { name: 'purple square' }).click()
  await page.locator('[data-cell="3,1"]').click()
  await expect(page.locator('[data-cell="3,1"] .lying')).toBeVisible()
  await page.getByRole('button', { name: 'End turn' }).click()
  await expect(page.getByText('Not quite. Try again.')).toBeVisible()
  await expect(page.getByText('What else is red in your hand?')).toBeVisible()
  await page.getByRole('button', { name: 'Restart' }).click()
  await expect(page.locator('.lying')).toHaveCount(4)
})

test('a lesson is done with the keyboard alone, in Hebrew', async ({ page, context }) => {
  await visitor(context, { language: 'he' })
  await page.goto('/learn/qwirkle/longer')
  await page.getByRole('button', { name: 'ריבוע אדום' }).focus()
  await page.keyboard.press('Enter')
  const cell = page.locator('[data-cell]:focus')
  await expect(cell).toHaveAttribute('aria-label', /ריבוע אדום/)
  for (let step = 0; step < 12 && (await cell.getAttribute('data-cell')) !== '3,0'; step += 1) {
    const [x = 0, y = 0] = ((await cell.getAttribute('data-cell')) ?? '').split(',').map(Number)
    await page.keyboard.press(x < 3 ? 'ArrowRight' : y < 0 ? 'ArrowUp' : 'ArrowDown')
  }
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-cell="3,0"] .lying')).toBeVisible()
  await page.getByRole('button', { name: 'סוף תור' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'השיעור הבא' })).toBeFocused()
})

for (const [game, count] of Object.entries({ qwirkle: 10, tigris: 12, empires: 12 })) {
  test(`nothing is amiss for those who cannot see the lessons of ${game}`, async ({ page, context }) => {
    await visitor(context)
    await page.goto(`/learn/${game}`)
    await expect(page.getByText(`0 of ${count} lessons completed`)).toBeVisible()
    expect(await violations(page)).toEqual([])
    const lessons = page.locator(`main ol a[href^="/learn/${game}/"]`)
    await expect(lessons).toHaveCount(count)
    await lessons.first().click()
    await expect(page.locator('[data-part="ask"]')).not.toBeEmpty()
    expect(await violations(page)).toEqual([])
  })
}

test('what is not there is said', async ({ page, context }) => {
  await visitor(context)
  await page.goto('/learn/qwirkle/juggling')
  await expect(page.getByText('No such lesson.')).toBeVisible()
  await page.goto('/learn')
  await page.getByRole('link', { name: 'Qwirkle' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn Qwirkle')
})
