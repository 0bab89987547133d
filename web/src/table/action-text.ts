/** Actions in words, for hints and reviews. */
import type { GameClient, Words } from '../games/contract'

/** Actions by their text, as the server parsed them. */
export type Actions = Readonly<Record<string, unknown>>

/** Makes the words for actions, one after the other; a text that was not parsed stays as it is. */
export function actionText(
  client: GameClient,
  words: Words,
  actions: Actions,
): (...texts: readonly string[]) => string {
  return (...texts) =>
    texts.map((text) => (actions[text] ? client.say(actions[text], words) : text)).join(words.text('shell-then'))
}
