/** Where we are: the path of the page, split. Links of our own are followed without loading the page again. */

interface Place {
  parts: string[]
  query: URLSearchParams
  hash: string
}

function read(): Place {
  return {
    parts: location.pathname.split('/').filter(Boolean).map(decodeURIComponent),
    query: new URLSearchParams(location.search),
    hash: location.hash.slice(1),
  }
}

export const place = $state<{ now: Place }>({ now: read() })

export function go(path: string, instead = false): void {
  if (instead) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  place.now = read()
  if (!instead && !location.hash) scrollTo(0, 0)
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return
  event.preventDefault()
  go(link.href)
}

export function followLinks(): void {
  addEventListener('popstate', () => (place.now = read()))
  document.addEventListener('click', follow)
}
