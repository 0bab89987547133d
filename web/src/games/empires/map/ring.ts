/** What the ring around a place offers: first what may be done there, then what that needs and the map cannot answer. */
import { deedsAt, open, part, slotOnMap } from '../choice'
import type { Selection } from '../selection.svelte'
import { faceWords, say, several } from '../speech'
import type { Place, Unit, Verb } from '../types'
import { aimOf, spotOf } from './aim'
import type { Point } from './chart'

export interface Offer {
  readonly key: string
  /** What is drawn on it: a verb's sign, a unit, a shield or the face of a counter. */
  readonly sign: { readonly kind: 'verb' | 'unit' | 'power' | 'face' | 'tile'; readonly value: string }
  readonly caption: string
  /** The caption for those who hear it, where it says too little alone. */
  readonly said?: string
  /** The action that pressing it does, if it does one. */
  readonly action?: string
  /** The battle that it would begin, whose odds can be asked for. */
  readonly battle?: string
  readonly choose: () => void
}

export interface Ring {
  readonly place: Place
  /** What it is around, if that is something that lies in the place. */
  readonly spot?: Point | null
  readonly offers: readonly Offer[]
}

/** The ring that is open now, if any. */
export function ringOf(selection: Selection): Ring | null {
  const { play, picks } = selection
  if (!play.mayAct) return null
  const chosen = (picks.area ?? picks.place ?? picks.origin) as Place | undefined
  const offers = selection.held && chosen ? needed(selection) : []
  const aim = aimOf(selection)
  if (chosen && offers.length) return { place: chosen, spot: aim && spotOf(play.view, aim), offers }
  const { looked } = selection
  if (!looked || slotOnMap(picks) !== null) return null
  const deeds = deedsAt(play.legal, looked).map(({ verb, slot }): Offer => ({
    key: `${verb} ${slot}`,
    sign: { kind: 'verb', value: slot === 'origin' ? 'leave' : verb },
    caption: play.words.text(`empires-table-deed-${verb}`, { slot }),
    choose: () => selection.begin(verb, { [slot]: looked }),
  }))
  return deeds.length ? { place: looked, offers: deeds } : null
}

const BATTLES: readonly (Verb | undefined)[] = ['attack', 'raid']

function needed(selection: Selection): Offer[] {
  const { play, picks, next } = selection
  const { words } = play
  if (BATTLES.includes(picks.do))
    return open(play.legal, picks).map(({ action, text }): Offer => {
      const target = part(action, 'target') ?? part(action, 'power') ?? ''
      const what = part(action, 'what') ?? ''
      const neutral = target === 'neutral'
      return {
        key: text,
        sign: neutral ? { kind: 'face', value: what } : { kind: isTile(target) ? 'tile' : 'power', value: target },
        caption: neutral
          ? faceWords(words, what)
          : [target, what]
              .filter(Boolean)
              .map((word) => words.name(word))
              .join(' '),
        said: say(action, words),
        action: text,
        battle: text,
        choose: () => void play.act(text),
      }
    })
  if (next !== 'unit' && next !== 'what') return []
  return selection.options(next).map((value): Offer => {
    const action = selection.outcome(next, value)?.text
    return {
      key: value,
      sign: next === 'unit' ? { kind: 'unit', value } : { kind: 'face', value },
      caption: next === 'unit' ? several(words, { unit: value as Unit, count: 1 }) : words.name(value),
      ...(action ? { action } : {}),
      choose: () => void selection.fill(next, value),
    }
  })
}

const isTile = (target: string) => target === 'pirates' || target === 'slave_revolt'
