/** Tigris & Euphrates on the screen. */
import type { GameClient } from '../contract'
import Board from './Board.svelte'
import Emblem from './Emblem.svelte'
import type { Action, Event, Insight, View } from './types'
import Final from './Final.svelte'
import { following } from './following'
import { gains } from './gains'
import Overlay from './Overlay.svelte'
import Panel from './Panel.svelte'
import Picture from './Picture.svelte'
import { ask, say } from './speech'
import SeatCard from './SeatCard.svelte'

/** Answers and ends of turns, which have a button of their own. */
const SAID: readonly Action['do'][] = ['done', 'war', 'commit', 'point', 'dynasty']

const client: GameClient<View, Action, Event, Insight> = {
  name: 'tigris',
  Board,
  Panel,
  Overlay,
  SeatCard,
  Final,
  Picture,
  Emblem,
  following,
  ask,
  say,
  gains,
  isPutDown: (action) => !SAID.includes(action.do),
}

export default client
