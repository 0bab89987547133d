/** How turns of Tigris & Euphrates are followed: what comes, what goes, and the moments that everybody remembers. */
import { DRUMS } from '../../kit/sound'
import type { Following } from '../contract'
import type { Colour, Dynasty, Event, LeaderName, View } from './types'
import { motionOf } from './motion'
import Piece from './TravellingPiece.svelte'

export type TravellingThing =
  | { readonly kind: 'tile' | 'building'; readonly colour: Colour }
  | { readonly kind: 'leader'; readonly leader: LeaderName; readonly seat: number }
  | { readonly kind: 'catastrophe' }

/** Each dynasty's own hue, of no tile: ochre, violet, rust and moss, with what stands out on it. */
const HUES: Readonly<Record<Dynasty, readonly [seat: string, edge: string]>> = {
  archer: ['#e0a526', '#6b4a05'],
  bull: ['#8b6bc0', '#3d2a63'],
  lion: ['#d97742', '#6e3212'],
  pot: ['#93a353', '#444f1c'],
}

function thingOf(event: Event): { thing: TravellingThing; seat: number; at: string } | null {
  switch (event.event) {
    case 'tile-placed':
      return { thing: { kind: 'tile', colour: event.colour }, seat: event.seat, at: event.at }
    case 'leader-placed':
      if (event.source) return null
      return { thing: { kind: 'leader', leader: event.leader, seat: event.seat }, seat: event.seat, at: event.at }
    case 'catastrophe-placed':
      return { thing: { kind: 'catastrophe' }, seat: event.seat, at: event.at }
    case 'building-placed':
      if (event.source) return null
      return { thing: { kind: 'building', colour: event.colour }, seat: event.seat, at: event.at }
    default:
      return null
  }
}

export const following: Following<View, Event, TravellingThing> = {
  places: (events) => {
    const { fresh, passing } = motionOf(events)
    return [...fresh, ...passing.filter(({ kind }) => kind !== 'points').map(({ cell }) => cell)]
  },
  travels: (events) =>
    events.flatMap((event) => {
      const found = thingOf(event)
      return found ? [{ seat: found.seat, to: found.at, piece: found.thing }] : []
    }),
  Piece,
  moment: (events) => {
    const has = (...kinds: Event['event'][]) => events.some(({ event }) => kinds.includes(event))
    if (has('monument-built', 'ziggurat-built')) return { kind: 'monument', great: true, rolls: false }
    return has('conflict-won') ? { kind: 'battle', great: true, rolls: false, sound: DRUMS } : null
  },
  dress: (view, seat) => {
    const [hue, edge] = HUES[view.players[seat]?.dynasty ?? 'archer']
    return { style: `--seat: ${hue}; --seat-edge: ${edge}; --seat-mark: #1d140c` }
  },
}
