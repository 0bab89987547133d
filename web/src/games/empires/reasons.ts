/**
 * Why a verb of the turn is not open: the engine is asked about every action of that kind that the table itself suggests,
 * and each reason is told once.
 */
import type { EmpiresPlay, Place, Unit, Verb, View } from './types'
import { UNITS } from './types'

/** A sentence, and the rule that it comes from; null where nothing on the table could even be tried. */
export interface Reason {
  readonly sentence: string
  readonly rule: string | null
}

const MOST_ASKED = 16
const MOST_TOLD = 4

/** Actions of this kind that would be possible but for the rules that forbid them. */
export function suggested(verb: Verb, view: View): string[] {
  if (view.actions_left === 0) return ['pass'] // nothing is open any more, whatever it is
  const seat = view.active
  const areas = view.areas
  switch (verb) {
    case 'take':
      return view.supply.map(({ tile }) => `take ${tile}`)
    case 'build':
      return UNITS.map((unit) => `build ${unit} home`)
    case 'move':
      return standing(view, seat).flatMap(({ unit, at }) =>
        (at === 'home' ? areas.map(({ area }) => area) : ['home']).map((place) => `move ${unit} ${at} ${place}`),
      )
    case 'attack':
      return areas
        .filter(({ armies, fleets }) => seat !== null && (armies[seat] || fleets?.[seat]))
        .flatMap(({ area, counters, markers, armies, forts, fleets }) => [
          ...counters.filter(isNeutral).map((face) => `attack neutral ${area} ${face}`),
          ...view.powers.flatMap(({ power }, other) =>
            power && other !== seat && (markers[other] || armies[other] || forts[other] || fleets?.[other])
              ? [`attack ${power} ${area} land`]
              : [],
          ),
        ])
    case 'settle':
      return areas.flatMap(({ area, counters }) =>
        [...new Set(counters.filter(isSettlement))].map((face) => `settle ${face} ${area}`),
      )
    default:
      return []
  }
}

/** Every reason that the engine gives, none twice. */
export async function reasonsAgainst(play: EmpiresPlay, verb: Verb): Promise<Reason[]> {
  const texts = suggested(verb, play.view).slice(0, MOST_ASKED)
  if (!texts.length) return [{ sentence: play.words.text('empires-table-nothing-to', { verb }), rule: null }]
  const refusals = await Promise.all(texts.map((text) => play.why(text)))
  const told = new Map(
    refusals.flatMap((refusal) => {
      if (!refusal) return []
      const sentence = play.words.refusal(refusal)
      return [[sentence, { sentence, rule: refusal.rule }] as const]
    }),
  )
  return [...told.values()].slice(0, MOST_TOLD)
}

function standing(view: View, seat: number | null): { unit: Unit; at: Place }[] {
  if (seat === null) return []
  const home = view.powers[seat]?.at_home
  const found: { unit: Unit; at: Place }[] = []
  if (home?.armies) found.push({ unit: 'army', at: 'home' })
  if (home?.fleets) found.push({ unit: 'fleet', at: 'home' })
  for (const { area, armies, fleets } of view.areas) {
    if (armies[seat]) found.push({ unit: 'army', at: area as Place })
    if (fleets?.[seat]) found.push({ unit: 'fleet', at: area as Place })
  }
  return found
}

const isSettlement = (face: string): boolean => face === 'pop' || face === 'slaves'
const isNeutral = (face: string): boolean => !isSettlement(face)
