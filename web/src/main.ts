import { mount } from 'svelte'
import './kit/base.css'
import './kit/controls.css'
import App from './App.svelte'
import { whenIdle } from './home/stirring'
import { house } from './house.svelte'
import { breath } from './kit/breath'
import { followLinks, place } from './router.svelte'
import { loadPage, routeOf } from './routes'
import { followHints } from './server/connection.svelte'
import { followSettings, settings } from './settings.svelte'

async function open(): Promise<void> {
  followSettings()
  followLinks()
  void loadPage(routeOf(place.now.parts).page).catch(() => undefined) // beside the words, not after them
  await house.speak(settings.language)
  await breath()
  const target = document.getElementById('page')
  if (!target) throw new Error('index.html has lost its #page')
  mount(App, { target })
  followHints()
  if (import.meta.env.PROD && 'serviceWorker' in navigator) whenIdle(() => navigator.serviceWorker.register('/sw.js'))
}

void open()
