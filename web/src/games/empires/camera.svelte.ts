/** How large the map is drawn in its viewport: fitted, or larger and scrolled. */
import type { Point } from './map/chart'

const MOST = 6
const STEP = 1.3
const CLOSER = 1.9 // what two taps bring
const TWICE = { time: 320, far: 30 } // milliseconds and pixels between two taps that are one

export class Camera {
  /** 1: all of it fits. */
  factor = $state(1)
  /** The point of the window that stays where it is while the map grows or shrinks; null: the middle. */
  anchor: Point | null = null
  /** Were the last taps two in one place? They looked closer, and choose nothing. */
  doubled = false
  private fingers = new Map<number, PointerEvent>()
  private spread = 0
  private tap: { time: number; at: Point } | null = null

  larger(): void {
    this.zoom(this.factor * STEP, null)
  }

  smaller(): void {
    this.zoom(this.factor / STEP, null)
  }

  fit(): void {
    this.zoom(1, null)
  }

  zoom(factor: number, anchor: Point | null): void {
    this.anchor = anchor
    this.factor = Math.min(MOST, Math.max(1, factor))
  }

  /** The wheel with Ctrl, as a touch pad's pinch sends it. */
  wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return
    event.preventDefault()
    this.zoom(this.factor * Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY })
  }

  /** Two fingers on the map: their distance is the zoom. */
  down = (event: PointerEvent): void => {
    this.doubled = false
    if (event.pointerType === 'touch') this.fingers.set(event.pointerId, event)
    this.spread = this.distance()
  }

  move = (event: PointerEvent): void => {
    if (!this.fingers.has(event.pointerId)) return
    this.fingers.set(event.pointerId, event)
    const distance = this.distance()
    if (this.spread && distance) this.zoom((this.factor * distance) / this.spread, this.between())
    this.spread = distance
  }

  up = (event: PointerEvent): void => {
    const alone = this.fingers.size === 1 && this.fingers.delete(event.pointerId)
    this.fingers.delete(event.pointerId)
    this.spread = this.distance()
    if (alone && event.type === 'pointerup') this.tapped(event)
  }

  get pinching(): boolean {
    return this.fingers.size > 1
  }

  /** Two taps in one place look closer, or at everything again. */
  private tapped({ timeStamp: time, clientX: x, clientY: y }: PointerEvent): void {
    const { tap } = this
    this.tap = { time, at: { x, y } }
    if (!tap || time - tap.time > TWICE.time || Math.hypot(x - tap.at.x, y - tap.at.y) > TWICE.far) return
    this.tap = null
    this.doubled = true
    this.zoom(this.factor > CLOSER * CLOSER ? 1 : this.factor * CLOSER, { x, y })
  }

  private between(): Point {
    const [one, other] = [...this.fingers.values()]
    return one && other
      ? { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 }
      : { x: 0, y: 0 }
  }

  private distance(): number {
    const [one, other] = [...this.fingers.values()]
    return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0
  }
}
