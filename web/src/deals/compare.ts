/** Two games of one deal side by side: what the player on its seat did, turn by turn. */
import type { Frame } from '../server/api'

export interface ComparedTurn {
  number: number
  one: Frame | null
  other: Frame | null
  alike: boolean
}

type Acted = Extract<Frame, { what: 'acted' }>

/** The turns of the player on this seat, not of a bot that stood in. */
export function turnsOf(frames: readonly Frame[], seat: number): Acted[] {
  return frames.filter(
    (frame): frame is Acted => frame.what === 'acted' && frame.seat === seat && frame.by === 'player',
  )
}

/** Turns in which both took the same actions are alike; when a game is over, its actions are there for all to see. */
export function compare(one: readonly Frame[], other: readonly Frame[], seat: number): ComparedTurn[] {
  const [ours, theirs] = [turnsOf(one, seat), turnsOf(other, seat)]
  return Array.from({ length: Math.max(ours.length, theirs.length) }, (_, index) => {
    const [mine, their] = [ours[index] ?? null, theirs[index] ?? null]
    const alike = mine !== null && their !== null && mine.actions?.join() === their.actions?.join()
    return { number: index + 1, one: mine, other: their, alike }
  })
}
