/** A picture of a view, as a file: the game's own Picture, with its colours and faces written into it. */
import { mount, tick, unmount } from 'svelte'
import type { GameClient, Words } from '../games/contract'

export type PictureKind = 'svg' | 'png'

/** What style sheets may say of a drawing. These hold for everything inside too … */
const HANDED_DOWN = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'paint-order',
  'visibility',
]
/** … and these only for the element itself, where they differ from nothing said. */
const OWN: Record<string, string> = {
  opacity: '1',
  display: 'inline',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
  transform: 'none',
  'transform-origin': '0px 0px',
  'transform-box': 'view-box',
  'mix-blend-mode': 'normal',
}
const WIDTH = 1200 // of the drawing, in pixels; a PNG has twice as many, for dense screens
const DENSITY = 2

export async function savePicture(
  client: GameClient,
  view: unknown,
  words: Words,
  name: string,
  kind: PictureKind,
): Promise<void> {
  const { text, width, height } = await drawing(client, view, words)
  const drawn = new Blob([text], { type: 'image/svg+xml' })
  save(kind === 'svg' ? drawn : await dots(drawn, width * DENSITY, height * DENSITY), `${name}.${kind}`)
}

interface Drawing {
  text: string
  width: number
  height: number
}

/** The drawing of a view as a text of its own, and its size; names are written where there are words for them. */
export async function drawing(client: GameClient, view: unknown, words: Words | null = null): Promise<Drawing> {
  const stage = document.body.appendChild(document.createElement('div'))
  stage.style.cssText = `position:fixed;inset-inline-start:0;inset-block-start:200vh;inline-size:${WIDTH}px`
  const picture = mount(client.Picture, { target: stage, props: { view, words } })
  try {
    await tick()
    const drawn = stage.querySelector('svg')
    if (!drawn) throw new Error('the game drew no picture')
    const { width, height } = drawn.viewBox.baseVal
    const size = { width: WIDTH, height: (WIDTH * height) / width }
    return { text: written(drawn, size.width, size.height), ...size }
  } finally {
    await unmount(picture)
    stage.remove()
  }
}

/** What style sheets say of a drawing is written on its elements, wherever it is not what they would have anyway. */
function written(drawn: SVGSVGElement, width: number, height: number): string {
  const copy = drawn.cloneNode(true) as SVGSVGElement
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')]
  ;[drawn, ...drawn.querySelectorAll<SVGElement>('*')].forEach((original, index) => {
    const style = getComputedStyle(original)
    const above = original === drawn ? null : getComputedStyle(original.parentElement ?? drawn)
    const target = copies[index]
    if (!target) return
    for (const name of [...target.style]) if (name.startsWith('--')) target.style.removeProperty(name)
    for (const name of HANDED_DOWN) {
      const value = style.getPropertyValue(name)
      if (value !== above?.getPropertyValue(name)) target.style.setProperty(name, plain(value))
      target.removeAttribute(name) // which may name a variable; now it is said, or inherited
    }
    for (const [name, usual] of Object.entries(OWN)) {
      const value = style.getPropertyValue(name)
      if (value !== usual) target.style.setProperty(name, plain(value))
    }
    for (const name of ['class', 'aria-hidden']) target.removeAttribute(name)
    if (target.style.transform) target.removeAttribute('transform') // it is the same
    if (!target.getAttribute('style')) target.removeAttribute('style')
  })
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  copy.style.background = getComputedStyle(document.documentElement).backgroundColor
  return new XMLSerializer().serializeToString(copy).replaceAll(/<!--.*?-->/g, '')
}

/** A mixed colour in red, green and blue, for the many programs that know no other; anything else as it is. */
function plain(value: string): string {
  if (!/^(ok)?(lab|lch)\(|^color\(/.test(value)) return value
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) return value
  context.fillStyle = value
  context.fillRect(0, 0, 1, 1)
  const [red, green, blue, alpha = 255] = context.getImageData(0, 0, 1, 1).data
  return alpha === 255 ? `rgb(${red}, ${green}, ${blue})` : `rgba(${red}, ${green}, ${blue}, ${alpha / 255})`
}

/** The drawing in dots: the browser paints it as it would an image. */
async function dots(drawn: Blob, width: number, height: number): Promise<Blob> {
  const image = new Image(width, height)
  const address = URL.createObjectURL(drawn)
  try {
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(width)
    canvas.height = Math.round(height)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) =>
      canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('the picture could not be painted')))),
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}

export function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
