/** Brings the Fluent files of a language: the shell's at the start, a game's when it is opened. */
import { Tongue, type Language } from './words'

/** The shell in English comes with the client itself: every language leans on it. */
const FIRST = import.meta.glob<string>('../../../src/tilewright/locales/en/{common,shell,shell-*}.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const FILES = import.meta.glob<string>(
  ['../../../src/tilewright/locales/**/*.ftl', '!../../../src/tilewright/locales/en/{common,shell,shell-*}.ftl'],
  { query: '?raw', import: 'default' },
)

const tongues = new Map<string, Promise<Tongue>>()

/** The tongue that knows the shell, and the game if one is named. What it lacks is said in English. */
export function loadTongue(language: Language, game: string | null): Promise<Tongue> {
  const key = `${language}/${game ?? ''}`
  const known = tongues.get(key)
  if (known) return known
  const made = make(language, game)
  tongues.set(key, made)
  made.catch(() => tongues.delete(key)) // offline: try again next time
  return made
}

async function make(language: Language, game: string | null): Promise<Tongue> {
  const helper = language === 'en' ? null : await loadTongue('en', game)
  const there = Object.entries(FIRST).filter(([path]) => wanted(path, language, game))
  const loaders = Object.entries(FILES).filter(([path]) => wanted(path, language, game))
  const brought = await Promise.all(loaders.map(([, load]) => load()))
  return new Tongue(language, [...there.map(([, text]) => text), ...brought], helper)
}

/** The common and the shell's files, and those in the folder of the game. */
function wanted(path: string, language: Language, game: string | null): boolean {
  const [folder, ...below] = (path.split('/locales/')[1] ?? '').split('/')
  const subject = below.length > 1 ? below[0] : below[0]?.replace(/(-[^.]*)?\.ftl$/, '')
  return folder === language && (subject === 'common' || subject === 'shell' || subject === game)
}
