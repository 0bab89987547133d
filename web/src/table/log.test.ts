import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Frame } from '../server/api'
import { gains as empires } from '../games/empires/gains'
import { gains } from '../games/tigris/gains'
import { seatNames } from '../games/empires/speech'
import { LocalizedWords, MessageBundle } from '../words/words'
import { logEntries } from './log'

const LOCALES = join(import.meta.dirname, '../../../src/tilewright/locales')

function wordsOf(language: string, game: string): LocalizedWords {
  const files = ['shell', 'common'].map((name) => join(LOCALES, language, `${name}.ftl`))
  for (const name of readdirSync(join(LOCALES, language, game))) {
    if (name.endsWith('.ftl')) files.push(join(LOCALES, language, game, name))
  }
  const bundle = new MessageBundle(
    language,
    files.map((file) => readFileSync(file, 'utf8')),
  )
  return new LocalizedWords(bundle, game, () => ['Anna', 'Béla'])
}

const EVENTS = [
  { event: 'tile-placed', seat: 0, colour: 'blue', at: 'C5' },
  { event: 'scored', seat: 0, colour: 'blue', points: 1, reason: '', rule: 'TE-P4', at: 'C5' },
  { event: 'leader-placed', seat: 0, leader: 'king', at: 'D5', source: null },
  { event: 'scored', seat: 0, colour: 'red', points: 1, reason: '', rule: 'TE-M6', at: 'B2' },
  { event: 'scored', seat: 0, colour: 'red', points: 1, reason: '', rule: 'TE-M6', at: 'F2' },
  { event: 'scored', seat: 1, colour: 'black', points: 1, reason: '', rule: 'TE-P4', at: 'C5' },
]
const acted = (steps: unknown) =>
  ({ what: 'acted', number: 7, at: 0, seat: 0, events: EVENTS, steps }) as unknown as Frame

describe('the log', () => {
  const words = wordsOf('en', 'tigris')

  it('has a line for each action, with what it scored summed up and the rest folded', () => {
    const steps = [
      { events: 2, view: {}, actor: 0 },
      { events: 4, view: {}, actor: 1 },
    ]
    const [tile, king] = logEntries([acted(steps)], words, { gains })
    expect([tile?.lines, tile?.gains]).toEqual([['Anna places a farm at C5.'], [{ seat: 0, text: '+1 blue' }]])
    expect(king?.lines).toEqual(['Anna places the king at D5.'])
    expect(king?.gains).toEqual([
      { seat: 0, text: '+2 red' },
      { seat: 1, text: '+1 black' },
    ])
    expect(king?.details).toHaveLength(3)
    expect([tile?.key, king?.key]).toEqual(['7.0', '7.1'])
  })

  it('leaves nothing out of a turn whose actions are not known apart', () => {
    const [entry] = logEntries([acted(null)], words, { gains })
    expect(entry?.lines).toHaveLength(EVENTS.length)
    expect(entry?.details).toEqual([])
  })

  it('sums the points of all areas at the end of a war', () => {
    const scored = [
      { event: 'area-scored', area: 'india', markers: [1, 2], points: [2, 4], rule: 'SE-V1' },
      { event: 'area-scored', area: 'africa', markers: [1, 0], points: [1, 0], rule: 'SE-V1' },
    ] as unknown as Parameters<typeof empires>[0]
    expect(empires(scored, wordsOf('en', 'empires'))).toEqual([
      { seat: 0, text: '+3 points' },
      { seat: 1, text: '+4 points' },
    ])
  })
})

it('calls a player of Empires by name and power, in every language', () => {
  const view = { powers: [{ power: 'france' }, { power: null }] } as unknown as Parameters<typeof seatNames>[1]
  const called = (language: string) => seatNames(['Anna', 'Béla'], view, wordsOf(language, 'empires'))
  expect(called('en')).toEqual(['Anna (France)', 'Béla'])
  expect(called('he')).toEqual(['Anna (צרפת)', 'Béla'])
  expect(called('hu')).toEqual(['Anna (Franciaország)', 'Béla'])
})
