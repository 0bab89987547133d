/** A game's boards and words, loaded when a page needs them, in the language of the moment. */
import { settings } from '../settings.svelte'
import { loadMessages } from '../words/load'
import { LocalizedWords } from '../words/words'
import { loadGame } from './index'
import type { GameClient } from './contract'

export class OpenedGame {
  client = $state.raw<GameClient | null>(null)
  words = $state.raw<LocalizedWords | null>(null)
  failed = $state(false)

  /** The players as the game calls them; `view`: what is seen of it, once anything is. */
  seatNames(names: readonly string[], view: unknown): readonly string[] {
    if (!this.words || !view) return names
    return this.client?.seatNames?.(names, view, this.words) ?? names
  }

  /** To be called where a component is set up: it follows the language as long as that lives. */
  constructor(name: string, players: () => readonly string[] = () => []) {
    loadGame(name).then(
      (client) => (this.client = client),
      () => (this.failed = true),
    )
    $effect(() => {
      loadMessages(settings.language, name).then(
        (bundle) => (this.words = new LocalizedWords(bundle, name, players)),
        () => (this.failed = true),
      )
    })
  }
}
