/** What all pages share: the words of the language in use, the toast at the foot, announcements for screen readers. */
import { LocalizedWords, MessageBundle, type Language } from './words/words'
import type { Problem } from './server/problem'
import { loadMessages } from './words/load'

class AppState {
  private bundle = $state.raw(new MessageBundle('en', []))
  readonly words = $derived(new LocalizedWords(this.bundle))
  /** A short note at the foot of the page. */
  toast = $state<string | null>(null)
  /** Read out by screen readers. */
  announcement = $state('')
  private timer: ReturnType<typeof setTimeout> | undefined

  async setLanguage(language: Language): Promise<void> {
    this.bundle = await loadMessages(language, null)
  }

  showToast(sentence: string): void {
    clearTimeout(this.timer)
    this.toast = sentence
    this.timer = setTimeout(() => (this.toast = null), 6000)
  }

  /** The same sentence twice is still read twice: a mark that is not heard makes them differ. */
  announce(sentence: string): void {
    this.announcement = this.announcement === sentence ? `${sentence}\u200b` : sentence
  }
}

export const app = new AppState()

/** What went wrong, in the player's language where there are words for it. */
export function problemText(problem: Problem): string {
  return app.words.maybe(`shell-problem-${problem.kind}`, { detail: problem.message }) ?? problem.message
}

/** A message of the shell. */
export function t(id: string, facts?: Readonly<Record<string, unknown>>): string {
  return app.words.text(id, facts)
}
