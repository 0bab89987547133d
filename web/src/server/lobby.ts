/** Finding a game: seeks, and what they ask for. */
import { api, unwrap, type Schemas } from './api'

export type LobbyTable = Schemas['LobbyTable']
export type Seek = Schemas['Seek']
export type SeekRequest = Schemas['SeekRequest']

export const seek = (body: SeekRequest) => unwrap(api.POST('/api/seeks', { body }))
export const cancelSeek = (seek_id: string) =>
  unwrap(api.DELETE('/api/seeks/{seek_id}', { params: { path: { seek_id } } }))
