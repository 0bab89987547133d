/** Struggle of Empires at the table. */
import '../../kit/controls.css'
import type { GameClient } from '../contract'
import Board from './Board.svelte'
import Emblem from './Emblem.svelte'
import './theme.css'
import Final from './Final.svelte'
import { following } from './following'
import Panel from './Panel.svelte'
import Picture from './Picture.svelte'
import SeatCard from './SeatCard.svelte'
import { ask, note, say } from './speech'
import type { Action, Event, Insight, View } from './types'

const client: GameClient<View, Action, Event, Insight> = {
  name: 'empires',
  panelBeside: true,
  Board,
  Panel,
  SeatCard,
  Final,
  Picture,
  Emblem,
  following,
  ask,
  say,
  note,
}

export default client
