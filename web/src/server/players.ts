/** Players as others see them; sign-in, tokens for programs, and how they want to be notified of their turn. */
import { api, unwrap, fetchJson, type PlayerShown, type Schemas } from './api'

export interface FinishedGame {
  table: string
  game: string
  players: number
  ended_at: number
  place: number | null
  score: number | null
  opponents: { who: string; name: string; place: number | null; score: number | null }[]
}

export interface RatingHistory {
  game: string
  players: number
  points: { at: number; mu: number; sigma: number; table: string }[]
}

export interface Profile {
  player: PlayerShown
  since: number
  ratings: Schemas['Rating'][]
  history: RatingHistory[]
  games: FinishedGame[]
}

export type Form = 'discord' | 'slack' | 'json'

export interface Contacts {
  /** Can this server send e-mail? */
  letters: boolean
  contacts: { way: 'webhook' | 'email'; form: string; address: string; verified: boolean; trouble: string | null }[]
}

export const profileOf = (id: string) => fetchJson<Profile>(`/api/players/${encodeURIComponent(id)}`)

export const gamesBefore = (id: string, before: number) =>
  fetchJson<FinishedGame[]>(`/api/players/${encodeURIComponent(id)}/games?before=${before}`)

export const contacts = () => fetchJson<Contacts>('/api/contacts')

function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  return fetchJson<T>(path, { method, ...(body === undefined ? {} : { headers, body: JSON.stringify(body) }) })
}

export const setWebhook = (url: string, form: Form) => send<Contacts>('PUT', '/api/contacts/webhook', { url, form })
export const setEmail = (address: string) => send<Contacts>('PUT', '/api/contacts/email', { address })
export const testContact = (way: string) => send<Contacts>('POST', `/api/contacts/${way}/test`)
export const removeContact = (way: string) => send<null>('DELETE', `/api/contacts/${way}`)

export type SignInOptions = Schemas['SignInOptions']
export type Token = Schemas['TokenInfo']

export const signInOptions = () => unwrap(api.GET('/api/sign-in'))
export const askForLink = (address: string) => unwrap(api.POST('/api/sign-in/link', { body: { address } }))

export const tokens = () => unwrap(api.GET('/api/tokens'))
export const makeToken = (label: string) => unwrap(api.POST('/api/tokens', { body: { label } }))
export const endToken = (id: string) =>
  unwrap(api.DELETE('/api/tokens/{token_id}', { params: { path: { token_id: id } } }))
