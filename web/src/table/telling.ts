/** Actions told in words, wherever they are named: asked to be confirmed, advised, or looked back at. */
import type { GameClient, Words } from '../games/contract'

/** Actions by their text, as the server takes them apart. */
export type Actions = Readonly<Record<string, unknown>>

/** One after the other. A text that nobody took apart stays as it is. */
export function telling(client: GameClient, words: Words, actions: Actions): (...texts: readonly string[]) => string {
  return (...texts) =>
    texts.map((text) => (actions[text] ? client.say(actions[text], words) : text)).join(words.text('shell-then'))
}
