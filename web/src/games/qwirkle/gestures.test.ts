import { describe, expect, it, vi } from 'vitest'
import { Gestures } from './gestures'

function touching() {
  const push = vi.fn<(right: number, down: number) => void>()
  const pinch = vi.fn<(factor: number, at: { x: number; y: number }) => void>()
  return { push, pinch, gestures: new Gestures({ push, pinch }) }
}

describe('fingers on the table', () => {
  it('may tremble without moving it', () => {
    const { gestures, push } = touching()
    gestures.down(1, { x: 10, y: 10 })
    expect(gestures.move(1, { x: 13, y: 12 })).toBe(false)
    gestures.up(1)
    expect(gestures.moved).toBe(false)
    expect(push).not.toHaveBeenCalled()
  })

  it('push it, and the touch after that is a click again', () => {
    const { gestures, push } = touching()
    gestures.down(1, { x: 0, y: 0 })
    gestures.move(1, { x: 20, y: 0 })
    gestures.move(1, { x: 20, y: 5 })
    gestures.up(1)
    expect(push.mock.calls).toEqual([
      [20, 0],
      [0, 5],
    ])
    expect(gestures.moved).toBe(true)
    gestures.down(1, { x: 0, y: 0 })
    expect(gestures.moved).toBe(false)
  })

  it('pinch it with two', () => {
    const { gestures, pinch } = touching()
    gestures.down(1, { x: 0, y: 0 })
    gestures.down(2, { x: 100, y: 0 })
    gestures.move(2, { x: 200, y: 0 })
    expect(pinch).toHaveBeenCalledWith(2, { x: 100, y: 0 })
    gestures.up(2)
    expect(gestures.moved).toBe(true)
  })

  it('do nothing when they did not begin here', () => {
    const { gestures, push } = touching()
    expect(gestures.move(7, { x: 50, y: 50 })).toBe(false)
    expect(push).not.toHaveBeenCalled()
  })
})
