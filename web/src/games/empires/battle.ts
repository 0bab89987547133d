/** The battles of an attack as they are shown: what was declared, each roll with its forces, dice, losses and result. */
import type { AttackView, Event, EventOf, Force, Unit } from './types'

export interface Loss {
  readonly seat: number
  readonly unit: Unit
  readonly why: string
}

export interface Scene {
  readonly arm: 'land' | 'naval'
  readonly attack: Force
  readonly defence: Force
  readonly odds: readonly [number, number, number]
  readonly attackDice: readonly number[]
  readonly defenceDice: readonly number[]
  readonly attackTotal: number | null
  readonly defenceTotal: number | null
  readonly winner: string | null
  readonly losses: readonly Loss[]
}

export interface Campaign {
  readonly declared: EventOf<'attack-declared'> | EventOf<'raid-declared'> | null
  readonly scenes: readonly Scene[]
  readonly marker: EventOf<'marker-placed'> | EventOf<'marker-captured'> | EventOf<'marker-left'> | null
  readonly ended: boolean
}

export const NO_CAMPAIGN: Campaign = { declared: null, scenes: [], marker: null, ended: false }

/** The parts of a force that count for something, in the order in which they are told. */
export const PARTS = ['units', 'forts', 'helpers', 'neutral', 'training', 'support', 'alliances'] as const

export function total(force: Force): number {
  return PARTS.reduce((sum, part) => sum + (force[part] ?? 0), 0)
}

/** The campaign after these events. */
export function follow(campaign: Campaign, events: readonly Event[]): Campaign {
  return events.reduce(step, campaign)
}

function step(campaign: Campaign, event: Event): Campaign {
  switch (event.event) {
    case 'attack-declared':
    case 'raid-declared':
      return { ...NO_CAMPAIGN, declared: event }
    case 'battle-rolled':
      return { ...campaign, scenes: [...campaign.scenes, sceneOf(event)] }
    case 'battle-decided':
      return last(campaign, (scene) => ({ ...scene, winner: event.winner }))
    case 'unit-lost': {
      const loss = { seat: event.seat, unit: event.unit as Unit, why: event.why }
      return last(campaign, (scene) => ({ ...scene, losses: [...scene.losses, loss] }))
    }
    case 'marker-placed':
    case 'marker-captured':
    case 'marker-left':
      return campaign.declared && !campaign.ended ? { ...campaign, marker: event } : campaign
    case 'attack-ended':
      return { ...campaign, ended: true }
    default:
      return campaign
  }
}

function sceneOf(event: EventOf<'battle-rolled'>): Scene {
  return {
    arm: event.arm,
    attack: event.attack,
    defence: event.defence,
    odds: event.odds,
    attackDice: event.attack_dice,
    defenceDice: event.defence_dice,
    attackTotal: event.attack_total,
    defenceTotal: event.defence_total,
    winner: null,
    losses: [],
  }
}

function last(campaign: Campaign, change: (scene: Scene) => Scene): Campaign {
  const scene = campaign.scenes.at(-1)
  return scene ? { ...campaign, scenes: [...campaign.scenes.slice(0, -1), change(scene)] } : campaign
}

/** The battle under way as the view alone tells of it: for whoever comes while it is fought. */
export function sceneNow(attack: AttackView): Scene {
  const { win, tie, loss } = attack.odds
  return {
    arm: attack.arm,
    attack: attack.attack,
    defence: attack.defence,
    odds: [win, tie, loss],
    attackDice: attack.dice.slice(0, 2),
    defenceDice: attack.dice.slice(2, 4),
    attackTotal: null,
    defenceTotal: null,
    winner: attack.about.outcome ?? null,
    losses: [],
  }
}

/** The scenes to show: those that were seen, and the one to come. */
export function scenes(campaign: Campaign, attack: AttackView | null): readonly Scene[] {
  if (!attack) return campaign.scenes
  const known = campaign.scenes.at(-1)
  const fought = attack.dice.length > 0
  if (!fought) return [...campaign.scenes, sceneNow(attack)]
  return known && known.arm === attack.arm ? campaign.scenes : [...campaign.scenes, sceneNow(attack)]
}
