/** Players have no colour in this game: each has a wood, in a hue of no tile. */
export const WOODS = ['#d9ab74', '#b98a6a', '#c9b8a4', '#a3917f'] as const
