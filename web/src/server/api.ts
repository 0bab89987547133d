/** Typed calls. The browser itself sends the cookie and the Origin that the server wants to see. */
import createClient from 'openapi-fetch'
import type { components, paths } from '../generated/api'
import { connection } from './connection.svelte'
import { Problem, problemOf } from './problem'

export type Schemas = components['schemas']
export type TableShown = Schemas['TableShown']
export type SeatShown = Schemas['SeatShown']
export type Seen = Schemas['GameView']
export type OpenDecision = Schemas['OpenDecision']
export type Frame = Schemas['Happened']['frames'][number]
export type GameShown = Schemas['GameShown']
export type Listing = Schemas['Listing']
export type PastStep = Schemas['PastStep']
export type PlayerShown = Schemas['PlayerShown']
export type You = Schemas['OwnPlayer']
export type SeatChoice = Schemas['SeatRequest']
export type NewTableRequest = Schemas['NewTableRequest']

export const api = createClient<paths>({ baseUrl: '/', fetch: connection.fetch })

export interface Answer<T> {
  data?: T
  error?: unknown
  response: Response
}

/** The answer itself; a `Problem` if there is none. */
export async function unwrap<T>(answer: Promise<Answer<T>>): Promise<T> {
  let got: Answer<T>
  try {
    got = await answer
  } catch (error) {
    throw new Problem(0, 'unreachable', String(error))
  }
  if (!got.response.ok) throw problemOf(got.response.status, got.error)
  return got.data as T
}

/** A call that the generated types do not know of yet, or whose answer is a file. */
export async function fetchJson<T>(path: string, init?: RequestInit): Promise<T> {
  const fetched = connection.fetch(path, init).then(async (response) => {
    const body: unknown = await response.json().catch(() => null)
    return response.ok ? { response, data: body as T } : { response, error: body }
  })
  return unwrap<T>(fetched)
}

let games: Promise<GameShown[]> | null = null

/** What can be played here; asked once. */
export function allGames(): Promise<GameShown[]> {
  games ??= unwrap(api.GET('/api/games')).catch((error: unknown) => {
    games = null
    throw error
  })
  return games
}
