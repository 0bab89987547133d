/** Deals that several play, each against the same bots. */
import { api, fetchJson, unwrap, type Frame, type Schemas } from './api'

export type Deal = Schemas['DealShown']
export type DealResult = Schemas['DealResult']

const at = (deal_id: string, invitation: string | null) => ({
  params: { path: { deal_id }, query: invitation ? { invitation } : {} },
})

export const dealsOfTheDay = () => unwrap(api.GET('/api/deals'))
export const deal = (id: string, invitation: string | null) =>
  unwrap(api.GET('/api/deals/{deal_id}', at(id, invitation)))
export const playDeal = (id: string, invitation: string | null) =>
  unwrap(api.POST('/api/deals/{deal_id}/play', at(id, invitation)))

/** What happened at a table, as anybody sees it, so that two tables tell alike; of a private one, as we may see it. */
export async function framesOf(table: string): Promise<Frame[]> {
  const path = `/api/tables/${table}/events`
  return fetchJson<Frame[]>(path, { credentials: 'omit' }).catch(() => fetchJson<Frame[]>(path))
}
