/**
 * What the player has picked up and not yet put down: shared by the map, the list of areas and the panel of one table.
 * When the position changes, the selection is empty again.
 */
import { memoize } from '../../kit/memoize'
import {
  complete,
  filled,
  open,
  part,
  placesOpen,
  SLOTS,
  slotOnMap,
  textOf,
  unfilled,
  values,
  type Picks,
  type Slot,
} from './choice'
import { sectionsOf, type Sections } from './sections'
import type { EmpiresPlay, Legal, Place, Unit, Verb } from './types'

/** A unit that is being dragged, and where the pointer is. */
export interface Drag {
  readonly unit: Unit
  readonly x: number
  readonly y: number
  /** The place under the pointer. */
  readonly over: Place | null
}

const NOTHING: Picks = {}

export class Selection {
  /** The area whose particulars are shown. */
  looked = $state<Place | null>(null)
  drag = $state<Drag | null>(null)

  private chosen = $state<Picks>(NOTHING)
  /** The legal actions at the time of choosing: other ones mean another position. */
  private chosenFrom = $state.raw<readonly Legal[]>([])

  constructor(readonly play: EmpiresPlay) {}

  readonly sections: Sections = $derived.by(() => sectionsOf(this.play.legal, this.play.insight?.bid_limit ?? null))

  /** The choices so far. Outside a turn's menu the first thing that can be done in steps is chosen from the start. */
  readonly picks: Picks = $derived.by(() => {
    const fresh = this.chosenFrom !== this.play.legal
    const picks = fresh || this.chosen.do === undefined ? this.beginning() : this.chosen
    return filled(this.play.legal, picks)
  })

  /** The slot to be filled next. */
  readonly next: Slot | null = $derived.by(() => unfilled(this.picks)[0] ?? null)

  /** The places that may be pointed at. */
  readonly targets: ReadonlySet<Place> = $derived.by(() => new Set(placesOpen(this.play.legal, this.picks)))

  /** Where an action that is not done yet would go. */
  get staged(): Place | null {
    const waiting = this.play.staged?.action
    return waiting ? (((part(waiting, 'place') ?? part(waiting, 'area')) as Place | undefined) ?? null) : null
  }

  /** Has the player picked something up, rather than the question itself? */
  get held(): boolean {
    return this.chosenFrom === this.play.legal && this.chosen.do !== undefined
  }

  private beginning(): Picks {
    const [first] = this.sections.verbs
    return first !== undefined && this.play.view.decision?.ask !== 'turn' ? { do: first } : NOTHING
  }

  /** Choose what to do, and perhaps a part of it. */
  begin(verb: Verb, known: Picks = NOTHING): void {
    this.looked = null
    this.choose({ ...known, do: verb })
  }

  /** Let go of everything. */
  drop(): void {
    this.choose(NOTHING)
    this.looked = null
  }

  /** Forget a slot and those after it. */
  reopen(slot: Slot): void {
    const order = this.picks.do === undefined ? [] : SLOTS[this.picks.do]
    const later = order.slice(order.indexOf(slot)) as string[]
    this.choose(Object.fromEntries(Object.entries(this.picks).filter(([name]) => !later.includes(name))))
  }

  options(slot: Slot): string[] {
    return values(this.play.legal, this.picks, slot)
  }

  /**
   * What is done by choosing this: the action that is then complete, or the only one left once its destination is
   * known. Battles are never begun by pointing alone.
   */
  outcome(slot: Slot, value: string): Legal | null {
    const picks = { ...this.picks, [slot]: value }
    const [only, ...others] = open(this.play.legal, picks)
    const bound = (picks.area ?? picks.place) !== undefined && picks.do !== 'attack' && picks.do !== 'raid'
    return only && !others.length && bound ? only : complete(this.play.legal, picks)
  }

  /** Fill a slot; if that makes an action, do it. */
  async fill(slot: Slot, value: string, at?: Element): Promise<void> {
    const picks = { ...this.picks, [slot]: value }
    const done = this.outcome(slot, value)
    if (done) await this.play.act(done.text)
    else if (open(this.play.legal, picks).length) this.choose(filled(this.play.legal, picks))
    else await this.refuse(picks, at)
  }

  /** Pick up a unit that stands somewhere, to move it. */
  take(unit: Unit, origin: Place): boolean {
    const picks: Picks = { do: 'move', unit, origin }
    if (!open(this.play.legal, picks).length) return false
    this.choose(picks)
    return true
  }

  /** A place was pointed at: it answers what is asked, or it is looked at. */
  async point(place: Place, at?: Element): Promise<void> {
    const slot = slotOnMap(this.picks)
    if (this.picks.origin === place && this.picks.do === 'move') this.another(place)
    else if (slot !== null) {
      this.looked = null
      await this.fill(slot, place, at)
    } else this.looked = this.looked === place ? null : place
  }

  /** Pointed at again, a place gives another of its units; after the last one it is let go. */
  private another(origin: Place): void {
    const kinds = values(this.play.legal, { do: 'move', origin }, 'unit')
    const following = kinds[kinds.indexOf(this.picks.unit ?? '') + 1]
    this.choose(following === undefined ? { do: 'move' } : { do: 'move', origin, unit: following })
  }

  private choose(picks: Picks): void {
    this.chosen = picks
    this.chosenFrom = this.play.legal
  }

  /** Ask why not, and tell it where the player pointed. */
  private async refuse(picks: Picks, at?: Element): Promise<void> {
    const text = textOf(picks) ?? this.nearest(picks)
    const refusal = text === null ? null : await this.play.why(text)
    if (refusal) this.play.tell(refusal, at)
  }

  /** A whole action that shows what is wrong with a part of one: what might be meant there. */
  private nearest(picks: Picks): string | null {
    const { view } = this.play
    const mine = this.play.seat === null ? null : view.powers[this.play.seat]?.power
    const area = view.areas.find((each) => each.area === (picks.area ?? picks.origin))
    if (!area) return null
    switch (picks.do) {
      case 'attack': {
        const face = area.counters.find((counter) => /^\d/.test(counter))
        const rival = view.powers.findIndex(
          (power, seat) => power.power !== mine && (area.markers[seat] || area.armies[seat] || area.forts[seat]),
        )
        const other = view.powers[rival]?.power ?? view.powers.find(({ power }) => power !== mine)?.power
        return face && rival < 0
          ? `attack neutral ${area.area} ${face}`
          : other
            ? `attack ${other} ${area.area} land`
            : null
      }
      case 'raid': {
        const owner = view.powers.find(({ power }, seat) => power !== mine && area.markers[seat])?.power ?? mine
        return owner ? `raid ${owner} ${area.area}` : null
      }
      case 'move':
        return `move ${picks.unit ?? 'army'} ${area.area} home`
      case 'settle':
        return `settle ${area.counters.includes('slaves') ? 'slaves' : 'pop'} ${area.area}`
      default:
        return null
    }
  }
}

/** The selection of a table: map and panel share it. */
export const selectionOf = memoize((play: EmpiresPlay) => new Selection(play))
