import { describe, expect, it } from 'vitest'
import { follow, NO_CAMPAIGN, sceneNow, scenes, total } from './battle'
import type { Event, View } from './types'

interface Fixture {
  view: View
  recent: Event[]
}

const FIXTURES = import.meta.glob<Fixture>('../../generated/fixtures/empires/*.json', {
  import: 'default',
  eager: true,
})
const fixture = (name: string) => FIXTURES[`../../generated/fixtures/empires/${name}.json`] as Fixture

describe('a campaign', () => {
  it('begins with the declaration and holds each roll with its losses', () => {
    const { recent } = fixture('marker')
    const before: Event[] = [
      { event: 'attack-declared', seat: 0, target: 'france', area: 'north_america', what: 'land', rule: 'SE-F1' },
    ]
    const campaign = follow(follow(NO_CAMPAIGN, before), recent)
    expect(campaign.declared?.area).toBe('north_america')
    expect(campaign.scenes).toHaveLength(1)
    const [scene] = campaign.scenes
    expect(scene?.winner).toBe('attacker')
    expect(scene?.losses).toEqual([{ seat: 1, unit: 'army', why: 'defeat' }])
    expect(scene && total(scene.attack) + 4).toBe(scene?.attackTotal)
    expect(campaign.ended).toBe(false)
  })

  it('forgets the attack before when another is declared', () => {
    const again: Event[] = [
      { event: 'attack-declared', seat: 1, target: 'neutral', area: 'india', what: '3/2', rule: 'SE-F1' },
    ]
    const campaign = follow(follow(NO_CAMPAIGN, fixture('marker').recent), again)
    expect(campaign.scenes).toEqual([])
    expect(campaign.declared?.seat).toBe(1)
  })

  it('shows the battle to come after those that were fought', () => {
    const { attack } = fixture('help').view
    expect(attack && scenes(NO_CAMPAIGN, attack)).toEqual([attack && sceneNow(attack)])
  })

  it('shows a roll that was not seen as the view tells of it', () => {
    const { attack } = fixture('reserves').view
    const [scene] = attack ? scenes(NO_CAMPAIGN, attack) : []
    expect(scene?.attackDice).toHaveLength(2)
    expect(scene?.attackTotal).toBe(null)
  })
})
