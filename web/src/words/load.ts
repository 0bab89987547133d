/** Brings the Fluent files of a language: the shell's at the start, a game's when it is opened. */
import { MessageBundle, type Language } from './words'

/** The shell in English, with the titles of all games, comes with the client itself: every language leans on it. */
const FIRST = import.meta.glob<string>('../../../src/tilewright/locales/en/{common,shell,shell-*,*/title}.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const FILES = import.meta.glob<string>(
  [
    '../../../src/tilewright/locales/*/{common,shell,shell-*,*/*}.ftl',
    '!../../../src/tilewright/locales/en/{common,shell,shell-*,*/title}.ftl',
  ],
  { query: '?raw', import: 'default' },
)

const bundles = new Map<string, Promise<MessageBundle>>()

/** The bundle that knows the shell, and the game if one is named. What it lacks is said in English. */
export function loadMessages(language: Language, game: string | null): Promise<MessageBundle> {
  const key = `${language}/${game ?? ''}`
  const known = bundles.get(key)
  if (known) return known
  const made = make(language, game)
  bundles.set(key, made)
  made.catch(() => bundles.delete(key)) // offline: try again next time
  return made
}

async function make(language: Language, game: string | null): Promise<MessageBundle> {
  const helper = language === 'en' ? null : await loadMessages('en', game)
  const there = Object.entries(FIRST).filter(([path]) => wanted(path, language, game))
  const loaders = Object.entries(FILES).filter(([path]) => wanted(path, language, game))
  const brought = await Promise.all(loaders.map(([, load]) => load()))
  return new MessageBundle(language, [...there.map(([, text]) => text), ...brought], helper)
}

/** The common and the shell's files, the titles of all games, and the other files of the game. */
function wanted(path: string, language: Language, game: string | null): boolean {
  const [, folder, owner, file] = /\/locales\/(\w+)\/(?:(\w+)\/)?([\w-]+)\.ftl$/.exec(path) ?? []
  if (folder !== language) return false
  return owner === undefined || file === 'title' || owner === game
}
