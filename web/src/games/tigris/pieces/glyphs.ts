/** The signs on tiles, monuments and buildings, as paths in a box of 100 by 100. `hole` is cut out of `body`. */
import type { Colour, LeaderName } from '../types'

interface Glyph {
  readonly body: string
  readonly hole?: string
  /** Lines rather than areas. */
  readonly lines?: string
}

/** An ear of grain: pairs of grains along a stalk, and one at the tip. */
const pairs = [33, 48, 63].map(
  (y) =>
    `M48 ${y + 12}Q30 ${y + 10} 28 ${y - 9}Q46 ${y - 6} 48 ${y + 12}ZM52 ${y + 12}Q70 ${y + 10} 72 ${y - 9}Q54 ${y - 6} 52 ${y + 12}Z`,
)
const EAR: Glyph = { body: `M50 32Q40 22 50 9Q60 22 50 32Z${pairs.join('')}`, lines: 'M50 36V88' }

/** Temple, farm, market, settlement: told apart without their colours. */
export const TILE_GLYPHS: Record<Colour, Glyph> = {
  red: {
    body: 'M15 80V67h8V54h8V41h8V28h22v13h8v13h8v13h8v13Z',
    hole: 'M43 80V64a7 7 0 0 1 14 0v16Z',
  },
  blue: EAR,
  green: {
    body: 'M12 55h28a14 13 0 0 1-28 0ZM60 55h28a14 13 0 0 1-28 0ZM34 82a16 9 0 0 1 32 0ZM50 17a6 6 0 1 1-.1 0Z',
    lines: 'M50 24V76M26 33H74M26 33L15 55M26 33L37 55M74 33L63 55M74 33L85 55',
  },
  black: {
    body: 'M14 80V42h7v7h6v-7h7v10h8V36L50 24l8 12v16h8V42h7v7h6v-7h7v38Z',
    hole: 'M42 80V66a8 8 0 0 1 16 0v14ZM46.5 38h7v9h-7Z',
  },
}

/** Library, granary, market hall, palace. */
export const BUILDING_GLYPHS: Record<Colour, Glyph> = {
  red: {
    body: 'M16 22h30v62H16ZM54 22h30v62H54Z',
    hole: 'M22 32h18v5H22ZM22 45h18v5H22ZM22 58h12v5H22ZM60 32h18v5H60ZM60 45h18v5H60ZM60 58h12v5H60Z',
  },
  blue: { body: 'M20 84V52a30 34 0 0 1 60 0v32Z', hole: 'M41 84V66h18v18ZM28 50h44v5H28Z' },
  green: {
    body: 'M10 40L50 14l40 26v6H10ZM14 50h10v26H14ZM36 50h10v26H36ZM54 50h10v26H54ZM76 50h10v26H76ZM8 78h84v8H8Z',
  },
  black: {
    body: 'M12 86V46h8v7h7v-7h8v10h6V24l9-10 9 10v32h6V46h8v7h7v-7h8v40Z',
    hole: 'M42 86V70a8 8 0 0 1 16 0v16ZM46 30h8v12h-8Z',
  },
}

/** Altar flame, ear of grain, scales, crown. */
export const OFFICE_GLYPHS: Record<LeaderName, Glyph> = {
  priest: {
    body: 'M50 8C66 26 78 40 68 58C64 66 58 68 50 68C42 68 36 66 32 58C26 46 34 40 38 28C42 34 44 36 46 36C50 28 50 18 50 8ZM22 76h56v14H22Z',
  },
  farmer: EAR,
  trader: {
    body: 'M4 56h36a18 18 0 0 1-36 0ZM60 56h36a18 18 0 0 1-36 0ZM28 92a22 12 0 0 1 44 0Z',
    lines: 'M50 12V86M22 26H78M22 26L10 56M22 26L34 56M78 26L66 56M78 26L90 56',
  },
  king: { body: 'M12 82L6 28l24 22L50 12l20 38 24-22-6 54Z' },
}

/** Two crossed swords, for a war. */
export const SWORDS: Glyph = {
  body: 'M10 6l16 6 40 46-8 8L14 24ZM90 6l-16 6-40 46 8 8L86 24Z',
  lines: 'M56 76L76 56M68 66L88 90M44 76L24 56M32 66L12 90',
}
