/** Players as others see them; sign-in, tokens for programs, and how they want to be notified of their turn. */
import { api, unwrap, fetchJson, type Schemas } from './api'

export type FinishedGame = Schemas['FinishedGame']
export type RatingHistory = Schemas['RatingHistory']
export type Profile = Schemas['Profile']
export type RankedPlayer = Schemas['RankedPlayer']

export type Form = 'discord' | 'slack' | 'json'

export interface Contacts {
  /** Can this server send e-mail? */
  letters: boolean
  contacts: {
    way: 'webhook' | 'email'
    form: string
    address: string
    verified: boolean
    trouble: string | null
    digest_hour: number | null
  }[]
}

export const profileOf = (id: string) =>
  unwrap(api.GET('/api/players/{player_id}', { params: { path: { player_id: id } } }))

export const gamesBefore = (id: string, before: number) =>
  unwrap(api.GET('/api/players/{player_id}/games', { params: { path: { player_id: id }, query: { before } } }))

export const leaderboard = (game: string, players: number, period: 'ever' | 'month', kind: 'people' | 'bots') =>
  unwrap(api.GET('/api/games/{game}/ratings', { params: { path: { game }, query: { players, period, kind } } }))

/** The ratings of some players, by their ids; who has none, or hides it, is not there. */
export async function ratingsOf(game: string, players: number, who: string[]): Promise<Map<string, RankedPlayer>> {
  if (!who.length) return new Map()
  const found = await unwrap(
    api.GET('/api/games/{game}/ratings', { params: { path: { game }, query: { players, who } } }),
  )
  return new Map(found.map((rating) => [rating.who, rating]))
}

export const contacts = () => fetchJson<Contacts>('/api/contacts')

function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  return fetchJson<T>(path, { method, ...(body === undefined ? {} : { headers, body: JSON.stringify(body) }) })
}

export const setWebhook = (url: string, form: Form) => send<Contacts>('PUT', '/api/contacts/webhook', { url, form })
export const setEmail = (address: string) => send<Contacts>('PUT', '/api/contacts/email', { address })
export const setDigest = (hour: number | null) => send<Contacts>('PUT', '/api/contacts/email/digest', { hour })
export const testContact = (way: string) => send<Contacts>('POST', `/api/contacts/${way}/test`)
export const removeContact = (way: string) => send<null>('DELETE', `/api/contacts/${way}`)

export type SignInOptions = Schemas['SignInOptions']
export type Token = Schemas['TokenInfo']

export const signInOptions = () => unwrap(api.GET('/api/sign-in'))
export const askForLink = (address: string) => unwrap(api.POST('/api/sign-in/link', { body: { address } }))

export type VacationTimes = Schemas['VacationShown']
export const vacation = () => unwrap(api.GET('/api/vacation'))
export const beginVacation = (days: number) => unwrap(api.PUT('/api/vacation', { body: { days } }))
export const endVacation = () => unwrap(api.DELETE('/api/vacation'))

const atBot = (bot_id: string) => ({ params: { path: { bot_id } } })
export const bots = () => unwrap(api.GET('/api/bots'))
export const makeBot = (name: string) => unwrap(api.POST('/api/bots', { body: { name } }))
export const renewBotToken = (id: string) => unwrap(api.POST('/api/bots/{bot_id}/token', atBot(id)))
export const deleteBot = (id: string) => unwrap(api.DELETE('/api/bots/{bot_id}', atBot(id)))

export const tokens = () => unwrap(api.GET('/api/tokens'))
export const makeToken = (label: string) => unwrap(api.POST('/api/tokens', { body: { label } }))
export const endToken = (id: string) =>
  unwrap(api.DELETE('/api/tokens/{token_id}', { params: { path: { token_id: id } } }))
