/** Deals that several play, each against the same bots. */
import { api, unwrap, type Frame, type Schemas } from './api'

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
export const framesOf = (table_id: string): Promise<Frame[]> =>
  unwrap(api.GET('/api/tables/{table_id}/events', { params: { path: { table_id } } }))
