/** `npm run pictures`: the screenshots of `docs/images`, taken anew from real games. */
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ask, expect, myTurn, playNow, test, visitor, type VisitorSettings } from '../tests/kit'

const IMAGES = join(import.meta.dirname, '../../docs/images')

/** Some turns as a bot advises, so that there is something to look at. */
async function playSome(page: Page, actions: number): Promise<void> {
  const id = page.url().split('/').at(-1)
  for (let done = 0; done < actions; done += 1) {
    await myTurn(page)
    const moment = await page.locator('[data-part="ask"]').getAttribute('data-moment')
    const { hints } = await ask<{ hints: { action: string }[] }>(page, 'POST', `/api/tables/${id}/hint`)
    await ask(page, 'POST', `/api/tables/${id}/act`, { actions: [hints[0]?.action] })
    await page.locator(`[data-part="ask"]:not([data-moment="${moment}"])`).waitFor()
  }
  await myTurn(page)
}

const TABLES: {
  name: string
  game: string
  width: number
  height: number
  actions: number
  settings: VisitorSettings
}[] = [
  {
    name: 'table-tigris',
    game: 'tigris',
    width: 1280,
    height: 800,
    actions: 26,
    settings: { tables: { tigris: { players: 3, bot: 'greedy' } } },
  },
  {
    name: 'table-qwirkle',
    game: 'qwirkle',
    width: 1280,
    height: 800,
    actions: 24,
    settings: { theme: 'dark', tables: { qwirkle: { players: 3, bot: 'greedy' } } },
  },
  {
    name: 'table-empires',
    game: 'empires',
    width: 1280,
    height: 800,
    actions: 22,
    settings: { tables: { empires: { players: 4, bot: 'greedy' } } },
  },
  {
    name: 'phone-tigris',
    game: 'tigris',
    width: 360,
    height: 740,
    actions: 16,
    settings: { language: 'he', tables: { tigris: { players: 2, bot: 'greedy' } } },
  },
  {
    name: 'phone-qwirkle',
    game: 'qwirkle',
    width: 360,
    height: 740,
    actions: 16,
    settings: { language: 'hu', theme: 'dark', tables: { qwirkle: { players: 2, bot: 'greedy' } } },
  },
]

test('home', async ({ page, context }) => {
  await visitor(context)
  await page.goto('/')
  await expect(page.locator('.frame img')).toHaveCount(3)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(IMAGES, 'home.png') })
})

for (const { name, game, width, height, actions, settings } of TABLES) {
  test(name, async ({ page, context }) => {
    await visitor(context, settings)
    await page.setViewportSize({ width, height })
    await playNow(page, game)
    await playSome(page, actions)
    // a battle would hide half the map: it is fought to its end, and put away
    const battle = page.locator('[data-part="overlay"]')
    const away = battle.locator('header button')
    while ((await battle.count()) && !(await away.count())) await playSome(page, 1)
    if (await away.count()) await away.first().click()
    await page.mouse.move(0, 0) // where it points at nothing
    await page.screenshot({ path: join(IMAGES, `${name}.png`) })
  })
}
