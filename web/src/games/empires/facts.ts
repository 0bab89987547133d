/** What the engine knows of the board and the view does not hold; written by `facts.py` beside this file. */
import given from '../../generated/empires.json'
import type { Area, Place, Power } from './types'

export interface TileFacts {
  readonly id: string
  readonly sort: 'improvement' | 'company' | 'alliance'
  readonly use: 'permanent' | 'once_per_war' | 'immediate' | 'box' | 'single'
  readonly cost: { readonly gold: number; readonly unrest: number; readonly population: number }
  readonly areas: readonly Area[]
  readonly either: boolean
}

interface AreaFacts {
  readonly id: Area
  readonly panel: string
  readonly sea: Area | null
}

export const figures = given.figures
export const limits = given.limits
export const rates = given.rates
/** Are some of the built-in figures reconstructed? */
export const reconstructed = given.reconstructed
export const POWERS = given.powers as Power[]
export const PLACES = given.places as Place[]
export const AREAS = given.areas as AreaFacts[]

const TILES = new Map((given.tiles as TileFacts[]).map((tile) => [tile.id, tile]))
const BORDERS = new Map(given.homes.map((home) => [home.id, home.adjacent as Area[]]))

/** A tile by its name; one that only another material knows costs what nobody here can say. */
export function tileFacts(id: string): TileFacts {
  const none = { gold: 0, unrest: 0, population: 0 }
  return TILES.get(id) ?? { id, sort: 'improvement', use: 'permanent', cost: none, areas: [], either: false }
}

/** The areas that border a power's home. */
export function borders(power: string): readonly Area[] {
  return BORDERS.get(power) ?? []
}

/** The panel of the map that a place lies in; the homes lie in Europe. */
export function panelOf(place: Place): string {
  return AREAS.find((area) => area.id === place)?.panel ?? 'europe'
}
