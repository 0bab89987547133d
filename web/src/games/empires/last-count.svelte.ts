/** The count of the last war that ended at a table: shown when it happens, and to be read again later. */
import { memoize } from '../../kit/memoize'
import type { EmpiresPlay, Event } from './types'
import { warCount, type WarCount } from './war-count'

export class LastCount {
  count = $state.raw<WarCount | null>(null)
  open = $state(false)
  private told: readonly Event[] | null = null

  /** Take note of what happened. A war that ends before one's eyes is counted there, if they are at a table. */
  note(happened: readonly Event[], atTable: boolean): void {
    if (happened === this.told) return
    const witnessed = this.told !== null
    this.told = happened
    const count = warCount(happened)
    if (!count || count.war === this.count?.war) return
    this.count = count
    this.open = atTable && witnessed
  }
}

export const lastCountOf = memoize((_play: EmpiresPlay) => new LastCount())
