/** The log in words: what happened at a table, action by action, and what was said there. */
import { stepsOf, type Step } from '../follow/steps'
import type { Gain, GameClient } from '../games/contract'
import type { Frame } from '../server/api'
import type { LocalizedWords } from '../words/words'

export interface LogEntry {
  /** Unique at a table. */
  key: string
  number: number
  at: number
  seat: number | null
  /** What is always read: of an action one line, of anything else all of them. */
  lines: string[]
  /** What the action scored, summed up. */
  gains: readonly Gain[]
  /** What else the action caused. */
  details: string[]
  /** The action, where the board can show it. */
  step: Step | null
}

export interface ChatMessage {
  number: number
  at: number
  seat: number | null
  player: string
  name: string
  text: string
}

type GameEvent = Record<string, unknown> & { event: string }

/** What a frame tells; nothing for chat, which has its own place, and for bots, who are simply there. */
function linesOf(frame: Frame, words: LocalizedWords): string[] {
  if (frame.what === 'said' || (frame.what === 'sat' && frame.bot)) return []
  const told = wordsFor('events' in frame ? (frame.events as unknown[]) : [], words)
  if (frame.what === 'acted') return told
  const about = words.maybe(`shell-log-${frame.what}`, {
    seat: 'seat' in frame ? frame.seat : null,
    name: 'name' in frame ? frame.name : null,
    how: 'how' in frame ? frame.how : null,
    agrees: 'agrees' in frame ? frame.agrees : null,
    ended: 'until' in frame ? frame.until <= frame.at : null,
  })
  return about ? [about, ...told] : told
}

function wordsFor(events: readonly unknown[], words: LocalizedWords): string[] {
  return (events as GameEvent[]).flatMap((event) => words.event(event) ?? [])
}

const seatOf = (frame: Frame): number | null => ('seat' in frame ? (frame.seat ?? null) : null)

export function logEntries(
  frames: readonly Frame[],
  words: LocalizedWords,
  client: Pick<GameClient, 'gains'> | null = null,
): LogEntry[] {
  return frames.flatMap((frame) => {
    const { number, at } = frame
    const rest = { number, at, seat: seatOf(frame) }
    if (frame.what === 'acted' && frame.steps) {
      return stepsOf([frame]).flatMap((step): LogEntry[] => {
        const [line, ...details] = wordsFor(step.events, words)
        if (line === undefined) return []
        const gains = client?.gains?.(step.events, words) ?? []
        return [{ ...rest, key: step.key, lines: [line], gains, details, step }]
      })
    }
    const lines = linesOf(frame, words)
    return lines.length ? [{ ...rest, key: String(number), lines, gains: [], details: [], step: null }] : []
  })
}

export function chatMessages(frames: readonly Frame[]): ChatMessage[] {
  const removed = new Set(frames.flatMap((frame) => (frame.what === 'removed-remark' ? [frame.remark] : [])))
  return frames
    .filter((frame) => frame.what === 'said')
    .filter(({ number, text }) => text && !removed.has(number)) // emptied, because who said it has deleted their account
    .map(({ number, at, seat, player, name, text }) => ({ number, at, seat: seat ?? null, player, name, text }))
}
