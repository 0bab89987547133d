import type { GameClient } from '../contract'
import Board from './Board.svelte'
import Emblem from './Emblem.svelte'
import Final from './Final.svelte'
import { following } from './following'
import { gains } from './gains'
import Panel from './Panel.svelte'
import Picture from './Picture.svelte'
import SeatCard from './SeatCard.svelte'
import { ask, say } from './speech'
import type { Action, Event, Insight, View } from './types'

const client: GameClient<View, Action, Event, Insight> = {
  name: 'qwirkle',
  Board,
  Panel,
  SeatCard,
  Final,
  Picture,
  Emblem,
  following,
  ask,
  say,
  gains,
}

export default client
