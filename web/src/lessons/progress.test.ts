import { describe, expect, it } from 'vitest'
import { read } from './progress.svelte'

describe('what was kept of the lessons', () => {
  it('is a list of names', () => {
    expect(read('["qwirkle/longer","tigris/war"]')).toEqual(['qwirkle/longer', 'tigris/war'])
  })

  it('is nothing where somebody else wrote there, or nobody', () => {
    expect(read(null)).toEqual([])
    expect(read('{"a":1}')).toEqual([])
    expect(read('[1,"tigris/war"]')).toEqual(['tigris/war'])
    expect(read('no list')).toEqual([])
  })
})
