/** Links to a table, for friends. */
import { house, t } from '../house.svelte'
import type { TableShown } from '../server/api'

export function linkTo(table: Pick<TableShown, 'id' | 'invitation' | 'private'>): string {
  const invitation = table.private && table.invitation ? `?invitation=${table.invitation}` : ''
  return `${location.origin}/table/${table.id}${invitation}`
}

export async function copyLink(table: TableShown): Promise<void> {
  const link = linkTo(table)
  try {
    await navigator.clipboard.writeText(link)
    house.tell(t('shell-link-copied'))
  } catch {
    house.tell(link) // no clipboard without a safe origin: let it be read
  }
}
