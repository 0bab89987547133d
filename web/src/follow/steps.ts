/** The single actions of a game, made of the frames that a socket sends: what can be played, marked and listed. */
import type { Frame } from '../server/api'

export interface Step {
  /** The number of its entry and its place there: unique at a table. */
  readonly key: string
  readonly number: number
  readonly seat: number
  readonly events: readonly unknown[]
  /** What can be seen before and after it; nothing is known of `before` for the first. */
  readonly before: unknown
  readonly view: unknown
  /** Who decides after it. */
  readonly actor: number | null
}

/** The frames' actions, of those frames that tell of them. `before`: what was seen before the first. */
export function stepsOf(frames: readonly Frame[], before: unknown = null): Step[] {
  const steps: Step[] = []
  let seen = before
  for (const frame of frames) {
    if (frame.what !== 'acted') continue
    const events = frame.events as readonly unknown[]
    let used = 0
    frame.steps?.forEach((step, index) => {
      steps.push({
        key: `${frame.number}.${index}`,
        number: frame.number,
        seat: frame.seat,
        events: events.slice(used, used + step.events),
        before: seen,
        view: step.view,
        actor: step.actor,
      })
      used += step.events
      seen = step.view
    })
    if (!frame.steps) seen = null
  }
  return steps
}

/**
 * What others did since this seat acted last. Who only watches sees the last round: all since the one acted who
 * decides now.
 */
export function sinceTurn(steps: readonly Step[], you: number | null, actor: number | null): readonly Step[] {
  const pivot = you ?? actor
  if (pivot === null) return steps
  const last = steps.findLastIndex((step) => step.seat === pivot)
  const later = steps.slice(last + 1)
  return later.length || you !== null ? later : steps.slice(steps.findLastIndex((step) => step.seat !== pivot))
}

export interface Mark {
  readonly place: string
  /** Which of the listed actions touched the place, counted from 1, and whose they were. */
  readonly touched: readonly { readonly number: number; readonly seat: number }[]
}

/** The places that these actions changed, each with the numbers of the actions. */
export function marksOf(steps: readonly Step[], places: (events: readonly unknown[]) => readonly string[]): Mark[] {
  const marks = new Map<string, { number: number; seat: number }[]>()
  steps.forEach((step, index) => {
    for (const place of new Set(places(step.events))) {
      const touched = marks.get(place) ?? []
      marks.set(place, [...touched, { number: index + 1, seat: step.seat }])
    }
  })
  return [...marks].map(([place, touched]) => ({ place, touched }))
}
