/**
 * Pictures compared block by block, whatever browser painted them.
 *
 * A picture is kept as the mean colours of its blocks of 8 × 8 pixels. Edges that another browser smooths otherwise
 * hardly move a mean. Measured on these boards: two versions of Chromium differ by at most 1 of 255 in any block, and
 * its rasteriser for GPUs, which smooths every edge in its own way, from the one without by at most 12. A piece that
 * is missing, misplaced by two pixels or of another colour moves several blocks by more than the tolerance.
 */
import type { Page } from '@playwright/test'

const SIZE = 8 // pixels on a side
const TOLERANCE = 20 // of 255, in red, green or blue
const MOST_NAMED = 6

export interface Blocks {
  width: number
  height: number
  /** Red, green and blue of each block, row by row. */
  colours: number[]
}

/** The mean colours of a picture's blocks. The page of a browser reads the picture, since Node cannot. */
export function blocksOf(page: Page, picture: Buffer, size = SIZE): Promise<Blocks> {
  return page.evaluate(
    async ([text, side]) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
      if (!context) throw new Error('this browser has no canvas')
      context.drawImage(image, 0, 0)
      const { data } = context.getImageData(0, 0, image.width, image.height)
      const [width, height] = [Math.ceil(image.width / side), Math.ceil(image.height / side)]
      const sums = new Float64Array(width * height * 3)
      const counts = new Float64Array(width * height)
      for (let y = 0; y < image.height; y += 1)
        for (let x = 0; x < image.width; x += 1) {
          const block = Math.floor(y / side) * width + Math.floor(x / side)
          const pixel = (y * image.width + x) * 4
          counts[block] = (counts[block] ?? 0) + 1
          for (let part = 0; part < 3; part += 1)
            sums[block * 3 + part] = (sums[block * 3 + part] ?? 0) + (data[pixel + part] ?? 0)
        }
      const colours = [...sums].map((sum, index) => Math.round(sum / (counts[Math.floor(index / 3)] ?? 1)))
      return { width, height, colours }
    },
    [picture.toString('base64'), size] as const,
  )
}

/** The blocks as a small picture, a pixel for each. */
export async function written(page: Page, { width, height, colours }: Blocks): Promise<Buffer> {
  const text = await page.evaluate(
    async ([columns, rows, parts]) => {
      const canvas = new OffscreenCanvas(columns, rows)
      const pixels = new ImageData(columns, rows)
      for (let block = 0; block < columns * rows; block += 1)
        pixels.data.set([...parts.slice(block * 3, block * 3 + 3), 255], block * 4)
      canvas.getContext('2d')?.putImageData(pixels, 0, 0)
      const file = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
      return btoa([...file].map((byte) => String.fromCharCode(byte)).join(''))
    },
    [width, height, colours] as const,
  )
  return Buffer.from(text, 'base64')
}

/** What `written` wrote. */
export const read = (page: Page, file: Buffer): Promise<Blocks> => blocksOf(page, file, 1)

/** Where two pictures differ, in words; empty if nowhere. */
export function differences(now: Blocks, before: Blocks): string[] {
  if (now.width !== before.width || now.height !== before.height)
    return [`${now.width} × ${now.height} blocks instead of ${before.width} × ${before.height}`]
  const found: string[] = []
  for (let block = 0; block < now.width * now.height; block += 1) {
    const [is, was] = [now, before].map(({ colours }) => colours.slice(block * 3, block * 3 + 3)) as [
      number[],
      number[],
    ]
    if (is.every((part, index) => Math.abs(part - (was[index] ?? 0)) <= TOLERANCE)) continue
    const at = `${(block % now.width) * SIZE},${Math.floor(block / now.width) * SIZE}`
    found.push(`at ${at}: rgb(${is.join(' ')}) instead of rgb(${was.join(' ')})`)
  }
  return found.length > MOST_NAMED ? [`${found.length} blocks differ`, ...found.slice(0, MOST_NAMED)] : found
}
