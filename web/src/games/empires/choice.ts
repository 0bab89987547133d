/**
 * What a player may do, taken apart so that it can be chosen in steps: first what (the verb), then its parts in any
 * order. Nothing here knows a rule: what may be chosen next is read off the legal actions that are left.
 */
import type { Action, Legal, Place, Verb } from './types'

export type Slot =
  'unit' | 'origin' | 'place' | 'area' | 'target' | 'what' | 'power' | 'tile' | 'arm' | 'gold' | 'a' | 'b' | 'units'

/** The parts of each kind of action, in the order in which a player is asked for them. */
export const SLOTS: Readonly<Record<Verb, readonly Slot[]>> = {
  power: ['power'],
  place: ['unit', 'area'],
  bid: ['a', 'b', 'gold'],
  take: ['tile'],
  use: ['tile'],
  blockade: ['area'],
  build: ['unit', 'place'],
  destroy: ['unit', 'place'],
  move: ['origin', 'unit', 'place'],
  attack: ['area', 'target', 'what'],
  raid: ['area', 'power'],
  settle: ['what', 'area'],
  help: ['power', 'arm', 'gold'],
  lose: ['what'],
  pass: [],
  stop: [],
  enough: [],
  yes: [],
  with: ['units'],
  no: [],
  fight: [],
  decline: [],
  end: [],
}

/** Slots that are answered by pointing at the map. */
const ON_THE_MAP: readonly Slot[] = ['origin', 'place', 'area']

/** What has been chosen of an action so far. */
export type Picks = Readonly<{ do?: Verb } & Partial<Record<Slot, string>>>

/** A part of an action as a word. */
export function part(action: Action, slot: Slot): string | undefined {
  const value = (action as unknown as Readonly<Record<string, string | number | undefined>>)[slot]
  return value === undefined ? undefined : String(value)
}

/** The legal actions that these choices leave open. */
export function open(legal: readonly Legal[], picks: Picks): Legal[] {
  const chosen = Object.entries(picks) as [Slot, string][]
  return legal.filter(({ action }) =>
    chosen.every(([slot, value]) => ((slot as string) === 'do' ? action.do : part(action, slot)) === value),
  )
}

/** The slots of the chosen verb that are not filled yet, in order. */
export function unfilled(picks: Picks): Slot[] {
  return picks.do === undefined ? [] : SLOTS[picks.do].filter((slot) => picks[slot] === undefined)
}

/** What may be put into a slot, each value once, in the game's own order. */
export function values(legal: readonly Legal[], picks: Picks, slot: Slot): string[] {
  const found = open(legal, picks).flatMap(({ action }) => part(action, slot) ?? [])
  return [...new Set(found)]
}

/** The choices with everything filled in that leaves no choice, but for the last slot: that one is the player's word. */
export function filled(legal: readonly Legal[], picks: Picks): Picks {
  for (const slot of unfilled(picks)) {
    if (unfilled(picks).length < 2) break
    const [only, ...others] = values(legal, picks, slot)
    if (only === undefined || others.length) break
    picks = { ...picks, [slot]: only }
  }
  return picks
}

/** The one action that the choices amount to, if they are complete. */
export function complete(legal: readonly Legal[], picks: Picks): Legal | null {
  if (picks.do === undefined || unfilled(picks).length) return null
  return open(legal, picks)[0] ?? null
}

/** The slot that a place on the map would fill now: the next one, if the map answers it. */
export function slotOnMap(picks: Picks): Slot | null {
  const next = unfilled(picks).find((slot) => ON_THE_MAP.includes(slot))
  return next ?? null
}

/** The places that may be pointed at now. */
export function placesOpen(legal: readonly Legal[], picks: Picks): Place[] {
  const slot = slotOnMap(picks)
  return slot === null ? [] : (values(legal, picks, slot) as Place[])
}

/** The legal actions that have to do with a place: going there, coming from there, fighting or settling there. */
export function about(legal: readonly Legal[], place: Place): Legal[] {
  return legal.filter(({ action }) => ON_THE_MAP.some((slot) => part(action, slot) === place))
}

/** Something that may be done with a place: a verb, and the part of it that the place would be. */
export interface Deed {
  readonly verb: Verb
  readonly slot: Slot
}

export function deedsAt(legal: readonly Legal[], place: Place): Deed[] {
  const found = new Map<string, Deed>()
  for (const { action } of about(legal, place))
    for (const slot of ['area', 'place', 'origin'] as const)
      if (part(action, slot) === place) found.set(`${action.do} ${slot}`, { verb: action.do, slot })
  return [...found.values()]
}

/** The text of an action made of these choices, legal or not; null while something is missing. */
export function textOf(picks: Picks): string | null {
  if (picks.do === undefined || unfilled(picks).length) return null
  const order: readonly Slot[] = TEXT_ORDER[picks.do] ?? SLOTS[picks.do]
  return [picks.do, ...order.map((slot) => picks[slot])].join(' ')
}

/** Where the text of an action names its parts in another order than they are asked for. */
const TEXT_ORDER: Partial<Record<Verb, readonly Slot[]>> = {
  move: ['unit', 'origin', 'place'],
  attack: ['target', 'area', 'what'],
  raid: ['power', 'area'],
  bid: ['gold', 'a', 'b'],
}
