/** Tells a player that it is their turn: by the title, the badge, a notification, a sound. */
import { t } from '../app-state.svelte'
import { knock } from '../kit/sound'
import { settings } from '../settings.svelte'
import type { LocalizedWords } from '../words/words'

interface Moment {
  mine: boolean
  over: boolean
  ask: string
  words: LocalizedWords | null
}

/** To be called where a component is set up. */
export function notifyOfTurn(moment: () => Moment): void {
  let before = false
  $effect(() => {
    const { mine, ask, words } = moment()
    const title = words?.title() ?? ''
    document.title = mine ? t('shell-title-your-turn', { title }) : t('shell-title', { title })
    if (mine === before) return
    before = mine
    if (!mine) {
      void navigator.clearAppBadge?.().catch(() => undefined)
      return
    }
    if (settings.sound) knock()
    void navigator.setAppBadge?.(1).catch(() => undefined)
    if (document.hidden && settings.notify && Notification?.permission === 'granted') notify(title, ask)
  })
  $effect(() => () => {
    document.title = t('shell-app-name')
    void navigator.clearAppBadge?.().catch(() => undefined)
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
