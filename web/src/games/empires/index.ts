/** Struggle of Empires at the table. */
import '../../kit/controls.css'
import type { GameClient } from '../contract'
import Board from './Board.svelte'
import Emblem from './Emblem.svelte'
import '../../generated/empires.css'
import Final from './Final.svelte'
import { following } from './following'
import { gains } from './gains'
import Overlay from './Overlay.svelte'
import Panel from './Panel.svelte'
import Picture from './Picture.svelte'
import SeatCard from './SeatCard.svelte'
import Tableau from './Tableau.svelte'
import { ask, note, say, seatNames } from './speech'
import type { Action, Event, Insight, View } from './types'

/** What a turn is made of, and first units; not bids, attacks and answers. */
const PUT_DOWN: readonly Action['do'][] = 'place take use blockade build destroy move raid settle pass stop'.split(
  ' ',
) as Action['do'][]

const client: GameClient<View, Action, Event, Insight> = {
  name: 'empires',
  panelBeside: true,
  Board,
  Panel,
  Overlay,
  SeatCard,
  Tableau,
  Final,
  Picture,
  Emblem,
  following,
  ask,
  say,
  gains,
  seatNames,
  isPutDown: ({ do: verb }, { decision }) => PUT_DOWN.includes(verb) && decision?.ask !== 'auction',
  note,
}

export default client
