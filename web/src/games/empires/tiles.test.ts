import { describe, expect, it } from 'vitest'
import given from '../../generated/empires.json'
import { tileFacts } from './facts'
import { FILTERS, passes } from './tiles'
import type { PowerView } from './types'

const PURPOSES = FILTERS.filter((filter) => filter !== 'affordable' && filter !== 'once')
const own = { gold: 2, population: 0 } as PowerView

describe('the filters of the supply', () => {
  it.each(given.tiles.map(({ id }) => id))('find %s under one purpose', (id) => {
    expect(PURPOSES.filter((purpose) => passes(purpose, tileFacts(id), own))).toHaveLength(1)
  })

  it('know what can be paid without unrest', () => {
    expect(passes('affordable', tileFacts('reserves'), own)).toBe(true)
    expect(passes('affordable', tileFacts('banking'), own)).toBe(false)
    expect(passes('affordable', tileFacts('militia'), own)).toBe(false)
    expect(passes('affordable', tileFacts('reserves'), null)).toBe(false)
  })

  it('know what is used once a war', () => {
    expect(passes('once', tileFacts('reserves'), own)).toBe(true)
    expect(passes('once', tileFacts('blockade'), own)).toBe(false)
  })
})
