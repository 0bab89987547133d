/**
 * Looking at an endless table. A camera is the point in the middle of the window, in cells, and the size of a cell in
 * pixels; a window is its width and height in pixels, its points counted from the top left corner.
 */
import type { Cell } from './types'

export interface Camera {
  readonly x: number
  readonly y: number
  readonly size: number
}

export interface Viewport {
  readonly width: number
  readonly height: number
}

/** The cells from a corner to the other, both counted. */
export interface Extent {
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
}

export const SMALLEST = 14
export const LARGEST = 240
/** Pixels of a cell below which tiles are hard to tell apart and to meet; and those in which that is easy. */
export const SMALL = { finger: 28, mouse: 20 }
export const TOUCHABLE = 36
const LARGEST_FIT = 170
const EDGE = 44 // pixels along the border of the window within which a dragged tile pushes the table

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value))

/** All these cells with so many free ones around them; of no cells, the middle of the table. */
export function extentOf(cells: readonly Cell[], around = 1): Extent {
  const xs = cells.length ? cells.map(({ x }) => x) : [0]
  const ys = cells.length ? cells.map(({ y }) => y) : [0]
  return {
    left: Math.min(...xs) - around,
    right: Math.max(...xs) + around,
    bottom: Math.min(...ys) - around,
    top: Math.max(...ys) + around,
  }
}

/** The camera that shows all of it, as large as is pleasant. */
export function fitted(extent: Extent, viewport: Viewport): Camera {
  const columns = extent.right - extent.left + 1
  const rows = extent.top - extent.bottom + 1
  const pleasant = between(56, Math.min(viewport.width, viewport.height) / 7, LARGEST_FIT)
  return {
    x: (extent.left + extent.right) / 2,
    y: (extent.bottom + extent.top) / 2,
    size: between(SMALLEST, Math.min(viewport.width / columns, viewport.height / rows, pleasant), LARGEST),
  }
}

/**
 * The camera at this size that looks at these cells; at the first of them, where they do not all find room. It leaves no
 * more of the window empty than it must.
 */
export function around(cells: readonly Cell[], extent: Extent, viewport: Viewport, size: number): Camera {
  const [first] = cells
  const wanted = cells.length ? extentOf(cells, 0) : extent
  const camera = { x: (wanted.left + wanted.right) / 2, y: (wanted.bottom + wanted.top) / 2, size }
  const { x, y } = !first || shows(camera, viewport, cells) ? camera : first
  return {
    x: held(x, extent.left, extent.right, viewport.width / size),
    y: held(y, extent.bottom, extent.top, viewport.height / size),
    size,
  }
}

/** So far along a side that nothing beyond its ends is seen; its middle where all of it is. */
function held(at: number, first: number, last: number, seen: number): number {
  const spare = (last - first + 1 - seen) / 2
  return spare <= 0 ? (first + last) / 2 : between((first + last) / 2 - spare, at, (first + last) / 2 + spare)
}

/** How a tile held near the border pushes the table, from -1 to 1 each way; nothing where it is well inside, or outside. */
export function pushAt(point: { x: number; y: number }, viewport: Viewport): { right: number; down: number } {
  const inside = point.x >= 0 && point.y >= 0 && point.x <= viewport.width && point.y <= viewport.height
  const push = (at: number, length: number): number =>
    inside ? Math.max(0, 1 - at / EDGE) - Math.max(0, 1 - (length - at) / EDGE) : 0
  return { right: push(point.x, viewport.width), down: push(point.y, viewport.height) }
}

/** Nearer or farther; what lies at this point of the window stays there. */
export function zoomed(
  camera: Camera,
  factor: number,
  viewport: Viewport,
  at: { x: number; y: number } = middle(viewport),
): Camera {
  const size = between(SMALLEST, camera.size * factor, LARGEST)
  const [right, down] = [at.x - viewport.width / 2, at.y - viewport.height / 2]
  return {
    x: camera.x + right / camera.size - right / size,
    y: camera.y - down / camera.size + down / size,
    size,
  }
}

/** The table pushed by so many pixels, as a hand pushes a cloth. */
export function panned(camera: Camera, right: number, down: number): Camera {
  return { ...camera, x: camera.x - right / camera.size, y: camera.y + down / camera.size }
}

/** The cell at a point of the window. */
export function cellAt(camera: Camera, viewport: Viewport, point: { x: number; y: number }): Cell {
  return {
    x: Math.round(camera.x + (point.x - viewport.width / 2) / camera.size) + 0,
    y: Math.round(camera.y - (point.y - viewport.height / 2) / camera.size) + 0,
  }
}

/** The nearest of these cells whose middle is so close to the point, for fingers on small cells. */
export function nearest(
  camera: Camera,
  viewport: Viewport,
  point: { x: number; y: number },
  cells: readonly Cell[],
  within: number,
): Cell | null {
  const x = camera.x + (point.x - viewport.width / 2) / camera.size
  const y = camera.y - (point.y - viewport.height / 2) / camera.size
  const far = (cell: Cell): number => Math.hypot(cell.x - x, cell.y - y) * camera.size
  return cells.filter((cell) => far(cell) <= within).sort((one, other) => far(one) - far(other))[0] ?? null
}

/** Are these cells all wholly in the window? */
export function shows(camera: Camera, viewport: Viewport, cells: readonly Cell[]): boolean {
  const [far, high] = [viewport.width / 2 / camera.size - 0.5, viewport.height / 2 / camera.size - 0.5]
  return cells.every(({ x, y }) => Math.abs(x - camera.x) <= far + 1e-9 && Math.abs(y - camera.y) <= high + 1e-9)
}

/** Where the drawing, 100 units a cell and rows downwards, goes in the window. */
export function transform(camera: Camera, viewport: Viewport): string {
  const scale = camera.size / 100
  const left = viewport.width / 2 - (camera.x + 0.5) * camera.size
  const top = viewport.height / 2 + (camera.y - 0.5) * camera.size
  return `translate(${left}px, ${top}px) scale(${scale})`
}

function middle(viewport: Viewport): { x: number; y: number } {
  return { x: viewport.width / 2, y: viewport.height / 2 }
}
