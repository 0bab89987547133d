/** Recorded games, as a spectator saw them; and a still picture of each, for before they begin to move. */

const RECORDED = import.meta.glob<unknown[]>('../generated/recorded/*.json', { import: 'default' })
const STILLS = import.meta.glob<string>('../games/*/still-*.svg', { eager: true, query: '?url', import: 'default' })

export async function recorded(game: string): Promise<unknown[]> {
  return (await RECORDED[`../generated/recorded/${game}.json`]?.()) ?? []
}

/** The step with which a recorded game begins, far enough for something to see. The still shows it too. */
export function firstOf(views: readonly unknown[]): number {
  return Math.floor(views.length * 0.6)
}

/** `npm run pictures` draws them anew. */
export function stillOf(game: string, theme: string): string | undefined {
  return STILLS[`../games/${game}/still-${theme}.svg`]
}
