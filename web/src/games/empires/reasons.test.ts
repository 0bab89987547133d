import { describe, expect, it } from 'vitest'
import { suggested } from './reasons'
import type { View } from './types'

const FIXTURES = import.meta.glob<{ view: View }>('../../generated/fixtures/empires/turn.json', {
  import: 'default',
  eager: true,
})
const view = Object.values(FIXTURES)[0]!.view
const without = (test: (face: string) => boolean): View => ({
  ...view,
  areas: view.areas.map((area) => ({ ...area, counters: area.counters.filter((face) => !test(face)) })),
})

describe('an action that is asked about when its kind is closed', () => {
  it('names a counter that lies on the map', () => {
    const [, face, area] = suggested('settle', view)[0]!.split(' ')
    expect(view.areas.find((each) => each.area === area)!.counters).toContain(face)
  })

  it('is none where no settlement lies', () => {
    expect(
      suggested(
        'settle',
        without((face) => ['pop', 'slaves'].includes(face)),
      ),
    ).toEqual([])
  })

  it('is any at all when no actions are left', () => {
    expect(suggested('settle', { ...view, actions_left: 0 })).toEqual(['pass'])
  })

  it('attacks where an own army stands', () => {
    const [, , area] = suggested('attack', view)[0]!.split(' ')
    expect(view.areas.find((each) => each.area === area)!.armies[view.active!]).toBeGreaterThan(0)
  })
})
