/** The pieces as the page draws them, for the pictures that the library draws of positions (`src/tilewright/pictures`). */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../tests/kit'
import { HUES, SHAPES } from '../src/games/qwirkle/tiles'

const PICTURES = join(import.meta.dirname, '../../src/tilewright/pictures')
const COLOURS = ['red', 'blue', 'green', 'black']
const LEADERS = ['king', 'priest', 'farmer', 'trader']
const DYNASTIES = ['archer', 'bull', 'lion', 'pot']
const PAIRS = ['red-blue', 'red-green', 'red-black', 'blue-green', 'blue-black', 'green-black']

interface Parts {
  /** The colour below everything. */
  ground: string
  /** What lies on it and has no place of its own, such as the land. */
  board: string
  /** Each thing that has a place, as it is drawn at none. */
  pieces: string[]
}

/** The parts of the game's own picture of its first recorded view, changed like this. */
async function parts(page: Page, game: string, change: object): Promise<Parts> {
  await page.goto(`${process.env.TILEWRIGHT_STUDIO}?theme=light`)
  return page.evaluate(
    async ([name, changed]) => {
      const load = (path: string) => import(path)
      const [{ drawing }, { loadGame }, { recorded }] = await Promise.all([
        load('/src/kit/picture.ts'),
        load('/src/games/index.ts'),
        load('/src/home/recorded.ts'),
      ])
      const view = { ...(await recorded(name))[0], ...changed }
      const { text } = await drawing(await loadGame(name), view)
      const drawn = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
      for (const part of drawn.querySelectorAll<SVGElement>('[style]')) {
        const { transform } = part.style
        for (const property of ['transform', 'transform-box', 'transform-origin']) part.style.removeProperty(property)
        if (transform) part.setAttribute('transform', transform)
        if (!part.getAttribute('style')) part.removeAttribute('style')
      }
      // The opacity of a shape is a picture of its own to most programs; that of its one colour costs nothing.
      for (const shape of drawn.querySelectorAll<SVGElement>('[style*="opacity"]:not(g)')) {
        const { opacity, stroke, fill } = shape.style
        if ((stroke && stroke !== 'none') === (fill !== 'none')) continue
        shape.style.setProperty(fill === 'none' ? 'stroke-opacity' : 'fill-opacity', opacity)
        shape.removeAttribute('opacity')
        shape.style.removeProperty('opacity')
      }
      const written = (part: Element): string =>
        part.innerHTML.replaceAll(' xmlns="http://www.w3.org/2000/svg"', '').replace(/^<g>(.*)<\/g>$/, '$1')
      return {
        ground: drawn.querySelector<SVGElement>(':scope > rect')?.style.fill ?? '',
        board:
          drawn.querySelector(':scope > svg')?.innerHTML.replaceAll(' xmlns="http://www.w3.org/2000/svg"', '') ?? '',
        pieces: [...drawn.querySelectorAll(':scope > g')].map(written),
      }
    },
    [game, change] as const,
  )
}

function keep(game: string, ground: string, named: [string, string][]): void {
  const text = JSON.stringify({ ground, ...Object.fromEntries(named) }, null, 1)
  writeFileSync(join(PICTURES, game, 'pieces.json'), `${text}\n`)
}

const named = (names: string[], pieces: string[]): [string, string][] => {
  expect(pieces).toHaveLength(names.length)
  return names.map((name, index) => [name, pieces[index] as string])
}

test('pieces of Qwirkle', async ({ page }) => {
  const tiles = Object.keys(HUES).flatMap((colour) => Object.keys(SHAPES).map((shape) => colour + shape))
  const { ground, pieces } = await parts(page, 'qwirkle', { table: tiles.map((tile, x) => ({ tile, x, y: 0 })) })
  keep('qwirkle', ground, named(tiles, pieces))
})

test('pieces of Tigris & Euphrates', async ({ page }) => {
  const leaders = DYNASTIES.flatMap((dynasty, seat) =>
    LEADERS.map((leader) => ({ name: `${leader}-${dynasty}`, seat, leader })),
  )
  const cell = (index: number): string => `${String.fromCharCode(65 + (index % 16))}${1 + Math.floor(index / 16)}`
  const lying = [
    ...COLOURS.map((colour) => ({ name: `tile-${colour}`, kind: 'tile', colour, treasure: false })),
    ...leaders.map(({ name, seat, leader }) => ({ name, kind: 'leader', leader, seat })),
    { name: 'face-down', kind: 'face-down', treasure: false },
    { name: 'catastrophe', kind: 'catastrophe' },
  ]
  const change = (board: string): object => ({
    options: { board },
    players: DYNASTIES.map((dynasty) => ({ dynasty })),
    cells: lying.map(({ name: _, ...piece }, index) => ({ ...piece, at: cell(index) })),
    ziggurat: { at: 'H8' },
    monuments: PAIRS.map((monument, index) => ({ monument, at: cell(64 + 2 * index) })),
    buildings: COLOURS.map((colour, index) => ({ colour, at: cell(index) })),
    treasures: ['A1'],
    decision: 'war',
    tile: 'A1',
  })
  const names = [
    ...lying.map(({ name }) => name),
    'ziggurat',
    ...PAIRS.map((pair) => `monument-${pair}`),
    ...COLOURS.map((colour) => `building-${colour}`),
    'treasure',
    'union',
  ]
  const classic = await parts(page, 'tigris', change('classic'))
  const alternate = await parts(page, 'tigris', change('alternate'))
  const boards: [string, string][] = [
    ['board-classic', classic.board],
    ['board-alternate', alternate.board],
  ]
  keep('tigris', classic.ground, [...boards, ...named(names, classic.pieces)])
})
