/** A picture of a view, as a file: the game's own Picture, with its colours written into it. */
import { mount, tick, unmount } from 'svelte'
import type { GameClient } from '../games/contract'

const PAINT = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'paint-order',
  'display',
  'visibility',
  'stop-color',
  'stop-opacity',
  'transform',
  'transform-origin',
  'transform-box',
  'mix-blend-mode',
]

export async function downloadPicture(client: GameClient, view: unknown, name: string): Promise<void> {
  const stage = document.body.appendChild(document.createElement('div'))
  stage.style.cssText = 'position:fixed;inset-inline-start:0;inset-block-start:200vh;inline-size:1200px'
  const picture = mount(client.Picture, { target: stage, props: { view } })
  try {
    await tick()
    const drawn = stage.querySelector('svg')
    if (drawn) save(new Blob([painted(drawn)], { type: 'image/svg+xml' }), `${name}.svg`)
  } finally {
    await unmount(picture)
    stage.remove()
  }
}

/** The drawing as a text of its own: what style sheets say is written on the elements. */
function painted(drawn: SVGSVGElement): string {
  const copy = drawn.cloneNode(true) as SVGSVGElement
  const originals = [drawn, ...drawn.querySelectorAll<SVGElement>('*')]
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')]
  originals.forEach((original, index) => {
    const style = getComputedStyle(original)
    const target = copies[index]
    for (const name of PAINT) target?.style.setProperty(name, style.getPropertyValue(name))
  })
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.style.background = getComputedStyle(document.documentElement).backgroundColor
  return new XMLSerializer().serializeToString(copy)
}

export function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
