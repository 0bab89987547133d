/** Bots as they are offered: people of flesh start against one that plays to win; the one that plays anything is last. */
const LEVELS = ['novice', 'adept', 'master', 'grandmaster']
const BASELINES = ['greedy', 'random']

export function botNames(names: readonly string[]): string[] {
  const rank = (name: string) => {
    if (LEVELS.includes(name)) return LEVELS.indexOf(name)
    return LEVELS.length + 1 + BASELINES.indexOf(name) // styles, which are neither, come between
  }
  return [...names].sort((a, b) => rank(a) - rank(b))
}

/** The bot that a newcomer meets. */
export function firstBot(names: readonly string[]): string {
  return botNames(names).find((name) => name !== 'random') ?? names[0] ?? 'greedy'
}
