import { mount } from 'svelte'
import './kit/base.css'
import './kit/controls.css'
import App from './App.svelte'
import { whenIdle } from './home/first-interaction'
import { app } from './app-state.svelte'
import { nextTask } from './kit/next-task'
import { followLinks, router } from './router.svelte'
import { loadPage, routeOf } from './routes'
import { followHints } from './server/connection.svelte'
import { followSettings, settings } from './settings.svelte'

async function open(): Promise<void> {
  followSettings()
  followLinks()
  void loadPage(routeOf(router.location.parts).page).catch(() => undefined) // beside the words, not after them
  await app.setLanguage(settings.language)
  await nextTask()
  const target = document.getElementById('page')
  if (!target) throw new Error('index.html has lost its #page')
  mount(App, { target })
  followHints()
  if (import.meta.env.PROD && 'serviceWorker' in navigator) whenIdle(() => navigator.serviceWorker.register('/sw.js'))
}

void open()
