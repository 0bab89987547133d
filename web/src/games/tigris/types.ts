/** The names that this folder uses for what the server describes. */
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
