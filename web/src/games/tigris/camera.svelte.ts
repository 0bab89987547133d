/** How large the board is drawn: as large as fits, with cells that a finger can meet, and larger if wanted. */
import { Lie, UNIT } from './cells'

const LEAST_CELL = matchMedia('(pointer: coarse)').matches ? 32 : 24 // pixels: for a finger, for a mouse
const LEAST_WHOLE = 24 // pixels: so far the whole board is worth more than large cells
const MOST_ZOOM = 4
const TOOLS = 56 // pixels, beside a board that lies as printed

export class Camera {
  /** The size of the viewport, in pixels. */
  width = $state(0)
  height = $state(0)
  /** The size of the viewport and the tools beside it. */
  room = $state({ width: 0, height: 0 })
  factor = $state(1)
  private scroller: HTMLElement | null = null

  /** Turned, the board has its tools over it: what they leave of the room must not decide, or it would turn for ever. */
  readonly lie = $derived.by(() => {
    const printed = new Lie(false)
    const width = this.room.width - TOOLS
    const small = fit(printed, width, this.room.height) < LEAST_WHOLE / UNIT
    return small && width < (LEAST_CELL * printed.width) / UNIT ? new Lie(true) : printed
  })

  /** The width of the frame around the cells; a phone has no room for one. */
  readonly frame = $derived(this.lie.turned ? 6 : 34)

  /** Pixels for each of the board's units. */
  readonly scale = $derived(
    Math.max(fit(this.lie, this.width, this.height, this.frame), (this.lie.turned ? LEAST_CELL : LEAST_WHOLE) / UNIT) *
      this.factor,
  )

  /** Zoom, keeping the point of the board that is under these coordinates of the window where it is. */
  to(factor: number, at?: { x: number; y: number }): void {
    const { scroller } = this
    const next = Math.min(MOST_ZOOM, Math.max(1, factor))
    if (!scroller || next === this.factor) return
    const box = scroller.getBoundingClientRect()
    const x = (at?.x ?? box.x + box.width / 2) - box.x
    const y = (at?.y ?? box.y + box.height / 2) - box.y
    const ratio = next / this.factor
    const [left, top] = [(scroller.scrollLeft + x) * ratio - x, (scroller.scrollTop + y) * ratio - y]
    this.factor = next
    requestAnimationFrame(() => scroller.scrollTo({ left, top, behavior: 'instant' }))
  }

  /** Bring these cells into sight, in the middle of them. */
  show(cells: readonly string[]): void {
    const { scroller } = this
    if (!scroller || !cells.length) return
    const spots = cells.map((cell) => this.lie.spot(cell))
    const middle = (axis: 'x' | 'y') => spots.reduce((sum, spot) => sum + spot[axis] + UNIT / 2, 0) / spots.length
    const at = (axis: 'x' | 'y') => (middle(axis) + this.frame) * this.scale
    scroller.scrollTo({ left: at('x') - scroller.clientWidth / 2, top: at('y') - scroller.clientHeight / 2 })
  }

  /** One of these cells at least is to be in sight: the nearest, where none is. */
  reveal(cells: readonly string[]): void {
    const { scroller } = this
    if (!scroller) return
    /** Below zero: the middle of the cell is in sight. */
    const away = (cell: string): number => {
      const { x, y } = this.lie.spot(cell)
      const at = (place: number) => (place + UNIT / 2 + this.frame) * this.scale
      return Math.max(
        Math.abs(at(x) - scroller.scrollLeft - scroller.clientWidth / 2) - scroller.clientWidth / 2,
        Math.abs(at(y) - scroller.scrollTop - scroller.clientHeight / 2) - scroller.clientHeight / 2,
      )
    }
    const [nearest] = [...cells].sort((one, other) => away(one) - away(other))
    if (nearest && away(nearest) >= 0) this.show([nearest])
  }

  /** Listens to two fingers and to the wheel with Ctrl; use as an attachment of the element that scrolls. */
  readonly follow = (scroller: HTMLElement): (() => void) => {
    this.scroller = scroller
    let pinch: { apart: number; factor: number } | null = null

    const start = (event: TouchEvent): void => {
      const fingers = twoFingers(event)
      pinch = fingers && { apart: fingers.apart, factor: this.factor }
      if (fingers) event.preventDefault()
    }
    const move = (event: TouchEvent): void => {
      const fingers = twoFingers(event)
      if (!fingers || !pinch) return
      event.preventDefault()
      this.to((pinch.factor * fingers.apart) / pinch.apart, fingers.middle)
    }
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return
      event.preventDefault()
      this.to(this.factor * Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY })
    }
    scroller.addEventListener('touchstart', start, { passive: false })
    scroller.addEventListener('touchmove', move, { passive: false })
    scroller.addEventListener('wheel', wheel, { passive: false })
    return () => {
      this.scroller = null
      scroller.removeEventListener('touchstart', start)
      scroller.removeEventListener('touchmove', move)
      scroller.removeEventListener('wheel', wheel)
    }
  }
}

/** The scale at which a board is seen as a whole. */
function fit(lie: Lie, width: number, height: number, frame = 0): number {
  return Math.min(width / (lie.width + 2 * frame), height / (lie.height + 2 * frame))
}

function twoFingers(event: TouchEvent): { apart: number; middle: { x: number; y: number } } | null {
  const [one, other] = event.touches
  if (event.touches.length !== 2 || !one || !other) return null
  return {
    apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    middle: { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 },
  }
}
