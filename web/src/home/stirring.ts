/** Waits for a sign that somebody is there: a pointer that moves, a key, a touch, a scroll. */

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'] as const

let waiting: Set<() => void> | null = new Set()

/** Does the work in an idle moment after the first sign; at once idle if there was one already. */
export function afterASign(work: () => void): void {
  if (!waiting) whenIdle(work)
  else {
    if (!waiting.size) for (const sign of SIGNS) addEventListener(sign, stirred, { passive: true, capture: true })
    waiting.add(work)
  }
}

function stirred(): void {
  for (const sign of SIGNS) removeEventListener(sign, stirred, { capture: true })
  waiting?.forEach(whenIdle)
  waiting = null
}

/** After what the page needs first; browsers without the call for it wait a moment. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 300)
}
