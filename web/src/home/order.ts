/** In which order a player's games are listed. */
import type { Schemas } from '../server/api'

type OwnTable = Schemas['OwnTableShown']

/** Does it wait for the player? */
export function waits({ table }: OwnTable): boolean {
  return table.status === 'playing' && table.you !== null && table.actor === table.you
}

/** First what waits for the player, longest first; then what goes on, latest first; last what is over. */
export function inOrder(tables: readonly OwnTable[]): OwnTable[] {
  const rank = (one: OwnTable) => (waits(one) ? 0 : one.table.status === 'over' ? 2 : 1)
  return [...tables].sort(
    (one, other) => rank(one) - rank(other) || (waits(one) ? one.at - other.at : other.at - one.at),
  )
}
