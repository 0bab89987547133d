/** The page's title and icon, which count the games that wait for the player. */
import { app, t } from '../app-state.svelte'

const state = $state({ title: '' })

/** To be called where a component is set up: the page has this title as long as it lives. */
export function titled(title: () => string): void {
  $effect(() => {
    state.title = title()
  })
  $effect(() => () => (state.title = ''))
}

/** To be called once, by the frame of all pages. */
export function showTitle(waiting: () => number): void {
  $effect(() => {
    const count = waiting()
    const title = state.title || t('shell-app-name')
    document.title = count ? `(${app.words.number(count)}) ${title}` : title
  })
  $effect(() => {
    const count = waiting()
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (link) link.href = count ? counted(count) : '/icon.svg'
    void (count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => undefined)
  })
}

/** The app's icon with a number on it. */
function counted(count: number): string {
  const number = count > 9 ? '9+' : String(count)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="20" fill="#f5eee1"/><rect x="15" y="47" width="32" height="32" rx="7" fill="#8a4b2f"/><rect x="50" y="47" width="32" height="32" rx="7" fill="#b98a4b"/><rect x="33" y="12" width="32" height="32" rx="7" fill="#0b6b7b" transform="rotate(12 49 28)"/><circle cx="66" cy="66" r="29" fill="#a83264" stroke="#fffaf0" stroke-width="5"/><text x="66" y="81" font-family="sans-serif" font-weight="700" font-size="42" text-anchor="middle" fill="#fff">${number}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
