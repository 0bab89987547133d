/** Every game's folder has all that the home page shows of it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { drawnGames } from '.'
import { stillOf } from '../home/recorded'

describe.each(drawnGames())('%s', (game) => {
  it.each(['light', 'dark'])('has a still for the home page in the %s theme (npm run pictures)', (theme) => {
    expect(stillOf(game, theme)).toMatch(/\.svg|^data:/)
  })

  it.each(['light', 'dark'])('has no word of any language on its still in the %s theme', (theme) => {
    const still = readFileSync(join(import.meta.dirname, game, `still-${theme}.svg`), 'utf8')
    const said = [...still.matchAll(/<(?:text|textPath|tspan)[^>]*>([^<]*)/g)].map(([, text]) => text)
    expect(said.filter((text) => /\p{L}/u.test(text ?? ''))).toEqual([])
  })
})
