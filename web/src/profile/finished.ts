/** Finished games in words. */
import { t } from '../app-state.svelte'
import type { FinishedGame } from '../server/players'

export const opponentName = ({ who, name }: FinishedGame['opponents'][number]): string =>
  who.startsWith('bot:') ? t('shell-bot-name', { bot: who.slice(4) }) : name

export const resultText = (game: FinishedGame): string =>
  game.place === null ? t('shell-over') : t('shell-place', { place: game.place, of: game.players })
