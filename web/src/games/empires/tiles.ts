/** The tiles of the supply as a player looks for them: by what they are for, by price, by name. */
import type { Words } from '../contract'
import { rates, tileFacts, type TileFacts } from './facts'
import type { PowerView } from './types'

export const FILTERS = ['affordable', 'battle', 'money', 'people', 'moves', 'once'] as const
export type Filter = (typeof FILTERS)[number]

const FOR_BATTLE = [
  'army_training naval_training reserves war_office surprise_attack fighting_withdrawal blockade',
  'pirates slave_revolt diplomatic_service',
].flatMap((line) => line.split(' '))
const FOR_MONEY = ['banking', 'industry']
const FOR_PEOPLE = 'militia mercenaries pressgangs trained_natives improved_agriculture government_reform'.split(' ')
const FOR_MOVES = ['logistics', 'navigation']

export function passes(filter: Filter, tile: TileFacts, own: PowerView | null): boolean {
  switch (filter) {
    case 'affordable':
      return own !== null && tile.cost.gold <= own.gold && tile.cost.population <= own.population
    case 'battle':
      return tile.sort === 'alliance' || FOR_BATTLE.includes(tile.id)
    case 'money':
      return tile.sort === 'company' || FOR_MONEY.includes(tile.id)
    case 'people':
      return FOR_PEOPLE.includes(tile.id)
    case 'moves':
      return FOR_MOVES.includes(tile.id)
    case 'once':
      return tile.use === 'once_per_war'
  }
}

/** What a tile does, in a sentence. */
export function tileText(words: Words, id: string): string {
  const { sort, areas, either } = tileFacts(id)
  if (sort === 'company') return words.text('empires-table-tile-company', { area: areas[0] ?? '' })
  if (sort === 'alliance') {
    const places = areas.map((area) => words.name(area, 'in'))
    const list = new Intl.ListFormat(words.language, { type: 'disjunction' }).format(places)
    return words.text('empires-table-tile-alliance', { list, either })
  }
  return words.text(`empires-table-tile-${id}`, rates)
}

/** Does a tile's name or text hold what was typed? */
export function found(words: Words, id: string, typed: string): boolean {
  const wanted = typed.trim().toLocaleLowerCase(words.language)
  return `${words.name(id)} ${tileText(words, id)}`.toLocaleLowerCase(words.language).includes(wanted)
}
