/** Where the places of a board are on the screen, followed while the board moves under them. */

export const placeOf = (board: Element, name: string): Element | null => {
  const quoted = CSS.escape(name)
  return board.querySelector(`[data-cell="${quoted}"], [data-place="${quoted}"]`)
}

/** What a mark of a place is fixed to: the anchor within it, where the game names one. */
export const anchorOf = (board: Element, name: string, anchor = ''): Element | null => {
  const found = anchor ? board.querySelector(`[data-place="${CSS.escape(name)}"] ${anchor}`) : null
  return found ?? placeOf(board, name)
}

/** A box within another, in pixels from its corner. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export function boxWithin(element: Element, frame: DOMRect): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left - frame.left, y: top - frame.top, width, height }
}

/** Frames of the screen without change after which the board is taken to lie still. */
const CALM = 20
const STIRS = ['scroll', 'wheel', 'pointermove', 'pointerup', 'keydown', 'click', 'transitionrun'] as const

/** Calls `measure` whenever the board may have moved, until it says that nothing did for a while. */
export function whileItMoves(board: Element, measure: () => boolean): () => void {
  let calm = 0
  let next = 0
  const look = () => {
    calm = measure() ? 0 : calm + 1
    next = calm < CALM ? requestAnimationFrame(look) : 0
  }
  const stirred = () => {
    calm = 0
    if (!next) next = requestAnimationFrame(look)
  }
  const resized = new ResizeObserver(stirred)
  resized.observe(board)
  for (const event of STIRS) board.addEventListener(event, stirred, { capture: true, passive: true })
  stirred()
  return () => {
    cancelAnimationFrame(next)
    resized.disconnect()
    for (const event of STIRS) board.removeEventListener(event, stirred, { capture: true })
  }
}
