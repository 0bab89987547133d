/** Bots as they are offered: people of flesh start against one that plays to win; the one that plays anything is last. */
const ORDER = ['novice', 'adept', 'master', 'grandmaster', 'greedy', 'random']

export function botNames(names: readonly string[]): string[] {
  const rank = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length)
  return [...names].sort((a, b) => rank(a) - rank(b))
}

/** The bot that a newcomer meets. */
export function firstBot(names: readonly string[]): string {
  return botNames(names).find((name) => name !== 'random') ?? names[0] ?? 'greedy'
}
