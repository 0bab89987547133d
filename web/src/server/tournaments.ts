/** Tournaments: made, entered, begun, followed. */
import { api, unwrap, type Schemas } from './api'

export type Tournament = Schemas['TournamentShown']
export type TournamentSettings = Schemas['TournamentSettings']
export type TournamentListing = Schemas['TournamentListing']
export type Entrant = Schemas['Entrant']

const at = (tournament_id: string) => ({ params: { path: { tournament_id } } })

export const tournaments = () => unwrap(api.GET('/api/tournaments'))
export const tournament = (id: string) => unwrap(api.GET('/api/tournaments/{tournament_id}', at(id)))
export const makeTournament = (body: TournamentSettings) => unwrap(api.POST('/api/tournaments', { body }))
export const enter = (id: string) => unwrap(api.POST('/api/tournaments/{tournament_id}/enter', at(id)))
export const leave = (id: string) => unwrap(api.POST('/api/tournaments/{tournament_id}/leave', at(id)))
export const start = (id: string) => unwrap(api.POST('/api/tournaments/{tournament_id}/start', at(id)))
export const cancel = (id: string) => unwrap(api.POST('/api/tournaments/{tournament_id}/cancel', at(id)))
export const enterBot = (id: string, bot: string) =>
  unwrap(api.POST('/api/tournaments/{tournament_id}/bots', { ...at(id), body: { bot, count: 1 } }))
