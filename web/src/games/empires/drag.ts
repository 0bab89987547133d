/** Pointer and finger on the map: press a place, drag a unit to another, or drag the map itself when it is larger. */
import { open, type Picks } from './choice'
import type { Selection } from './selection.svelte'
import type { Place, Unit } from './types'
import type { Camera } from './camera.svelte'

const FAR = 6 // pixels: less is a press
const EDGE = 36 // pixels: something carried so near to the edge of the map moves the map
const STEP = 10 // pixels, each frame

interface Tools {
  readonly selection: Selection
  readonly camera: Camera
}

/** The place under a point of the window. */
export function placeAt(x: number, y: number): { place: Place; element: Element } | null {
  const element = document.elementFromPoint(x, y)?.closest('[data-place]')
  const place = element?.getAttribute('data-place') as Place | null | undefined
  return element && place ? { place, element } : null
}

interface Way {
  /** The pointer went far enough to be dragging. */
  readonly moved?: (event: PointerEvent) => void
  /** It was let go, after a way or without one; not called if the browser took the pointer to scroll. */
  readonly ended: (event: PointerEvent, far: boolean) => void
  readonly always?: () => void
}

/** Follow a pointer until it is let go. */
function follow(start: PointerEvent, way: Way): void {
  let far = false
  const move = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return
    far ||= Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > FAR
    if (far) way.moved?.(event)
  }
  const stop = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', stop)
    removeEventListener('pointercancel', stop)
    way.always?.()
    if (event.type === 'pointerup') way.ended(event, far)
  }
  addEventListener('pointermove', move)
  addEventListener('pointerup', stop)
  addEventListener('pointercancel', stop)
}

/** Carry a unit from where it was picked up to the place where it is let go; a map that is larger than its viewport moves. */
export function carry(selection: Selection, start: PointerEvent, unit: Unit, viewport?: HTMLElement): void {
  const over = (x: number, y: number) => (selection.drag = { unit, x, y, over: placeAt(x, y)?.place ?? null })
  const edge = (at: number, first: number, last: number) => (at < first + EDGE ? -STEP : at > last - EDGE ? STEP : 0)
  let frame = 0
  const pan = () => {
    const { drag } = selection
    if (!drag || !viewport) return
    const { left, right, top, bottom } = viewport.getBoundingClientRect()
    viewport.scrollBy(edge(drag.x, left, right), edge(drag.y, top, bottom))
    over(drag.x, drag.y)
    frame = requestAnimationFrame(pan)
  }
  follow(start, {
    moved: ({ clientX, clientY }) => {
      over(clientX, clientY)
      if (!frame) pan()
    },
    always: () => {
      cancelAnimationFrame(frame)
      selection.drag = null
    },
    ended: ({ clientX, clientY }, far) => {
      const under = far ? placeAt(clientX, clientY) : null
      if (under && under.place !== selection.picks.origin) void selection.point(under.place, under.element)
    },
  })
}

/** An action for the viewport that the map is scrolled in. */
export function dragUnits(viewport: HTMLElement, given: Tools) {
  let tools = given
  let carrying = false

  function unitAt(event: PointerEvent): { unit: Unit; place: Place } | null {
    const target = event.target as Element
    const stack = target.closest('[data-unit]')
    const place = target.closest('[data-place]')?.getAttribute('data-place') as Place | null | undefined
    if (!stack || !place || stack.getAttribute('data-seat') !== String(tools.selection.play.seat)) return null
    return { unit: stack.getAttribute('data-unit') as Unit, place }
  }

  function down(event: PointerEvent): void {
    if (event.button !== 0 || tools.camera.pinching || (event.target as Element).closest('[data-ring]')) return
    const found = unitAt(event)
    const { selection } = tools
    carrying = false
    const busy = selection.picks.do !== undefined && selection.picks.do !== 'move'
    if (
      found &&
      !busy &&
      selection.play.mayAct &&
      selection.picks.place === undefined &&
      selection.take(found.unit, found.place)
    ) {
      event.preventDefault()
      carrying = true
      carry(selection, event, found.unit, viewport)
    } else if (event.pointerType === 'mouse' && tools.camera.factor > 1) scroll(event)
    else follow(event, { ended: (_, far) => !far && point(event) })
  }

  /** A finger that has picked up a unit does not scroll. */
  function touched(event: TouchEvent): void {
    if (carrying && event.touches.length === 1) event.preventDefault()
  }

  function point(event: PointerEvent): void {
    const under = tools.camera.doubled ? null : placeAt(event.clientX, event.clientY)
    if (under && announce(event.target as Element, under.place)) return
    if (under) void tools.selection.point(under.place, under.element)
    else tools.selection.drop()
  }

  /** Pressing what can be attacked announces the attack on it; it is begun from the ring, or the panel. */
  function announce(pressed: Element, area: Place): boolean {
    const piece = pressed.closest<SVGElement>('[data-target]')
    const { selection } = tools
    const target = piece?.dataset.target
    if (!target || selection.held || selection.play.view.decision?.ask !== 'turn') return false
    const picks: Picks = { do: 'attack', area, target, ...(piece.dataset.face ? { what: piece.dataset.face } : {}) }
    if (!open(selection.play.legal, picks).length) return false
    selection.begin('attack', picks)
    return true
  }

  /** The map itself is dragged. */
  function scroll(start: PointerEvent): void {
    const { scrollLeft, scrollTop } = viewport
    follow(start, {
      moved: ({ clientX, clientY }) =>
        viewport.scrollTo(scrollLeft + start.clientX - clientX, scrollTop + start.clientY - clientY),
      ended: (_, far) => !far && point(start),
    })
  }

  viewport.addEventListener('pointerdown', down)
  viewport.addEventListener('touchstart', touched, { passive: false })
  return {
    update: (changed: Tools) => (tools = changed),
    destroy: () => {
      viewport.removeEventListener('pointerdown', down)
      viewport.removeEventListener('touchstart', touched)
    },
  }
}
