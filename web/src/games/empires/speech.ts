/** What is on the table, said in words: for screen readers, the list of areas, and buttons. */
import type { Words } from '../contract'
import { reconstructed } from './facts'
import { ranked, unitsOf, type Stack } from './map/spread'
import type { Action, AreaView, EmpiresPlay, Place, PowerView, SeaRisk, View } from './types'

const TABLE = 'empires-table'

/** '2 armies'. */
export function several(words: Words, { unit, count }: Stack): string {
  return words.text(`${TABLE}-count-${unit}`, { count })
}

/** 'strength 3, 2 gold'. */
export function faceWords(words: Words, face: string): string {
  const read = /^(\d+)(?:\/(\d+))?(?:\+(\d+))?$/.exec(face)
  if (!read) return words.name(face)
  const [strength, gold, points] = read.slice(1).map((figure) => Number(figure ?? 0))
  return words.text(`${TABLE}-counter`, { strength, gold, points })
}

/** The name of what is attacked. */
export function powerName(words: Words, view: Pick<View, 'powers'>, seat: number): string {
  const power = view.powers[seat]?.power
  return power ? words.name(power) : words.text(`${TABLE}-seat`, { number: seat + 1 })
}

/** A player as log and questions call them: 'Anna (France)', once they have a power. */
export function seatNames(names: readonly string[], view: View, words: Words): readonly string[] {
  return names.map((name, seat) => {
    const power = view.powers[seat]?.power
    return power ? `${name} (${words.name(power)})` : name
  })
}

function listed(words: Words, parts: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: 'unit', style: 'long' }).format(parts)
}

/** Which figures a table plays with that has no file of its own; what such a file holds is not known here. */
export function note(options: Readonly<Record<string, unknown>>, words: Words): string | null {
  return reconstructed && !options.material ? words.text(`${TABLE}-note`) : null
}

/** The units of an area, power by power. */
export function unitLines(words: Words, view: View, area: AreaView): { seat: number; stacks: Stack[]; said: string }[] {
  return view.powers.flatMap((_, seat) => {
    const stacks = unitsOf(area, seat)
    const said = listed(
      words,
      stacks.map((stack) => several(words, stack)),
    )
    return stacks.length ? [{ seat, stacks, said }] : []
  })
}

/** An area or the own home as a screen reader tells of it. */
export function describePlace(play: EmpiresPlay, place: Place, open: boolean): string {
  const { words, view } = play
  const area = view.areas.find((each) => each.area === place)
  const sentences = area ? areaSentences(words, view, area) : homeSentences(words, view)
  if (open) sentences.push(words.text(`${TABLE}-may`))
  return sentences.join(' ')
}

function areaSentences(words: Words, view: View, area: AreaView): string[] {
  const said = [words.text(`${TABLE}-area`, { area: area.area, points: area.points.join(', ') })]
  const add = (what: string, parts: readonly string[]) => {
    if (parts.length) said.push(words.text(`${TABLE}-area-${what}`, { list: listed(words, parts) }))
  }
  add(
    'markers',
    ranked(area).map((seat) => `${powerName(words, view, seat)} ${area.markers[seat] ?? 0}`),
  )
  add(
    'units',
    unitLines(words, view, area).map((line) => `${powerName(words, view, line.seat)}: ${line.said}`),
  )
  add(
    'counters',
    area.counters.map((face) => faceWords(words, face)),
  )
  add(
    'captured',
    area.captured.map(({ tile, owner }) => `${words.name(tile)} (${powerName(words, view, owner)})`),
  )
  add(
    'blockades',
    area.blockades.map((seat) => powerName(words, view, seat)),
  )
  return said
}

function homeSentences(words: Words, view: View): string[] {
  const own = view.seat === null ? undefined : view.powers[view.seat]
  const stacks = own ? homeStacks(own) : []
  const list = listed(
    words,
    stacks.map((stack) => several(words, stack)),
  )
  return [words.text(`${TABLE}-home`, { power: own?.power ?? '', list: list || null })]
}

export function homeStacks({ at_home }: PowerView): Stack[] {
  const stacks: Stack[] = [
    { unit: 'army', count: at_home.armies },
    { unit: 'fleet', count: at_home.fleets },
    { unit: 'fort', count: at_home.forts },
  ]
  return stacks.filter(({ count }) => count)
}

/** The chance that a voyage fails, as a percentage. */
export function riskWord(words: Words, { arrives, stays, lost }: SeaRisk): string {
  const all = arrives + stays + lost
  return words.number((stays + lost) / all, { style: 'percent' })
}

/** An action as a phrase, for buttons, hints and lists. */
export function say(action: Action, words: Words): string {
  const { do: verb, ...facts } = action
  if (action.do === 'attack' && action.target === 'neutral')
    return words.text(`${TABLE}-say-attack`, { ...facts, face: faceWords(words, action.what) })
  return words.text(`${TABLE}-say-${verb}`, facts)
}

/** What is asked now: of the one who decides, or told to the others. */
export function ask(play: EmpiresPlay): string {
  const { view, words } = play
  const { decision } = view
  if (!decision) return words.text(`${TABLE}-over`)
  const facts = { bidder: null, ...figures(decision.about), left: view.actions_left, area: placeOf(view) }
  if (play.mayAct) return words.text(`${TABLE}-ask-${decision.ask}`, facts)
  const player = seatNames(play.names, view, words)[decision.seat] ?? ''
  return words.text(`${TABLE}-wait`, { player, what: words.text(`${TABLE}-ask-${decision.ask}`, facts) })
}

/** Where the decision is about: the attack's area, or its own. */
function placeOf({ attack, decision }: View): string {
  return attack?.about.area ?? decision?.about.area ?? ''
}

/** The circumstances of a decision, sums of gold as numbers. */
function figures(about: Readonly<Record<string, string>>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(about).map(([name, word]) => [name, /^\d+$/.test(word) ? Number(word) : word]),
  )
}
