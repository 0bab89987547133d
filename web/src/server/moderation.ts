/** Reports, and what operators do about them. */
import { api, unwrap, type Schemas } from './api'

export type Report = Schemas['Report']
export type AuditEntry = Schemas['AuditEntry']
export type Sanction = Schemas['SanctionRequest']

export const reportRemark = (body: Schemas['RemarkReportRequest']) => unwrap(api.POST('/api/reports/remark', { body }))
export const reportName = (player_id: string, note: string) =>
  unwrap(api.POST('/api/reports/name', { body: { player_id, note } }))
export const reportTournament = (tournament_id: string, note: string) =>
  unwrap(api.POST('/api/reports/tournament', { body: { tournament_id, note } }))

export const openReports = () => unwrap(api.GET('/api/moderation/reports'))
export const auditLog = () => unwrap(api.GET('/api/moderation/audit'))
export const closeReport = (report_id: string) =>
  unwrap(api.POST('/api/moderation/reports/{report_id}/close', { params: { path: { report_id } } }))
export const sanction = (player_id: string, body: Sanction) =>
  unwrap(api.POST('/api/moderation/players/{player_id}', { params: { path: { player_id } }, body }))
export const removeRemark = (table_id: string, number: number, reason: string) =>
  unwrap(
    api.POST('/api/moderation/tables/{table_id}/remarks/{number}/remove', {
      params: { path: { table_id, number } },
      body: { reason },
    }),
  )
export const removeTournamentName = (tournament_id: string, reason: string) =>
  unwrap(
    api.POST('/api/moderation/tournaments/{tournament_id}/remove-name', {
      params: { path: { tournament_id } },
      body: { reason },
    }),
  )
