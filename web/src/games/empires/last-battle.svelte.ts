/** The attack that was last seen at a table, kept until the next one, so that a battle can be looked at in peace. */
import { memoize } from '../../kit/memoize'
import { follow, NO_CAMPAIGN, type Campaign } from './battle'
import type { EmpiresPlay, Event } from './types'

export class LastBattle {
  campaign = $state.raw<Campaign>(NO_CAMPAIGN)
  /** Has a card told of it? Then it is over as soon as the attack is. */
  carded = false
  private told: readonly Event[] = []

  /** Take note of what just happened, once. */
  note(recent: readonly Event[]): void {
    if (recent === this.told) return
    this.told = recent
    this.campaign = follow(this.campaign, recent)
  }

  close(): void {
    this.campaign = NO_CAMPAIGN
    this.carded = false
  }
}

export const lastBattleOf = memoize((_play: EmpiresPlay) => new LastBattle())
