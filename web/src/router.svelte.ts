/** The location of the page, split into parts. Links within the app are followed without loading the page again. */

interface PageLocation {
  parts: string[]
  query: URLSearchParams
  hash: string
}

function read(): PageLocation {
  return {
    parts: location.pathname.split('/').filter(Boolean).map(decodeURIComponent),
    query: new URLSearchParams(location.search),
    hash: location.hash.slice(1),
  }
}

export const router = $state<{ location: PageLocation }>({ location: read() })

export function navigate(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  router.location = read()
  if (!replace && !location.hash) scrollTo(0, 0)
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return
  event.preventDefault()
  navigate(link.href)
}

export function followLinks(): void {
  addEventListener('popstate', () => (router.location = read()))
  document.addEventListener('click', follow)
}
