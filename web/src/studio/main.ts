/** `/studio.html?fixture=tigris/opening&language=he&theme=dark&part=board&pace=1`; without a fixture, the list of them. */
import { mount, unmount } from 'svelte'
import '../kit/base.css'
import '../kit/controls.css'
import { loadGame } from '../games'
import { loadMessages } from '../words/load'
import { direction, LANGUAGES, LocalizedWords, type Language } from '../words/words'
import { StudioPlay, type Fixture } from './play.svelte'
import Fixtures from './Fixtures.svelte'
import Studio from './Studio.svelte'

const FIXTURES = import.meta.glob<Fixture>('../generated/fixtures/*/*.json', { import: 'default' })

let shown: object | null = null

async function open(): Promise<void> {
  const wanted = new URLSearchParams(location.search)
  const language = LANGUAGES.find((known) => known === wanted.get('language')) ?? 'en'
  document.documentElement.lang = language
  document.documentElement.dir = direction(language)
  document.documentElement.dataset.theme = wanted.get('theme') ?? 'light'
  const target = document.getElementById('studio')
  if (!target) throw new Error('studio.html has lost its #studio')
  const name = wanted.get('fixture')
  const load = name === null ? null : FIXTURES[`../generated/fixtures/${name}.json`]
  if (shown) await unmount(shown)
  shown = load ? await show(target, await load(), language, wanted) : list(target)
  document.documentElement.dataset.shown = location.search // for tests: this is what can be seen now
}

function list(target: HTMLElement): object {
  const names = Object.keys(FIXTURES).map((path) => path.replace(/^.*fixtures\/|\.json$/g, ''))
  return mount(Fixtures, { target, props: { names } })
}

async function show(
  target: HTMLElement,
  fixture: Fixture,
  language: Language,
  wanted: URLSearchParams,
): Promise<object> {
  const [client, bundle] = await Promise.all([loadGame(fixture.game), loadMessages(language, fixture.game)])
  const words = new LocalizedWords(bundle, fixture.game, () => fixture.names)
  const play = new StudioPlay(fixture, words, Number(wanted.get('pace') ?? 0))
  return mount(Studio, { target, props: { client, play, part: wanted.get('part') ?? 'all' } })
}

addEventListener('popstate', () => void open())
void open()
