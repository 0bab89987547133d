/** What the players at a table are called. Bots are called by their level, with a letter where it sits there twice. */
import { t } from '../app-state.svelte'
import { shownName } from '../kit/deleted'
import type { SeatShown } from '../server/api'

export function seatNames(seats: readonly Pick<SeatShown, 'bot' | 'name'>[]): string[] {
  return seats.map((seat) => {
    if (seat.bot === null) return shownName(seat.name ?? '')
    const alike = seats.filter((other) => other.bot === seat.bot)
    const name = t('shell-bot-name', { bot: seat.bot })
    return alike.length > 1 ? t('shell-bot-of-several', { name, number: alike.indexOf(seat) + 1 }) : name
  })
}
