/** What a form collects, as the server wants it. */
import type { Schemas } from '../server/api'

/** The game that a form begins with if nobody chose one: it is learnt fastest, and the terminal offers it too. */
export const FIRST_GAME: string = 'qwirkle'

export type ClockKind = 'none' | 'live' | 'slow'

/** An option as the game describes it. */
export interface OptionInfo {
  name: string
  kind: 'flag' | 'choice' | 'text' | 'list'
  default: unknown
  choices: (string | number)[]
  about: string
  rule: string
}

type Clock = Schemas['NoClock'] | Schemas['LiveClock'] | Schemas['SlowClock']

/** `reserve` is given in minutes, as people say it. */
export function clockOf(kind: ClockKind, times: { seconds: number; reserve: number; days: number }): Clock {
  if (kind === 'live') return { kind, seconds: times.seconds, reserve: times.reserve * 60 }
  return kind === 'slow' ? { kind, days: times.days } : { kind: 'none' }
}
