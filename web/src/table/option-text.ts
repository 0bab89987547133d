/** The options of a game as it names them. */
import { t } from '../app-state.svelte'
import type { LocalizedWords } from '../words/words'

export interface OptionText {
  title: string
  value: string
}

export function optionTexts(options: Readonly<Record<string, unknown>>, words: LocalizedWords | null): OptionText[] {
  if (!words) return []
  const chosen = Object.entries(options).filter(([, value]) => !unset(value))
  return chosen.map(([name, value]) => ({
    title: words.optionTitle(name),
    value:
      typeof value === 'boolean'
        ? t(value ? 'shell-yes' : 'shell-no')
        : (Array.isArray(value) ? (value as unknown[]) : [value])
            .map((choice) => words.optionChoice(name, String(choice)))
            .join(', '),
  }))
}

/** Nothing was said, which is no 'no': powers that the players choose themselves, say. */
function unset(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && !value.length)
}
