/**
 * A game played in the page itself, measured at every decision: the board's box, what each verb brings into sight, and
 * the messages of each own action. Actions go the page's own way, as a hint that is played.
 */
import type { Page } from '@playwright/test'
import { myTurn } from './kit'

export interface Measured {
  /** The boxes that the board had while it was the player's turn. */
  boxes: string[]
  /** Verbs and pieces whose answer was not in sight when they were pressed. */
  unseen: string[]
  decisions: number
  verbs: number
  /** Own actions, and what went over the socket and over HTTP for them. */
  actions: number
  sent: number
  answered: number
  requests: string[]
}

/** Plays so many decisions, or to the end; a table without a clock, with hints, at which the page is open. */
export async function measuredGame(page: Page, most = Infinity): Promise<Measured> {
  let [sent, answered] = [0, 0]
  const requests: string[] = []
  let counting = false
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/live')) return
    socket.on('framesent', ({ payload }) => (sent += /"ask":\s*"(act|commit)"/.test(String(payload)) ? 1 : 0))
    socket.on('framereceived', ({ payload }) => (answered += /"granted":\s*\[\d/.test(String(payload)) ? 1 : 0))
  })
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (counting && path.startsWith('/api/tables/') && !/\/(hint|insight)$/.test(path)) requests.push(path)
  })
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  // The hint is the first legal action that goes on, whatever a bot would do.
  await page.route('**/hint', async (route) => {
    const legal = await page.request.get(`/api/tables/${id}/actions`)
    const { texts, actions } = (await legal.json()) as { texts: string[]; actions: unknown[] }
    const goesOn = (text: string) => /^(end|done|pass|place|commit|decline|no|stop|enough)\b/.test(text)
    const best = Math.max(0, texts.includes('end') ? texts.indexOf('end') : texts.findIndex(goesOn))
    const hint = { action: texts[best], line: [], value: 0.5, reasons: [] }
    await route.fulfill({ json: { hints: [hint], actions: { [texts[best] ?? '']: actions[best] } } })
  })
  await page.reload()
  await myTurn(page)
  counting = true
  const found = await page.evaluate(playAndMeasure, Number.isFinite(most) ? most : null)
  await page.unroute('**/hint')
  return { ...found, sent, answered, requests }
}

function playAndMeasure(most: number | null): Promise<Omit<Measured, 'sent' | 'answered' | 'requests'>> {
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
  let [decisions, verbs, actions] = [0, 0, 0]

  function measure(): void {
    const { x, y, width, height } = find('section.board')!.getBoundingClientRect()
    boxes.add([x, y, width, height].map(Math.round).join(' '))
  }

  function inWindow(element: Element | null): boolean {
    const box = element?.getBoundingClientRect()
    return box !== undefined && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
  }

  /** Is the middle of this seen on the board? */
  function onBoard(element: Element): boolean {
    const [place, board] = [element.getBoundingClientRect(), find('section.board .stage')!.getBoundingClientRect()]
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2]
    return x > board.left && x < board.right && y > board.top && y < Math.min(board.bottom, innerHeight)
  }

  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

  /** Takes up every piece that may be, and puts it back: where it has places on the board, one of them must be seen. */
  async function takePieces(): Promise<void> {
    const PIECE = '[data-piece]:not([aria-disabled="true"]), .hand [data-slot]'
    const HELD = ':is([data-piece], [data-slot])[aria-pressed="true"]'
    for (let place = 0; place < document.querySelectorAll(PIECE).length; place += 1) {
      const piece = () => document.querySelectorAll<HTMLElement>(PIECE)[place]
      const press = () => piece()?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })) // no key
      press()
      verbs += 1
      await until(() => find(HELD))
      await drawn()
      const places = [...document.querySelectorAll('section.board .target')]
      if (places.length && !places.some(onBoard)) unseen.add(piece()?.ariaLabel ?? '')
      measure()
      press()
      await until(() => !find(HELD))
    }
  }

  /** Presses every verb that is open: what it asks for must be seen without scrolling. */
  async function pressVerbs(): Promise<void> {
    for (const name of [...document.querySelectorAll<HTMLElement>('[data-verb]')].map(({ dataset }) => dataset.verb)) {
      const verb = find(`[data-verb="${name}"]`)
      if (!verb || verb.getAttribute('aria-disabled') === 'true') continue
      verb.click()
      verbs += 1
      const asked = await until(() => find('[data-part="market"][open] li') ?? find('.steps, .battles'))
      if (!inWindow(asked)) unseen.add(String(name))
      measure()
      const market = document.querySelector<HTMLDialogElement>('[data-part="market"][open]')
      market?.close()
      if (market) await until(() => !find('[data-part="market"][open]'))
      find(`[data-verb="${name}"][aria-pressed="true"]`)?.click()
    }
  }

  async function run(): Promise<Omit<Measured, 'sent' | 'answered' | 'requests'>> {
    for (;;) {
      await until(() => over() ?? find('[data-part="ask"].mine'))
      if (over() || decisions === most) return { boxes: [...boxes], unseen: [...unseen], decisions, verbs, actions }
      decisions += 1
      measure()
      await pressVerbs()
      await takePieces()
      const before = moment()
      const open = () => {
        find('[data-part="hint"][aria-expanded="false"]')?.click()
        return find('[data-part="play-hint"]:enabled')
      }
      const play = await until(() => over() ?? (moment() === before ? open() : find('body')))
      if (play.matches('[data-part="play-hint"]')) actions += 1
      play.click()
      await until(() => over() ?? moment() !== before)
    }
  }
  return run()
}
