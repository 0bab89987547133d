/** Who came where. */
import type { Schemas, TableShown } from '../server/api'
import type { LocalizedWords } from '../words/words'
import type { LivePlay } from './play.svelte'

/** Everybody, the first first. Nobody has a place where the players agreed to stop. */
export function ranking({ seats }: TableShown, { places, scores }: Schemas['Outcome']) {
  return seats
    .flatMap(({ seat }) => {
      const place = places[seat]
      return place === undefined ? [] : [{ seat, place, score: scores?.[seat] ?? null }]
    })
    .sort((one, other) => one.place - other.place)
}

/** 'Anna wins', for whoever reads it. */
export function headline(winners: readonly number[], play: LivePlay, words: LocalizedWords): string {
  const names = winners.map((seat) => play.names[seat] ?? '')
  const mine = play.seat !== null && winners.includes(play.seat)
  return words.text('shell-won', { count: winners.length, mine, names })
}
