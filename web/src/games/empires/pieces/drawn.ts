/** The pieces as they are drawn everywhere, on the page and in pictures of positions: `pieces.toml` of the game's pictures. */
import given from '../../../generated/empires.json'
import type { Power } from '../types'

const { units, shield, flag, powers, blockade, tiles, counter, signs, sizes } = given.pieces

/** How large pieces are laid out, in units of the sheet. */
export const SIZES = sizes
export const UNITS = units
export const BLOCKADE = blockade
export const TILES = tiles as Readonly<Record<string, typeof blockade>>
export const COUNTER = counter
export const SIGNS = signs

/** A power's pattern; nothing for a seat that has none yet. */
const patternOf = (power: string | null, on: 'shield' | 'flag' | 'land') => powers[power as Power]?.[on] ?? ''

export const shieldOf = (power: string | null) => shield.under + patternOf(power, 'shield') + shield.over
export const flagOf = (power: string | null) => flag.under + patternOf(power, 'flag') + flag.over
/** What the lands that a power leads are strewn with, on a field of 24 × 18. */
export const strewn = (power: string) => patternOf(power, 'land')

export const FIELDS = { shield: shield.field, flag: flag.field, counter: counter.field }
