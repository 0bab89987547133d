/** Players among each other: finding, following, blocking and inviting them. */
import { api, unwrap, type Schemas } from './api'

export type People = Schemas['People']
export type Invite = Schemas['InviteShown']
export type Relation = Schemas['Profile']['relation']

const at = (player_id: string) => ({ params: { path: { player_id } } })

export const people = () => unwrap(api.GET('/api/people'))
export const searchPlayers = (name: string) => unwrap(api.GET('/api/players', { params: { query: { name } } }))

/** Follow or block somebody, or neither. */
export async function relate(player: string, relation: Relation): Promise<void> {
  if (relation) await unwrap(api.PUT('/api/people/{player_id}', { ...at(player), body: { relation } }))
  else await unwrap(api.DELETE('/api/people/{player_id}', at(player)))
}

export const declineInvite = (table_id: string) =>
  unwrap(api.DELETE('/api/invites/{table_id}', { params: { path: { table_id } } }))
export const invite = (table_id: string, player_id: string) =>
  unwrap(api.POST('/api/tables/{table_id}/invite', { params: { path: { table_id } }, body: { player_id } }))
