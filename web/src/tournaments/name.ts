/** What a tournament is called. Of one whose name is gone the server says so in a word of its own. */
import { t } from '../app-state.svelte'

const REMOVED = '[removed]'

export const hasName = (name: string): boolean => name !== REMOVED

export const shownTournament = (name: string): string => (hasName(name) ? name : t('shell-tournament'))
