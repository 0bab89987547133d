/** What is printed on the boards, and the types of this game, as the engine describes them. */
import facts from '../../generated/tigris.json'
import type { Legal, Play, Schemas } from '../contract'

export type View = Schemas['tigris.View']
export type Action = Schemas['tigris.Action']
export type Event = Schemas['tigris.Event']
export type Insight = Schemas['tigris.Insight']
export type Outlook = Schemas['tigris.Outlook']
export type Clash = Schemas['tigris.Clash']
export type Player = Schemas['tigris.PlayerView']
export type Cell = View['cells'][number]
export type TigrisPlay = Play<View, Action, Event, Insight>
export type LegalAction = Legal<Action>

export type Colour = Schemas['tigris.Tile']['colour']
export type LeaderName = Schemas['tigris.Leader']['leader']
export type Pair = Schemas['tigris.Monument']['monument']
export type Dynasty = NonNullable<Player['dynasty']>
export type BoardName = View['options']['board']

export const COLUMNS = facts.columns
export const ROWS = facts.rows
export const COLOURS = facts.colours as Colour[]
export const LEADERS = facts.leaders as LeaderName[]
export const CATASTROPHES = facts.catastrophes
export const ACTIONS = facts.actions
export const BOARDS = facts.boards as Record<BoardName, { river: string[]; winged: string[] }>

/** The colour of a leader's ring, and the leader of a colour. */
export const colourOf = (leader: LeaderName): Colour => COLOURS[LEADERS.indexOf(leader)] as Colour
export const leaderOf = (colour: Colour): LeaderName => LEADERS[COLOURS.indexOf(colour)] as LeaderName

/** The two colours of a monument. */
export const coloursOf = (pair: Pair): [Colour, Colour] => pair.split('-') as [Colour, Colour]
