/** The log in words: what happened at a table, frame by frame, and what was said there. */
import type { Frame } from '../server/api'
import type { LocalizedWords } from '../words/words'

export interface LogEntry {
  number: number
  at: number
  seat: number | null
  lines: string[]
}

export interface ChatMessage {
  number: number
  at: number
  seat: number | null
  name: string
  text: string
}

type GameEvent = Record<string, unknown> & { event: string }

/** What a frame tells; nothing for chat, which has its own place, and for bots, who are simply there. */
export function linesOf(frame: Frame, words: LocalizedWords): string[] {
  if (frame.what === 'said' || (frame.what === 'sat' && frame.bot)) return []
  const events = (frame.events ?? []) as GameEvent[]
  const told = events.flatMap((event) => words.event(event) ?? [])
  if (frame.what === 'acted') return told
  const { seat = null, name = null, how = null, agrees = null } = frame
  const about = words.maybe(`shell-log-${frame.what}`, { seat, name, how, agrees })
  return about ? [about, ...told] : told
}

export function logEntries(frames: readonly Frame[], words: LocalizedWords): LogEntry[] {
  return frames.flatMap((frame) => {
    const lines = linesOf(frame, words)
    return lines.length ? [{ number: frame.number, at: frame.at, seat: frame.seat ?? null, lines }] : []
  })
}

export function chatMessages(frames: readonly Frame[]): ChatMessage[] {
  return frames
    .filter((frame) => frame.what === 'said')
    .map(({ number, at, seat, name, text }) => ({ number, at, seat: seat ?? null, name: name ?? '', text: text ?? '' }))
}
