/** Every game's folder has all that the home page shows of it. */
import { describe, expect, it } from 'vitest'
import { drawnGames } from '.'
import { stillOf } from '../home/recorded'

describe.each(drawnGames())('%s', (game) => {
  it.each(['light', 'dark'])('has a still for the home page in the %s theme (npm run pictures)', (theme) => {
    expect(stillOf(game, theme)).toMatch(/\.svg|^data:/)
  })
})
