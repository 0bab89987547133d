/** How large the map is drawn in its viewport: fitted, or larger and scrolled. */
const MOST = 4
const STEP = 1.3

export class Camera {
  /** 1: all of it fits. */
  factor = $state(1)
  private fingers = new Map<number, PointerEvent>()
  private spread = 0

  larger(): void {
    this.factor = Math.min(MOST, this.factor * STEP)
  }

  smaller(): void {
    this.factor = Math.max(1, this.factor / STEP)
  }

  fit(): void {
    this.factor = 1
  }

  /** The wheel with Ctrl, as a touch pad's pinch sends it. */
  wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return
    event.preventDefault()
    this.factor = Math.min(MOST, Math.max(1, this.factor * Math.exp(-event.deltaY / 300)))
  }

  /** Two fingers on the map: their distance is the zoom. */
  down = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') this.fingers.set(event.pointerId, event)
    this.spread = this.distance()
  }

  move = (event: PointerEvent): void => {
    if (!this.fingers.has(event.pointerId)) return
    this.fingers.set(event.pointerId, event)
    const distance = this.distance()
    if (this.spread && distance) this.factor = Math.min(MOST, Math.max(1, (this.factor * distance) / this.spread))
    this.spread = distance
  }

  up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId)
    this.spread = this.distance()
  }

  get pinching(): boolean {
    return this.fingers.size > 1
  }

  private distance(): number {
    const [one, other] = [...this.fingers.values()]
    return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0
  }
}
