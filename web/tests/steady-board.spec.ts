/**
 * A whole game of each title: the board's box never changes while a decision is open, and what a verb asks for is in the
 * window when it is pressed. On a desk, a phone, a phone on its side and a page at 200 %.
 */
import { expect, playNow, test, visitor } from './kit'

interface Measured {
  boxes: string[]
  unseen: string[]
  decisions: number
}

const GAMES = ['tigris', 'qwirkle', 'empires']
const WINDOWS = [
  { name: 'a desk', width: 1280, height: 800 },
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a phone on its side', width: 844, height: 390 },
  { name: 'a page at 200 %', width: 640, height: 400 },
]

/** Plays to the end by the first legal action that goes on, in the page itself, and measures at every decision. */
function measureGame(id: string): Promise<Measured> {
  const find = (part: string) => document.querySelector<HTMLElement>(part)
  const until = <T>(look: () => T | null | false | undefined): Promise<T> =>
    new Promise((resolve) => {
      const watcher = new MutationObserver(check)
      function check(): void {
        const found = look()
        if (!found) return
        watcher.disconnect()
        resolve(found)
      }
      watcher.observe(document, { subtree: true, childList: true, attributes: true })
      check()
    })
  const over = () => find('[data-part="end"]')
  const moment = () => find('[data-part="ask"]')?.dataset.moment
  const boxes = new Set<string>()
  const unseen = new Set<string>()
  let decisions = 0

  function measure(): void {
    const { x, y, width, height } = find('section.board')!.getBoundingClientRect()
    boxes.add([x, y, width, height].map(Math.round).join(' '))
  }

  function inWindow(element: Element | null): boolean {
    const box = element?.getBoundingClientRect()
    return box !== undefined && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
  }

  /** Presses every verb that is open: what it asks for must be seen without scrolling. */
  async function pressVerbs(): Promise<void> {
    for (const name of [...document.querySelectorAll<HTMLElement>('[data-verb]')].map(({ dataset }) => dataset.verb)) {
      const verb = find(`[data-verb="${name}"]`)
      if (!verb || verb.getAttribute('aria-disabled') === 'true') continue
      verb.click()
      const asked = await until(() => find('[data-part="market"][open] li') ?? find('.steps, .battles'))
      if (!inWindow(asked)) unseen.add(String(name))
      measure()
      const market = document.querySelector<HTMLDialogElement>('[data-part="market"][open]')
      market?.close()
      if (market) await until(() => !find('[data-part="market"][open]'))
      const pressed = find(`[data-verb="${name}"][aria-pressed="true"]`)
      pressed?.click()
    }
  }

  async function play(): Promise<void> {
    const get = await fetch(`/api/tables/${id}/actions`)
    if (!get.ok) return // it is over, or no longer one's turn
    const { texts } = (await get.json()) as { texts: string[] }
    const goesOn = (text: string) => /^(end|done|pass|place|commit|decline|no|stop|enough)\b/.test(text)
    const action = texts.find((text) => text === 'end') ?? texts.find(goesOn) ?? texts[0]
    const headers = { 'content-type': 'application/json' }
    await fetch(`/api/tables/${id}/act`, { method: 'POST', headers, body: JSON.stringify({ actions: [action] }) })
  }

  async function run(): Promise<Measured> {
    for (;;) {
      await until(() => over() ?? find('[data-part="ask"].mine'))
      if (over()) return { boxes: [...boxes], unseen: [...unseen], decisions }
      decisions += 1
      measure()
      if (decisions % 5 === 1) await pressVerbs()
      const before = moment()
      await play()
      await until(() => over() ?? moment() !== before)
    }
  }
  return run()
}

for (const [index, game] of GAMES.entries()) {
  test(`the board of ${game} keeps its box, and every verb's answer is in sight`, async ({ page, context }) => {
    await visitor(context, { tables: { [game]: { players: game === 'empires' ? 3 : 2, bot: 'random' } } })
    const window = WINDOWS[index % 2] ?? WINDOWS[0]!
    await page.setViewportSize(window)
    await playNow(page, game)
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const { boxes, unseen, decisions } = await page.evaluate(measureGame, id)
    expect(decisions).toBeGreaterThan(5)
    expect(boxes, window.name).toHaveLength(1)
    expect(unseen, window.name).toEqual([])
  })
}

for (const game of GAMES) {
  test(`the board of ${game} has most of the height on a phone on its side and at 200 %`, async ({ page, context }) => {
    await visitor(context)
    await playNow(page, game)
    for (const { name, width, height } of WINDOWS.slice(2)) {
      await page.setViewportSize({ width, height })
      await expect
        .poll(async () => (await page.locator('section.board').boundingBox())?.height ?? 0, { message: name })
        .toBeGreaterThanOrEqual(0.6 * height)
      const sticksOut = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(sticksOut, name).toBeLessThanOrEqual(0)
    }
  })
}
