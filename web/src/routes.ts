/** Which page a path leads to. Each is loaded when it is wanted, but for the first, which comes with the shell. */
import type { Component } from 'svelte'

type Page = Promise<{ default: Component<Record<string, string>> }>

const FIRST = import.meta.glob<Awaited<Page>>('./pages/Home.svelte', { eager: true })
const PAGES = import.meta.glob<Awaited<Page>>(['./pages/*.svelte', '!./pages/Home.svelte'])

/** By the first part of the path; further parts are given to the page by these names. No page does without an `id`. */
const ROUTES: Record<string, { page: string; names: string[] }> = {
  '': { page: 'Home', names: [] },
  new: { page: 'NewTable', names: [] },
  table: { page: 'Table', names: ['id'] },
  replay: { page: 'Replay', names: ['id'] },
  rules: { page: 'Rules', names: ['game'] },
  learn: { page: 'Tutorial', names: ['game', 'lesson'] },
  settings: { page: 'Settings', names: [] },
  account: { page: 'Account', names: [] },
  games: { page: 'Games', names: [] },
  player: { page: 'Profile', names: ['id'] },
  players: { page: 'Players', names: [] },
  moderation: { page: 'Moderation', names: [] },
  tournaments: { page: 'Tournaments', names: [] },
  'new-tournament': { page: 'NewTournament', names: [] },
  tournament: { page: 'Tournament', names: ['id'] },
  deal: { page: 'Deal', names: ['id'] },
  find: { page: 'Find', names: [] },
}
const MISSING = { page: 'Missing', names: [] }

/** The page's name, and what the path gives to it. */
export function routeOf(parts: readonly string[]): { page: string; given: Record<string, string> } {
  const { page, names } = ROUTES[parts[0] ?? ''] ?? MISSING
  const given: Record<string, string> = {}
  names.forEach((name, index) => {
    const value = parts[index + 1]
    if (value !== undefined) given[name] = value
  })
  if (names.includes('id') && given.id === undefined) return { page: MISSING.page, given: {} }
  return { page, given }
}

export function loadPage(name: string): Page {
  const path = `./pages/${name}.svelte`
  const load = PAGES[path]
  if (FIRST[path]) return Promise.resolve(FIRST[path])
  return load ? load() : Promise.reject(new Error(`there is no page ${name}`))
}
