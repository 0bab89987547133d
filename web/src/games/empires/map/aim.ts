/** What an attack is announced on, and where it lies: it is begun from there. */
import type { Selection } from '../selection.svelte'
import type { Area, AreaView, View } from '../types'
import { SPREADS, type Point } from './chart'
import { arrange, onLand, type Item } from './spread'

export interface Aim {
  readonly area: Area
  readonly target?: string | undefined
  readonly what?: string | undefined
}

export function aimOf({ held, picks }: Selection): Aim | null {
  const { do: verb, area, target, what } = picks
  return held && area && (verb === 'attack' || verb === 'raid') ? { area: area as Area, target, what } : null
}

/** Is it this that would be attacked? Of counters that are alike, any of them. */
export function aimedAt(item: Item, aim: Aim | null): boolean {
  if (item.kind === 'counter') return aim?.target === 'neutral' && item.face === aim.what
  return item.kind === 'captive' && item.tile === aim?.target
}

/** The middle of the counter that an attack is announced on; null if it is announced on more than one thing. */
export function spotOf(view: View, aim: Aim): Point | null {
  const { land } = SPREADS[aim.area]
  const area = view.areas.find((each) => each.area === aim.area) as AreaView
  const { scale, lying } = arrange(onLand(area), land.w, land.h)
  const found = lying.find(({ item }) => aimedAt(item, aim))
  return found ? { x: land.x + (found.x + found.h / 2) * scale, y: land.y + (found.y + found.h / 2) * scale } : null
}
