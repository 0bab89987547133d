/** Two browsers at one table, with a spectator: an invitation, moves, chat, a reload, a lost connection. */
import { act, expect, test, visitor, type VisitorSettings } from './kit'
import type { Browser, BrowserContext, Page } from '@playwright/test'

async function person(
  browser: Browser,
  settings: VisitorSettings = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ baseURL: process.env.TILEWRIGHT_URL, serviceWorkers: 'block' })
  await visitor(context, settings)
  return { context, page: await context.newPage() }
}

/** Does the first thing that is legal, in whichever of these browsers the turn is. */
async function anybodyActs(pages: Page[]): Promise<void> {
  await expect
    .poll(async () => {
      const mine = await Promise.all(pages.map((page) => page.locator('[data-part="ask"].mine').count()))
      return mine.reduce((sum, count) => sum + count, 0)
    })
    .toBeGreaterThan(0)
  for (const page of pages) {
    if (await page.locator('[data-part="ask"].mine').count()) return act(page)
  }
}

test('two people play, one of them in Hungarian on a phone, and a third looks on', async ({ browser, network }) => {
  const anna = await person(browser)
  const bela = await person(browser, { language: 'hu' })
  const carol = await person(browser)
  try {
    // Anna makes a private table with one open seat.
    await anna.page.goto('/new?game=qwirkle')
    await anna.page.getByLabel('Your name at the table').fill('Anna')
    await anna.page.getByRole('combobox', { name: 'Players' }).selectOption('2')
    await anna.page.getByRole('button', { name: 'Create table' }).click()
    const link = await anna.page.getByLabel('Invite link', { exact: true }).inputValue()
    expect(link).toContain('?invitation=')

    // Béla follows the link by a network of their own, changes their name and sits down.
    await bela.page.setViewportSize({ width: 360, height: 740 })
    await bela.page.goto(link.replace(process.env.TILEWRIGHT_URL ?? '', network.url))
    await bela.page.getByLabel('A neved az asztalnál').fill('Béla')
    await bela.page.getByRole('button', { name: 'Leülök ide' }).click()
    await expect(anna.page.getByText('Béla', { exact: true })).toBeVisible()
    await anna.page.getByRole('button', { name: 'Start game' }).click()

    // Both are in the game; each move of one is seen by the other.
    const both = [anna.page, bela.page]
    for (const page of both) await expect(page.locator('[data-part="ask"]')).not.toBeEmpty()
    for (let turn = 0; turn < 3; turn += 1) await anybodyActs(both)

    // Carol looks on with the link, and not without it.
    await carol.page.goto(link)
    await expect(carol.page.getByText('Béla').first()).toBeVisible()
    await expect(carol.page.locator('.hand [data-slot]')).toHaveCount(0)
    await carol.page.goto(link.replace(/\?.*/, ''))
    await expect(carol.page.getByRole('heading')).toHaveText('Can’t open this table')

    // Béla reloads, and Anna says something.
    await bela.page.reload()
    await anna.page.getByRole('tab', { name: 'Chat' }).click()
    await anna.page.getByLabel('Message').fill('Szia, Béla!')
    await anna.page.getByRole('button', { name: 'Send' }).click()
    await expect(bela.page.locator('.phone [data-part="unread"]')).toHaveText('1')

    // Béla loses the connection; what happens meanwhile comes when it is back.
    network.cut()
    await expect(bela.page.locator('.lost')).toBeVisible()
    await anna.page.getByLabel('Message').fill('Where are you?')
    await anna.page.getByRole('button', { name: 'Send' }).click()
    await expect(anna.page.getByText('Where are you?')).toBeVisible()
    network.restore()
    await expect(bela.page.locator('.lost')).toBeHidden()
    await expect(bela.page.locator('.phone [data-part="unread"]')).toHaveText('2')
    await anybodyActs(both)

    // They agree to end it.
    await anna.page.locator('[data-part="menu"]').click()
    await anna.page.getByRole('button', { name: 'Propose ending' }).click()
    await bela.page.getByRole('button', { name: 'Egyetértek' }).click()
    await expect(anna.page.locator('[data-part="end"]')).toContainText('Everyone agreed')
    await expect(bela.page.locator('[data-part="end"]')).toContainText('Mindenki beleegyezett')

    // A rematch is told to the other.
    await anna.page.getByRole('button', { name: 'Rematch' }).click()
    await anna.page.waitForURL((address) => !link.includes(address.pathname))
    await bela.page.getByRole('link', { name: 'A visszavágóhoz' }).click()
    await expect(bela.page.getByText('Anna').first()).toBeVisible()
  } finally {
    await Promise.all([anna, bela, carol].map(({ context }) => context.close()))
  }
})
