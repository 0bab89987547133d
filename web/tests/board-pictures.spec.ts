/**
 * The boards as they were last looked at and found good: fixtures of every game, compared with the pictures in
 * `pictures/`. Letters are left out, since each machine has its own faces; shapes and colours are not.
 * After a change that is meant: `npm run boards:update`, and look at what changed.
 */
import { join } from 'node:path'
import { expect, test } from './kit'
import { show } from './studio'

const DESK = { width: 720, height: 500 }
const PHONE = { width: 360, height: 600 }

/** Fewer than the smallest piece has, more than edges that are smoothed otherwise. */
const MOST_OTHER_DOTS = 40

const LOOKS = [
  { theme: 'light', size: DESK, suffix: '' },
  { theme: 'dark', size: DESK, suffix: '-dark' },
  { theme: 'light', size: PHONE, suffix: '-phone' },
] as const

const FIXTURES: Record<string, [light: string[], dark: string[], phone: string[]]> = {
  tigris: [['opening', 'crowded', 'built', 'treasure', 'ziggurat', 'war-attack'], ['crowded'], ['midgame']],
  qwirkle: [['opening', 'early', 'crowded', 'laid', 'last-tiles'], ['crowded'], ['grand']],
  empires: [['opening', 'turn', 'blockade', 'native', 'war-of-7'], ['war-of-5'], ['turn']],
}

for (const [game, shown] of Object.entries(FIXTURES)) {
  test(`the boards of ${game} look as they did`, async ({ page }) => {
    for (const [index, { theme, size, suffix }] of LOOKS.entries()) {
      await page.setViewportSize(size)
      for (const name of shown[index] ?? []) {
        await show(page, { fixture: `${game}/${name}`, theme, part: 'board' })
        const board = page.locator('[data-part="board"]')
        await expect(board.locator('svg:visible').first()).toBeVisible()
        await expect.soft(board).toHaveScreenshot(`${game}-${name}${suffix}.png`, {
          stylePath: join(import.meta.dirname, 'pictures/wordless.css'),
          maxDiffPixels: MOST_OTHER_DOTS,
        })
      }
    }
  })
}
