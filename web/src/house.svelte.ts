/** The words that the page speaks, and what is said to everybody at once: notes at its foot, sentences for screen readers. */
import { SpokenWords, Tongue, type Language } from './words/words'
import type { Problem } from './server/problem'
import { loadTongue } from './words/load'

class House {
  private tongue = $state.raw(new Tongue('en', []))
  readonly words = $derived(new SpokenWords(this.tongue))
  /** A short note at the foot of the page. */
  note = $state<string | null>(null)
  spoken = $state('')
  private timer: ReturnType<typeof setTimeout> | undefined

  async speak(language: Language): Promise<void> {
    this.tongue = await loadTongue(language, null)
  }

  tell(sentence: string): void {
    clearTimeout(this.timer)
    this.note = sentence
    this.timer = setTimeout(() => (this.note = null), 6000)
  }

  /** The same sentence twice is still read twice: a mark that is not heard makes them differ. */
  announce(sentence: string): void {
    this.spoken = this.spoken === sentence ? `${sentence}\u200b` : sentence
  }
}

export const house = new House()

/** What went wrong, in words of the player where there are some. */
export function said(problem: Problem): string {
  return house.words.maybe(`shell-problem-${problem.kind}`, { detail: problem.message }) ?? problem.message
}

/** A message of the shell. */
export function t(id: string, facts?: Readonly<Record<string, unknown>>): string {
  return house.words.text(id, facts)
}
