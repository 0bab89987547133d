/** Names for guests, invented in their language: a trade of old towns, and a number to tell two of them apart. */
import { t } from '../app-state.svelte'

export function inventName(): string {
  const trades = t('shell-name-trades').split(', ')
  const trade = trades[Math.floor(Math.random() * trades.length)] ?? ''
  return `${trade} ${2 + Math.floor(Math.random() * 98)}`
}
