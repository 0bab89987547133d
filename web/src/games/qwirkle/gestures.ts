/** Gestures on the table: one finger pushes it, two pinch it. A touch that stays in its place is a click, not a gesture. */
interface Point {
  readonly x: number
  readonly y: number
}

interface Moves {
  push(right: number, down: number): void
  pinch(factor: number, at: Point): void
}

const STILL = 6 // pixels that a finger may tremble

export class Gestures {
  /** Did the last touch move the table? Then it was no click. */
  moved = false
  private readonly points = new Map<number, Point>()
  private began: Point = { x: 0, y: 0 }

  constructor(private readonly moves: Moves) {}

  get busy(): boolean {
    return this.points.size > 0
  }

  down(finger: number, point: Point): void {
    if (!this.busy) {
      this.moved = false
      this.began = point
    }
    this.points.set(finger, point)
  }

  /** True once the table moves with the finger. */
  move(finger: number, point: Point): boolean {
    const before = this.points.get(finger)
    if (!before) return false
    const other = [...this.points].find(([id]) => id !== finger)?.[1]
    if (other) {
      this.moved = true
      this.moves.pinch(distance(point, other) / Math.max(1, distance(before, other)), between(point, other))
      this.moves.push((point.x - before.x) / 2, (point.y - before.y) / 2)
    } else if (this.moved || distance(point, this.began) > STILL) {
      this.moved = true
      this.moves.push(point.x - before.x, point.y - before.y)
    } else return false
    this.points.set(finger, point)
    return true
  }

  up(finger: number): void {
    this.points.delete(finger)
  }
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)
const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
