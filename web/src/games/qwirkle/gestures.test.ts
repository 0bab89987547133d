import { describe, expect, it, vi } from 'vitest'
import { Fingers } from './gestures'

function touching() {
  const push = vi.fn<(right: number, down: number) => void>()
  const pinch = vi.fn<(factor: number, at: { x: number; y: number }) => void>()
  return { push, pinch, fingers: new Fingers({ push, pinch }) }
}

describe('fingers on the table', () => {
  it('may tremble without moving it', () => {
    const { fingers, push } = touching()
    fingers.down(1, { x: 10, y: 10 })
    expect(fingers.move(1, { x: 13, y: 12 })).toBe(false)
    fingers.up(1)
    expect(fingers.moved).toBe(false)
    expect(push).not.toHaveBeenCalled()
  })

  it('push it, and the touch after that is a click again', () => {
    const { fingers, push } = touching()
    fingers.down(1, { x: 0, y: 0 })
    fingers.move(1, { x: 20, y: 0 })
    fingers.move(1, { x: 20, y: 5 })
    fingers.up(1)
    expect(push.mock.calls).toEqual([
      [20, 0],
      [0, 5],
    ])
    expect(fingers.moved).toBe(true)
    fingers.down(1, { x: 0, y: 0 })
    expect(fingers.moved).toBe(false)
  })

  it('pinch it with two', () => {
    const { fingers, pinch } = touching()
    fingers.down(1, { x: 0, y: 0 })
    fingers.down(2, { x: 100, y: 0 })
    fingers.move(2, { x: 200, y: 0 })
    expect(pinch).toHaveBeenCalledWith(2, { x: 100, y: 0 })
    fingers.up(2)
    expect(fingers.moved).toBe(true)
  })

  it('do nothing when they did not begin here', () => {
    const { fingers, push } = touching()
    expect(fingers.move(7, { x: 50, y: 50 })).toBe(false)
    expect(push).not.toHaveBeenCalled()
  })
})
