/** Actions, questions and outlooks in words. */
import type { Words } from '../contract'
import type { Action, Event, Outlook, TigrisPlay } from './types'

const SAYINGS: Record<Action['do'], string> = {
  leader: 'tigris-table-say-leader',
  tile: 'tigris-table-say-tile',
  catastrophe: 'tigris-table-say-catastrophe',
  swap: 'tigris-table-say-swap',
  done: 'tigris-table-say-done',
  war: 'tigris-table-say-war',
  commit: 'tigris-table-say-commit',
  monument: 'tigris-table-say-monument',
  keep: 'tigris-table-say-keep',
  building: 'tigris-table-say-building',
  ziggurat: 'tigris-table-say-ziggurat',
  point: 'tigris-table-say-point',
  decline: 'tigris-table-say-decline',
  dynasty: 'tigris-table-say-dynasty',
}

/** An action as a short sentence. */
export function say(action: Action, words: Words): string {
  return words.text(SAYINGS[action.do], { ...action })
}

/** What is asked of the one who must decide. */
export function ask(play: TigrisPlay): string {
  const { words, view, actor, seat } = play
  if (actor === null) return words.text('tigris-table-ask-over')
  const facts = { decision: view.decision, left: view.actions_left, actor }
  return words.text(actor === seat ? 'tigris-table-ask-you' : 'tigris-table-ask-other', facts)
}

/** What an action would bring, one line for each thing. */
export function tell(outlook: Outlook, words: Words): string[] {
  const lines = outlook.wars.map((clash) => words.text('tigris-table-outlook-war', { ...clash }))
  if (outlook.revolt) lines.push(words.text('tigris-table-outlook-revolt', { ...outlook.revolt }))
  for (const event of outlook.follows) {
    // A union with wars is told by the wars themselves.
    if (event.event !== 'kingdoms-joined' || !event.wars.length) lines.push(happening(event, words))
  }
  return lines
}

function happening(event: Event, words: Words): string {
  return words.text(`tigris-event-${event.event}`, { ...event })
}
