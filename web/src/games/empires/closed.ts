/**
 * Why an action of the turn is not open: the engine is asked about one that the table itself suggests. Where it
 * suggests none, there is nothing to say.
 */
import type { Verb, View } from './types'

/** An action of this kind that would be possible but for the rule that forbids it; null if there is none. */
export function suggested(verb: Verb, view: View): string | null {
  if (view.actions_left === 0) return 'pass' // nothing is open any more, whatever it is
  const seat = view.active ?? -1
  switch (verb) {
    case 'take':
      return view.supply[0] ? `take ${view.supply[0].tile}` : null
    case 'build':
      return 'build army home'
    case 'attack': {
      const area = view.areas.find(({ armies, counters }) => armies[seat] && counters.some(isNeutral))
      const face = area?.counters.find(isNeutral)
      return area && face ? `attack neutral ${area.area} ${face}` : null
    }
    case 'settle': {
      const area = view.areas.find(({ counters }) => counters.some(isSettlement))
      const face = area?.counters.find(isSettlement)
      return area && face ? `settle ${face} ${area.area}` : null
    }
    default:
      return null
  }
}

const isSettlement = (face: string): boolean => face === 'pop' || face === 'slaves'
const isNeutral = (face: string): boolean => !isSettlement(face)
