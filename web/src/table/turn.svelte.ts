/** Tells a player that it is their turn: by the title, a notification, a sound. The page's icon counts all games that wait. */
import { t } from '../app-state.svelte'
import { titled } from '../kit/page-title.svelte'
import { knock } from '../kit/sound'
import { settings } from '../settings.svelte'
import type { LocalizedWords } from '../words/words'

interface TurnState {
  mine: boolean
  over: boolean
  ask: string
  words: LocalizedWords | null
}

/** To be called where a component is set up. */
export function notifyOfTurn(state: () => TurnState): void {
  titled(() => {
    const { mine, words } = state()
    const title = words?.title() ?? ''
    return mine ? t('shell-title-your-turn', { title }) : t('shell-title', { title })
  })
  let before = false
  $effect(() => {
    const { mine, ask, words } = state()
    const title = words?.title() ?? ''
    if (mine === before) return
    before = mine
    if (!mine) return
    if (settings.sound) knock()
    if (document.hidden && settings.notify && Notification?.permission === 'granted') notify(title, ask)
  })
}

function notify(title: string, body: string): void {
  try {
    const notice = new Notification(t('shell-title-your-turn', { title }), {
      body,
      tag: location.pathname,
      icon: '/icon-192.png',
    })
    notice.onclick = () => {
      focus()
      notice.close()
    }
  } catch {
    // phones let only a service worker do this; title and badge have told already
  }
}
