/** Dragging a piece onto the board, with mouse, pen or finger. A press that does not move stays a click. */
import type { Selection, Held } from './selection.svelte'

const THRESHOLD = 6

/** Follow the pointer that has just been pressed on a piece. */
export function dragFrom(press: PointerEvent, selection: Selection, piece: Held): void {
  if (press.button !== 0) return
  let dragging = false

  const move = (event: PointerEvent): void => {
    if (event.pointerId !== press.pointerId) return
    const far = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) > THRESHOLD
    if (!dragging && far) {
      dragging = true
      selection.take(piece)
    }
    if (!dragging) return
    selection.dragged = { x: event.clientX, y: event.clientY }
    selection.over = cellUnder(event)?.dataset.cell ?? null
  }

  const end = (event: PointerEvent): void => {
    if (event.pointerId !== press.pointerId) return
    stop()
    if (!dragging) return
    swallowClick()
    selection.dragged = null
    const target = event.type === 'pointerup' ? cellUnder(event) : null
    if (target?.dataset.cell) void selection.put(target.dataset.cell, target)
    else selection.letGo()
  }

  /** A finger that drags does not scroll. (Parts of a drawing cannot say so by `touch-action`.) */
  const hold = (event: TouchEvent): void => event.preventDefault()

  const stop = (): void => {
    window.removeEventListener('touchmove', hold)
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', end)
    window.removeEventListener('pointercancel', end)
  }
  window.addEventListener('touchmove', hold, { passive: false })
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', end)
  window.addEventListener('pointercancel', end)
}

function cellUnder(event: PointerEvent): (Element & { dataset: DOMStringMap }) | null {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-cell]')
  return found instanceof SVGElement ? found : null
}

/** The click that the browser sends after a drag means nothing. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation()
    event.preventDefault()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
}
