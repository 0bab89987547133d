/** Names for guests, invented in their language: two words, from lists that make tables with two alike rare. */
import { t } from '../app-state.svelte'

export function inventName(): string {
  return `${oneOf(t('shell-name-first'))} ${oneOf(t('shell-name-second'))}`
}

function oneOf(list: string): string {
  const words = list.split(', ')
  return words[Math.floor(Math.random() * words.length)] ?? ''
}
