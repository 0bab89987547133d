/** What the players at a table are called. Bots are called by their level, and numbered where it sits there twice. */
import { t } from '../app-state.svelte'
import { shownName } from '../kit/deleted'
import type { SeatShown } from '../server/api'

export function seatNames(seats: readonly SeatShown[]): string[] {
  return seats.map((seat) => {
    if (seat.bot === null) return shownName(seat.name ?? '')
    const alike = seats.filter((other) => other.bot === seat.bot)
    const name = t('shell-bot-name', { bot: seat.bot })
    return alike.length > 1 ? t('shell-bot-numbered', { name, number: alike.indexOf(seat) + 1 }) : name
  })
}
