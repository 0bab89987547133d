/** Those who have deleted their account: the server knows no name of theirs any more. */
import { t } from '../app-state.svelte'

const DELETED = '[deleted]'

export const isDeleted = (name: string): boolean => name === DELETED

export const shownName = (name: string): string => (isDeleted(name) ? t('shell-people-deleted') : name)
