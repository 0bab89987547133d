/** A guest starts and finishes a whole game of each title against bots; the longest first, as no tests come after. */
import { expect, finishByHints, myTurn, playNow, test, visitor } from './kit'

test('Struggle of Empires, in Hebrew', async ({ page, context }) => {
  await visitor(context, { language: 'he', tables: { empires: { players: 2, bot: 'random' } } })
  await playNow(page, 'empires')
  await finishByHints(page)
  await expect(page.locator('[data-part="end"] h2')).toHaveText('המשחק הסתיים')
})

test('Qwirkle, by clicks on tiles and cells, in English', async ({ page, context }) => {
  await visitor(context, { tables: { qwirkle: { players: 4, bot: 'greedy' } } })
  await page.setViewportSize({ width: 1600, height: 1400 }) // so that the table is seen as a whole to the end
  await playNow(page, 'qwirkle')
  const hand = page.locator('.hand [data-slot]')
  const targets = page.locator('[data-cell]:has(.target)')
  const ask = page.locator('[data-part="ask"]')
  const end = page.locator('[data-part="end"]')
  const button = (name: RegExp) =>
    page.getByRole('button', { name, disabled: false }).and(page.locator(':not([aria-disabled="true"])'))

  const moment = async () => (await ask.getAttribute('data-moment')) ?? ''

  async function layOne(): Promise<boolean> {
    await myTurn(page) // until it is known what is legal now
    for (let slot = 0; slot < (await hand.count()); slot += 1) {
      await hand.nth(slot).click()
      if ((await targets.count()) > 0) {
        const before = await moment()
        await targets.first().click({ force: true })
        await expect(ask).not.toHaveAttribute('data-moment', before)
        return true
      }
    }
    return false
  }

  for (let turn = 0; turn < 200; turn += 1) {
    await myTurn(page)
    if (await end.isVisible()) break
    let before = await moment()
    if (await layOne()) {
      await myTurn(page)
      while (!(await button(/^End turn/).count())) if (!(await layOne())) break // the opening has a size
      before = await moment()
      await button(/^End turn/).click()
    } else if (await button(/^Pass/).count()) await button(/^Pass/).first().click()
    else {
      await button(/^Trade/)
        .first()
        .click()
      await hand.first().click()
      await button(/^Trade/)
        .last()
        .click()
    }
    await expect(ask).not.toHaveAttribute('data-moment', before)
  }
  await expect(end).toBeVisible()
  await expect(end.getByRole('listitem')).toHaveCount(4)
})

test('Tigris & Euphrates, on a phone, in Hungarian', async ({ page, context }) => {
  await visitor(context, { language: 'hu', tables: { tigris: { players: 4, bot: 'random' } } })
  await page.setViewportSize({ width: 360, height: 740 })
  await playNow(page, 'tigris')
  await finishByHints(page)
  await expect(page.locator('[data-part="end"] h2')).toHaveText('Vége a játéknak')
})
