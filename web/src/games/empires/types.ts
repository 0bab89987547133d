/** The names that this folder uses for what the server describes. */
import type { Legal as LegalOf, Play, Schemas } from '../contract'

export type View = Schemas['empires.View']
export type Action = Schemas['empires.Action']
export type Event = Schemas['empires.Event']
export type Insight = Schemas['empires.EmpiresInsight']
export type EmpiresPlay = Play<View, Action, Event, Insight>
export type Legal = LegalOf<Action>

export type AreaView = Schemas['empires.AreaView']
export type AttackView = Schemas['empires.AttackView']
export type PowerView = Schemas['empires.PowerView']
export type Force = Schemas['empires.Force']
export type Odds = Schemas['empires.Odds']
export type SeaRisk = Schemas['empires.SeaRisk']
export type Battle = Schemas['empires.Battle']

export type Verb = Action['do']
export type Place = Schemas['empires.Build']['place']
export type Area = Exclude<Place, 'home'>
export type Unit = Schemas['empires.Build']['unit']
export type Power = Schemas['empires.ChoosePower']['power']
export type EventOf<Tag extends Event['event']> = Extract<Event, { event: Tag }>

export const UNITS: readonly Unit[] = ['army', 'fleet', 'fort']
