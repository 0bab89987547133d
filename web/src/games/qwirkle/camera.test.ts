import { describe, expect, it } from 'vitest'
import {
  LARGEST,
  SMALLEST,
  TOUCHABLE,
  around,
  cellAt,
  extentOf,
  fitted,
  nearest,
  panned,
  pushAt,
  shows,
  zoomed,
} from './camera'

const viewport = { width: 800, height: 600 }

describe('the camera', () => {
  it('shows everything that lies there, with a cell around it', () => {
    const cells = [
      { x: -3, y: 2 },
      { x: 9, y: 0 },
    ]
    const camera = fitted(extentOf(cells), viewport)
    const corners = [
      { x: -4, y: 3 },
      { x: 10, y: -1 },
    ]
    expect(shows(camera, viewport, corners)).toBe(true)
    expect(shows(camera, viewport, [{ x: 11, y: 0 }])).toBe(false)
    expect(camera.size).toBeCloseTo(800 / 15)
  })

  it('looks at what matters, and at no more emptiness than it must', () => {
    const phone = { width: 10 * TOUCHABLE, height: 10 * TOUCHABLE }
    const extent = { left: -10, right: 29, bottom: -5, top: 24 }
    const news = [
      { x: 4, y: 3 },
      { x: 6, y: 3 },
    ]
    expect(around(news, extent, phone, TOUCHABLE)).toEqual({ x: 5, y: 3, size: TOUCHABLE })
    expect(around([{ x: 29, y: 24 }], extent, phone, TOUCHABLE)).toEqual({ x: 24.5, y: 19.5, size: TOUCHABLE })
    expect(
      around(
        [
          { x: 7, y: 7 },
          { x: 29, y: 7 },
        ],
        extent,
        phone,
        TOUCHABLE,
      ),
    ).toMatchObject({ x: 7, y: 7 })
    expect(around([], extent, phone, TOUCHABLE)).toMatchObject({ x: 9.5, y: 9.5 })
    expect(around(news, { left: 3, right: 7, bottom: 2, top: 4 }, phone, TOUCHABLE)).toMatchObject({ x: 5, y: 3 })
  })

  it('is pushed by a tile that is held near the border', () => {
    expect(pushAt({ x: 400, y: 300 }, viewport)).toEqual({ right: 0, down: 0 })
    expect(pushAt({ x: 0, y: 300 }, viewport)).toEqual({ right: 1, down: 0 })
    expect(pushAt({ x: 400, y: 578 }, viewport)).toEqual({ right: 0, down: -0.5 })
    expect(pushAt({ x: 400, y: 640 }, viewport)).toEqual({ right: 0, down: 0 })
  })

  it('does not blow up a few tiles, and looks at the middle of an empty table', () => {
    const camera = fitted(extentOf([]), viewport)
    expect(camera).toMatchObject({ x: 0, y: 0 })
    expect(camera.size).toBeLessThanOrEqual(170)
  })

  it('finds the cell at a point: rows go upwards', () => {
    const camera = { x: 2, y: 1, size: 50 }
    expect(cellAt(camera, viewport, { x: 400, y: 300 })).toEqual({ x: 2, y: 1 })
    expect(cellAt(camera, viewport, { x: 400 + 51, y: 300 - 101 })).toEqual({ x: 3, y: 3 })
    expect(cellAt(camera, viewport, { x: 400 - 24, y: 300 + 24 })).toEqual({ x: 2, y: 1 })
  })

  it('helps a finger to the nearest of some cells, if one is near', () => {
    const camera = { x: 0, y: 0, size: 20 }
    const cells = [
      { x: 1, y: 0 },
      { x: 3, y: 0 },
    ]
    expect(nearest(camera, viewport, { x: 408, y: 300 }, cells, 22)).toEqual({ x: 1, y: 0 })
    expect(nearest(camera, viewport, { x: 400, y: 330 }, cells, 22)).toBeNull()
  })

  it('zooms around the point that is held', () => {
    const camera = { x: 2, y: 1, size: 50 }
    const point = { x: 620, y: 110 }
    const near = zoomed(camera, 1.7, viewport, point)
    expect(near.size).toBeCloseTo(85)
    expect(near.x + (point.x - 400) / near.size).toBeCloseTo(camera.x + (point.x - 400) / camera.size)
    expect(near.y - (point.y - 300) / near.size).toBeCloseTo(camera.y - (point.y - 300) / camera.size)
  })

  it('stays within its limits', () => {
    const camera = { x: 0, y: 0, size: 50 }
    expect(zoomed(camera, 1000, viewport).size).toBe(LARGEST)
    expect(zoomed(camera, 0.001, viewport).size).toBe(SMALLEST)
  })

  it('is pushed with the hand', () => {
    const camera = panned({ x: 0, y: 0, size: 50 }, 100, 50)
    expect(camera).toEqual({ x: -2, y: 1, size: 50 })
  })
})
