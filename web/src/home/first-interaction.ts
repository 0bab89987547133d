/** Waits for the first sign that somebody uses the page: a pointer that moves, a key, a touch, a scroll. */

const EVENTS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'] as const

let waiting: Set<() => void> | null = new Set()

/** Does the work in an idle moment after the first of them; in the next one if that was before. */
export function afterFirstInteraction(work: () => void): void {
  if (!waiting) whenIdle(work)
  else {
    if (!waiting.size) for (const event of EVENTS) addEventListener(event, begin, { passive: true, capture: true })
    waiting.add(work)
  }
}

function begin(): void {
  for (const event of EVENTS) removeEventListener(event, begin, { capture: true })
  waiting?.forEach(whenIdle)
  waiting = null
}

/** After what the page needs first; browsers without the call for it wait a moment. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 300)
}
