/** Which lessons were passed, kept in this browser. */
import { SvelteSet } from 'svelte/reactivity'

const KEY = 'tilewright.lessons'

/** What was kept; nothing, if it cannot be read. */
export function read(text: string | null): string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}

class Progress {
  private readonly done = new SvelteSet<string>(fromBrowser())

  has(game: string, lesson: string): boolean {
    return this.done.has(`${game}/${lesson}`)
  }

  add(game: string, lesson: string): void {
    this.done.add(`${game}/${lesson}`)
    try {
      localStorage.setItem(KEY, JSON.stringify([...this.done]))
    } catch {
      // a browser that keeps nothing: it holds until the page is left
    }
  }
}

function fromBrowser(): string[] {
  try {
    return read(localStorage.getItem(KEY))
  } catch {
    return []
  }
}

export const progress = new Progress()
