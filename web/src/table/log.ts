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
  player: string
  name: string
  text: string
}

type GameEvent = Record<string, unknown> & { event: string }

/** What a frame tells; nothing for chat, which has its own place, and for bots, who are simply there. */
export function linesOf(frame: Frame, words: LocalizedWords): string[] {
  if (frame.what === 'said' || (frame.what === 'sat' && frame.bot)) return []
  const events = ('events' in frame ? frame.events : []) as GameEvent[]
  const told = events.flatMap((event) => words.event(event) ?? [])
  if (frame.what === 'acted') return told
  const about = words.maybe(`shell-log-${frame.what}`, {
    seat: 'seat' in frame ? frame.seat : null,
    name: 'name' in frame ? frame.name : null,
    how: 'how' in frame ? frame.how : null,
    agrees: 'agrees' in frame ? frame.agrees : null,
  })
  return about ? [about, ...told] : told
}

const seatOf = (frame: Frame): number | null => ('seat' in frame ? (frame.seat ?? null) : null)

export function logEntries(frames: readonly Frame[], words: LocalizedWords): LogEntry[] {
  return frames.flatMap((frame) => {
    const lines = linesOf(frame, words)
    return lines.length ? [{ number: frame.number, at: frame.at, seat: seatOf(frame), lines }] : []
  })
}

export function chatMessages(frames: readonly Frame[]): ChatMessage[] {
  return frames
    .filter((frame) => frame.what === 'said')
    .filter(({ text }) => text) // emptied, because who said it has deleted their account
    .map(({ number, at, seat, player, name, text }) => ({ number, at, seat: seat ?? null, player, name, text }))
}
