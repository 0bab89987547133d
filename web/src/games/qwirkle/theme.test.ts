/** The six hues stay apart for every kind of colour vision, and everything stands out from its ground in both themes. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { HUES } from './tiles'

type Triple = readonly [number, number, number]

const CSS = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8')

/** The value of a custom property in the light or the dark theme. */
function colour(name: string, theme: 'light' | 'dark' = 'light'): Triple {
  const [, one, light, dark] =
    CSS.match(new RegExp(`--${name}: (?:(#\\w{6})|light-dark\\((#\\w{6}), (#\\w{6})\\));`)) ?? []
  const hex = one ?? (theme === 'light' ? light : dark) ?? ''
  return [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255)) as unknown as Triple
}

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

const luminance = ([red, green, blue]: Triple): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue

function contrast(one: Triple, other: Triple): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** How linear colours are seen without one kind of cone (Machado, Oliveira and Fernandes, 2009, at full severity). */
const EYES: Readonly<Record<string, readonly Triple[]>> = {
  'all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red cones': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green cones': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue cones': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

function seen(colour: Triple, eyes: readonly Triple[]): Triple {
  const mixed = eyes.map((row) => row.reduce((sum, weight, at) => sum + weight * (colour[at] ?? 0), 0))
  return mixed.map((value) => Math.min(1, Math.max(0, value))) as unknown as Triple
}

/** CIE L*a*b*, in which distances are about what the eye makes of them. */
function lab([red, green, blue]: Triple): Triple {
  const root = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)
  const x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
  const y = root(luminance([red, green, blue]))
  const z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const distance = (one: Triple, other: Triple): number => Math.hypot(...one.map((value, at) => value - (other[at] ?? 0)))

const hues = Object.values(HUES).map((value) => colour(value.replace(/^var\(--|\)$/g, '')))
const CLEARLY = 18 // a distance that nobody overlooks; 2 is just noticed

describe('the hues of the tiles', () => {
  it.each(Object.keys(EYES))('are apart for eyes with %s', (kind) => {
    const shown = hues.map((hue) => lab(seen(hue, EYES[kind] ?? [])))
    const apart = shown.flatMap((one, at) => shown.slice(at + 1).map((other) => distance(one, other)))
    expect(apart).toHaveLength(15)
    expect(Math.min(...apart)).toBeGreaterThan(CLEARLY)
  })

  it.each(['light', 'dark'] as const)(
    'stand out from their tile in the %s theme, and the tile from the table',
    (theme) => {
      for (const hue of hues) expect(contrast(hue, colour('qwirkle-tile', theme))).toBeGreaterThan(3)
      expect(contrast(colour('qwirkle-rim', theme), colour('qwirkle-cloth', theme))).toBeGreaterThan(3)
      expect(contrast(colour('qwirkle-letter', theme), colour('qwirkle-tile', theme))).toBeGreaterThan(4.5)
    },
  )
})
