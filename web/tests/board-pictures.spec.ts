/**
 * The boards as they were last looked at and found good: fixtures of every game, compared with the pictures in
 * `pictures/`, which hold a pixel for each block of the board (`blocks.ts`). Letters are left out, since each machine
 * has its own faces; shapes and colours are not. After a change that is meant: `npm run boards:update`, and look at
 * what changed.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { blocksOf, differences, read, written } from './blocks'
import { expect, test } from './kit'
import { show } from './studio'

const LARGE = { width: 720, height: 500 }
const PHONE = { width: 360, height: 600 }
const TURNED = { width: 740, height: 300 }

const FOLDER = join(import.meta.dirname, 'pictures')
const WORDLESS = readFileSync(join(FOLDER, 'wordless.css'), 'utf8')

const LOOKS = [
  { theme: 'light', size: LARGE, suffix: '' },
  { theme: 'dark', size: LARGE, suffix: '-dark' },
  { theme: 'light', size: PHONE, suffix: '-phone' },
  { theme: 'light', size: TURNED, suffix: '-phone-turned' },
] as const

const FIXTURES: Record<string, [light: string[], dark: string[], phone: string[], turned?: string[]]> = {
  tigris: [['opening', 'crowded', 'built', 'treasure', 'ziggurat', 'war-attack'], ['crowded'], ['midgame']],
  qwirkle: [['opening', 'early', 'crowded', 'laid', 'last-tiles'], ['crowded'], ['grand']],
  empires: [
    ['opening', 'turn', 'blockade', 'attack', 'war-of-4', 'war-of-7', 'full'],
    ['war-of-5', 'full'],
    ['turn', 'full'],
    ['turn'],
  ],
}

/** What is chosen or read differently: a step on the page first, or another language. */
const CHOSEN: { game: string; fixture: string; name: string; language?: string; press?: string[] }[] = [
  {
    game: 'empires',
    fixture: 'turn',
    name: 'empires-attack-chosen',
    press: ['.place[data-place="german_states"] [data-face="5+1"]'],
  },
  {
    game: 'empires',
    fixture: 'turn',
    name: 'empires-move-chosen',
    press: ['.place[data-place="home"] [data-unit="fleet"]'],
  },
  {
    game: 'empires',
    fixture: 'turn',
    name: 'empires-ring',
    press: ['.place[data-place="baltic"] .medal'],
  },
  { game: 'empires', fixture: 'war-of-7', name: 'empires-war-of-7-he', language: 'he' },
  { game: 'empires', fixture: 'full', name: 'empires-full-hu', language: 'hu' },
]

const picture = (board: Locator) => board.screenshot({ style: WORDLESS, animations: 'disabled' })

/** Waits until the board looks as it is kept; where pictures are to be taken anew, keeps how it looks. */
async function compare(page: Page, board: Locator, name: string): Promise<void> {
  const file = join(FOLDER, `${name}.png`)
  if (['all', 'changed'].includes(test.info().config.updateSnapshots)) {
    await expect(async () => expect((await picture(board)).equals(await picture(board))).toBe(true)).toPass()
    writeFileSync(file, await written(page, await blocksOf(page, await picture(board))))
    return
  }
  if (!existsSync(file)) throw new Error(`there is no ${file}; npm run boards:update makes it`)
  const kept = await read(page, readFileSync(file))
  let last: Buffer = Buffer.alloc(0)
  try {
    await expect.poll(async () => differences(await blocksOf(page, (last = await picture(board))), kept)).toEqual([])
  } catch (error) {
    await test.info().attach(name, { body: last, contentType: 'image/png' })
    expect.soft(null, `${name}: ${String(error)}`).not.toBeNull()
  }
}

for (const [game, shown] of Object.entries(FIXTURES)) {
  test(`the boards of ${game} look as they did`, async ({ page }) => {
    for (const [index, { theme, size, suffix }] of LOOKS.entries()) {
      await page.setViewportSize(size)
      for (const name of shown[index] ?? []) {
        await show(page, { fixture: `${game}/${name}`, theme, part: 'board' })
        const board = page.locator('[data-part="board"]')
        await expect(board.locator('svg:visible').first()).toBeVisible()
        await compare(page, board, `${game}-${name}${suffix}`)
      }
    }
    await page.setViewportSize(LARGE)
    for (const { game: of, fixture, name, language = 'en', press = [] } of CHOSEN) {
      if (of !== game) continue
      await show(page, { fixture: `${game}/${fixture}`, theme: 'light', part: 'board', language })
      const board = page.locator('[data-part="board"]')
      await expect(board.locator('svg:visible').first()).toBeVisible()
      for (const pressed of press) await board.locator(pressed).first().click()
      await page.mouse.move(0, 0)
      await compare(page, board, name)
    }
  })
}
