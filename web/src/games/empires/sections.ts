/**
 * The open decision as sections, each of which a component shows. Together they offer every legal action,
 * and nothing else; a test holds them to that over positions of every kind of decision.
 */
import { filled, open, unfilled, values, type Picks } from './choice'
import type { Action, Legal, Power, Verb } from './types'

type OfVerb<V extends Verb> = Legal & { readonly action: Extract<Action, { do: V }> }

/** Two powers, or the last one and a row. */
export interface Pair {
  readonly a: Power
  readonly b: string
}

/** Bids differ in the pair and in the sum; every pair goes with every sum. */
export interface Bids {
  readonly pairs: readonly Pair[]
  readonly least: number
  readonly most: number
}

/** An ally who may be asked for one arm, and the most that may be offered. */
export interface AskedAlly {
  readonly power: Power
  readonly arm: 'land' | 'naval'
  readonly most: number
}

export interface Sections {
  /** Chosen in steps, on the map or here: a verb each. */
  readonly verbs: readonly Verb[]
  /** Tiles that may be taken, and whether that is all that is asked. */
  readonly takes: readonly OfVerb<'take'>[]
  readonly powers: readonly OfVerb<'power'>[]
  readonly bids: Bids | null
  readonly asks: readonly AskedAlly[]
  /** How many units may help at most, where a part of them may; else null, and `yes` is one press. */
  readonly helping: number | null
  /** One press each: yes, no, pass, end, use a tile, lose a unit. */
  readonly answers: readonly Legal[]
}

const STEPPED: readonly Verb[] = ['place', 'build', 'destroy', 'move', 'attack', 'settle', 'blockade', 'raid']
const SHOWN_ELSEWHERE: readonly Verb[] = ['take', 'power', 'bid', 'help']

export function sectionsOf(legal: readonly Legal[], bidLimit: number | null = null): Sections {
  const parts = ofVerb(legal, 'with').map(({ action }) => action.units)
  const elsewhere = [...STEPPED, ...SHOWN_ELSEWHERE, ...(parts.length ? (['yes', 'with'] as const) : [])]
  return {
    verbs: STEPPED.filter((verb) => legal.some(({ action }) => action.do === verb)),
    takes: ofVerb(legal, 'take'),
    powers: ofVerb(legal, 'power'),
    bids: bidsOf(ofVerb(legal, 'bid'), bidLimit),
    asks: asksOf(ofVerb(legal, 'help')),
    helping: parts.length ? Math.max(...parts) + 1 : null,
    answers: legal.filter(({ action }) => !elsewhere.includes(action.do)),
  }
}

function ofVerb<V extends Verb>(legal: readonly Legal[], verb: V): OfVerb<V>[] {
  return legal.filter((each): each is OfVerb<V> => each.action.do === verb)
}

/** The list of legal bids may be cut short by the server, the lowest sums first; the limit is then the game's word. */
function bidsOf(bids: readonly OfVerb<'bid'>[], limit: number | null): Bids | null {
  if (!bids.length) return null
  const sums = bids.map(({ action }) => action.gold)
  const least = Math.min(...sums)
  const pairs = bids.filter(({ action }) => action.gold === least).map(({ action: { a, b } }) => ({ a, b }))
  return { pairs, least, most: Math.max(limit ?? 0, ...sums) }
}

export function bidText(pair: Pair, gold: number): string {
  return `bid ${gold} ${pair.a} ${pair.b}`
}

function asksOf(asks: readonly OfVerb<'help'>[]): AskedAlly[] {
  const most = new Map<string, AskedAlly>()
  for (const { action } of asks) most.set(`${action.power} ${action.arm}`, { ...action, most: action.gold })
  return [...most.values()].map(({ power, arm, most: gold }) => ({ power, arm, most: gold }))
}

export function askText(ask: AskedAlly, gold: number): string {
  return `help ${ask.power} ${ask.arm} ${gold}`
}

/** All units are said with `yes`. */
export function helpText(units: number, most: number): string {
  return units === most ? 'yes' : `with ${units}`
}

/** Every action that the sections let a player reach, by walking through all of its steps and steppers. */
export function reachable(sections: Sections, legal: readonly Legal[]): Set<string> {
  const texts = [...sections.takes, ...sections.powers, ...sections.answers].map(({ text }) => text)
  for (const verb of sections.verbs) texts.push(...walk(legal, { do: verb }))
  for (const pair of sections.bids?.pairs ?? [])
    for (const gold of range(sections.bids?.least ?? 0, sections.bids?.most ?? 0)) texts.push(bidText(pair, gold))
  for (const ask of sections.asks) for (const gold of range(0, ask.most)) texts.push(askText(ask, gold))
  if (sections.helping !== null)
    for (const units of range(1, sections.helping)) texts.push(helpText(units, sections.helping))
  return new Set(texts)
}

function walk(legal: readonly Legal[], picks: Picks): string[] {
  const now = filled(legal, picks)
  const [slot] = unfilled(now)
  if (slot === undefined) return open(legal, now).map(({ text }) => text)
  return values(legal, now, slot).flatMap((value) => walk(legal, { ...now, [slot]: value }))
}

function range(least: number, most: number): number[] {
  return Array.from({ length: most - least + 1 }, (_, step) => least + step)
}
