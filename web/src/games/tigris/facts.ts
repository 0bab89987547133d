/** What the engine knows of the boards and the view does not hold; written by `facts.py` beside this file. */
import facts from '../../generated/tigris.json'
import type { BoardName, Colour, LeaderName, Pair } from './types'

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
