/**
 * The first decisions of a game of each title: the board's box never changes while a decision is open, what a verb asks
 * for is in the window when it is pressed, and an action takes one message there and one back. `make bench-web` plays to the end.
 */
import { expect, myTurn, playNow, test, visitor } from './kit'
import { measuredGame } from './measured-game'

const DECISIONS = 10
const WINDOWS = { tigris: [1280, 800], qwirkle: [390, 844], empires: [1280, 800] } as const

for (const [game, [width, height]] of Object.entries(WINDOWS))
  test(`the board of ${game} keeps its box, and every verb's answer is in sight`, async ({ page, context }) => {
    await visitor(context, { tables: { [game]: { players: 2, bot: 'random' } } })
    await page.setViewportSize({ width, height })
    await playNow(page, game)
    await myTurn(page)
    const { boxes, unseen, actions, sent, answered, requests } = await measuredGame(page, DECISIONS)
    expect(boxes).toHaveLength(1)
    expect(unseen).toEqual([])
    expect(actions).toBe(DECISIONS)
    expect([sent, answered]).toEqual([actions, actions])
    expect(requests).toEqual([])
  })
