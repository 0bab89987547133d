/** What players decide for themselves, kept in this browser. Everything that is drawn follows it at once. */
import { direction, LANGUAGES, type Language } from './words/words'

export type Theme = 'system' | 'light' | 'dark'
export type Pieces = 'plain' | 'letters'
export type Motion = 'full' | 'quick' | 'none'

interface Choices {
  language: Language
  theme: Theme
  pieces: Pieces
  motion: Motion
  /** Milliseconds for each action of others; 0: all at once, which only tests want. */
  pace: number
  /** Does each action of others wait to be asked for? */
  single: boolean
  sound: boolean
  confirm: boolean
  /** Is an action that ends the turn final at once? */
  endAtOnce: boolean
  notify: boolean
  /** Was the player asked whether they want to be called? */
  offered: boolean
  /** How the last game of each title was set up, for the next 'Play now'. */
  tables: Record<string, { players: number; bot: string }>
  /** The name of a guest who has not sat down yet. */
  name: string
  /** Has the server known us before? Where not, it need not be asked who we are. */
  known: boolean
  /** How many games the list of one's own had when it was last told, so that the page can keep their places. */
  ownTables: number
  /** Has the first game's advice been given? */
  shown: boolean
}

const KEY = 'tilewright'
const PACE_AS_DESIGNED = 900
const MOTION: Record<Motion, number> = { full: 1, quick: 0.5, none: 0 }

function firstLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.split('-')[0])
  return (
    LANGUAGES.find((language) => wanted[0] === language) ?? LANGUAGES.find((known) => wanted.includes(known)) ?? 'en'
  )
}

function firstChoices(): Choices {
  return {
    language: firstLanguage(),
    theme: 'system',
    pieces: 'plain',
    motion: 'full',
    pace: PACE_AS_DESIGNED,
    single: false,
    sound: false,
    confirm: false,
    endAtOnce: false,
    notify: false,
    offered: false,
    tables: {},
    name: '',
    known: false,
    ownTables: 0,
    shown: false,
  }
}

function kept(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choices>
  } catch {
    return {} // a browser that keeps nothing, or something else under our key
  }
}

export const settings = $state<Choices>({ ...firstChoices(), ...kept() })

const calm = matchMedia('(prefers-reduced-motion: reduce)')
const dark = matchMedia('(prefers-color-scheme: dark)')
const system = $state({ calm: calm.matches, dark: dark.matches })
calm.addEventListener('change', () => (system.calm = calm.matches))
dark.addEventListener('change', () => (system.dark = dark.matches))

/** How long motion lasts: 1 as designed, 0 none. The system's preference for reduced motion counts. */
export function pace(): number {
  return system.calm ? 0 : MOTION[settings.motion]
}

/** The theme that the page has now. */
export function theme(): 'light' | 'dark' {
  return settings.theme === 'system' ? (system.dark ? 'dark' : 'light') : settings.theme
}

/** Keeps the choices, and tells the page: its language and direction, theme, piece style and motion. */
export function followSettings(): void {
  $effect.root(() => {
    $effect(() => {
      try {
        localStorage.setItem(KEY, JSON.stringify(settings))
      } catch {
        // nothing is kept then, and all else works
      }
    })
    $effect(() => {
      const page = document.documentElement
      page.lang = settings.language
      page.dir = direction(settings.language)
      page.dataset.theme = theme()
      page.dataset.pieces = settings.pieces
      page.dataset.motion = pace() === 0 ? 'none' : settings.motion
    })
  })
}
