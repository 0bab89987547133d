/** Links to a table, for friends. */
import { app, t } from '../app-state.svelte'
import type { TableShown } from '../server/api'

export function linkTo(table: Pick<TableShown, 'id' | 'invitation' | 'private'>): string {
  const invitation = table.private && table.invitation ? `?invitation=${table.invitation}` : ''
  return `${location.origin}/table/${table.id}${invitation}`
}

export async function copyLink(table: TableShown): Promise<void> {
  const link = linkTo(table)
  try {
    await navigator.clipboard.writeText(link)
    app.showToast(t('shell-link-copied'))
  } catch {
    app.showToast(link) // no clipboard without a safe origin: let it be read
  }
}
