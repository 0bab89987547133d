/** Tigris & Euphrates on the screen. */
import type { GameClient } from '../contract'
import Board from './Board.svelte'
import Emblem from './Emblem.svelte'
import type { Action, Event, Insight, View } from './facts'
import Final from './Final.svelte'
import { following } from './following'
import Panel from './Panel.svelte'
import Picture from './Picture.svelte'
import { ask, say } from './speech'
import SeatCard from './SeatCard.svelte'

const client: GameClient<View, Action, Event, Insight> = {
  name: 'tigris',
  Board,
  Panel,
  SeatCard,
  Final,
  Picture,
  Emblem,
  following,
  ask,
  say,
}

export default client
