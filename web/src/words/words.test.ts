import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LocalizedWords, MessageBundle } from './words'

const ENGLISH = `
common-several = { $name } × { $count }
toy-title = Toy
toy-name-Rsq = red square
    .acc = a red square
toy-name-Bst = blue star
toy-name-gem = gem
    .acc = a gem
    .acc-several = gems
    .acc-two = both gems
toy-name-two_words = both
toy-event-placed = { $seat-player } places { $tile-acc } at { $x }.
toy-event-drew = { $seat-player } draws { $tiles-count ->
    [one] a tile
   *[other] { $tiles-count } tiles
}: { $tiles-name }.
toy-event-rolled = { $dice-first } and { $dice-second }{ $won ->
    [yes] , won
   *[no] , lost
}
toy-event-scored = Points: { $lines }.
    .lines = { $index ->
        [0] first { $points }
       *[other] then { $points }
    }
toy-event-paired = { $pairs }
    .pairs = { $first }:{ $second }
toy-event-silent = {""}
toy-refusal-no-room = There is no room at { $cell }.
toy-only-english = Only here.
`
const HEBREW = `
toy-title = צעצוע
toy-event-placed = { $seat-player } מניח { $tile-name }.
`

const players = ['Anna', 'Béla']
const english = new MessageBundle('en', [ENGLISH])
const words = new LocalizedWords(english, 'toy', () => players)

describe('arguments are made as `tilewright.translations` makes them', () => {
  it('names players, pieces and forms of pieces', () => {
    expect(words.event({ event: 'placed', seat: 1, tile: 'Rsq', x: 3 })).toBe('Béla places a red square at 3.')
  })
  it('counts equal values of a list and joins them', () => {
    expect(words.event({ event: 'drew', seat: 0, tiles: ['Rsq', 'Bst', 'Rsq'] })).toBe(
      'Anna draws 3 tiles: red square × 2 and blue star.',
    )
  })
  it('counts in the forms that a word has for two and for several', () => {
    const placed = (tile: string) => english.say('toy-event-placed', { seat: 0, tile, x: 1 }, 'toy', players)
    expect(placed('gem')).toBe('Anna places a gem at 1.')
    expect(placed('gem gem Rsq')).toBe('Anna places both gems and a red square at 1.')
    expect(placed('gem gem gem')).toBe('Anna places 3 gems at 1.')
    const hebrew = new MessageBundle('he', ['toy-event-placed = { $tile-acc }'], english)
    expect(hebrew.say('toy-event-placed', { tile: 'Rsq gem gem gem' }, 'toy', players)).toContain(' ו־3 gems')
  })
  it('splits a text into values that have names, unless the whole has one', () => {
    expect(words.text('toy-event-drew', { seat: 0, tiles: ['two words'] })).toContain('both')
    expect(english.say('toy-event-placed', { seat: 0, tile: 'Rsq Bst', x: 1 }, 'toy', players)).toContain(
      'a red square and blue star',
    )
  })
  it('gives ordinals, yes and no', () => {
    expect(words.event({ event: 'rolled', dice: [4, 6], won: true })).toBe('4 and 6, won')
    expect(words.event({ event: 'rolled', dice: [4, 6], won: false })).toBe('4 and 6, lost')
  })
  it('tells a field value by value through the attribute of its name', () => {
    expect(words.event({ event: 'scored', lines: [{ points: 5 }, { points: 2 }] })).toBe('Points: first 5, then 2.')
    expect(words.event({ event: 'scored', lines: [] })).toBe('Points: none.')
    expect(
      words.event({
        event: 'paired',
        pairs: [
          ['a', 1],
          ['b', 2],
        ],
      }),
    ).toBe('a:1, b:2')
  })
  it('has nothing to say of an empty message, and gives back an unknown id', () => {
    expect(words.event({ event: 'silent' })).toBeNull()
    expect(words.text('toy-unknown')).toBe('toy-unknown')
  })
  it('explains refusals, and reads an unknown reason as a sentence', () => {
    expect(words.refusal({ rule: 'T-1', reason: 'no-room', facts: { cell: 'C5' } })).toBe('There is no room at C5.')
    expect(words.refusal({ rule: 'T-1', reason: 'not-here-today', facts: {} })).toBe('Not here today')
  })
})

describe('Hebrew', () => {
  const hebrew = new LocalizedWords(new MessageBundle('he', [HEBREW], english), 'toy', () => players)
  it('isolates what it is given, and asks English for what it lacks', () => {
    expect(hebrew.direction).toBe('rtl')
    expect(hebrew.event({ event: 'placed', seat: 0, tile: 'Rsq', x: 1 })).toBe(
      '\u2068Anna\u2069 מניח \u2068red square\u2069.',
    )
    expect(hebrew.text('toy-only-english')).toBe('Only here.')
  })
  it('keeps a name that was put together of arguments in its own direction inside a sentence', () => {
    const bot = '\u2068בוט אמן\u2069 \u20682\u2069'
    const told = new LocalizedWords(new MessageBundle('he', [HEBREW], english), 'toy', () => [bot])
    expect(told.event({ event: 'placed', seat: 0, tile: 'Rsq', x: 1 })).toBe(
      `\u2068\u200f${bot}\u2069 מניח \u2068red square\u2069.`,
    )
  })
})

describe('the files in locales', () => {
  it('keep the sign before a number that is part of a place, in Hebrew too', () => {
    const file = new URL('../../../src/tilewright/locales/he/qwirkle/game.ftl', import.meta.url)
    const qwirkle = new LocalizedWords(new MessageBundle('he', [readFileSync(file, 'utf8')]), 'qwirkle', () => players)
    const said = qwirkle.event({ event: 'placed', seat: 0, tile: 'Rsq', x: -3, y: 0 })
    expect(said).toMatch(/ \u2066\u2068\u200e-3\u2069,\u20680\u2069\u2069\.$/)
  })
  it.each(['en', 'he', 'hu'])('speak of a refused tile in %s', (language) => {
    const text = (name: string) =>
      readFileSync(new URL(`../../../src/tilewright/locales/${language}/${name}.ftl`, import.meta.url), 'utf8')
    const qwirkle = new LocalizedWords(new MessageBundle(language, [text('common'), text('qwirkle/game')]), 'qwirkle')
    const said = qwirkle.refusal({ rule: 'QW-P1', reason: 'you-do-not-hold-this-tile', facts: { tile: 'Rsq' } })
    expect(said).toContain('Rsq')
    expect(said).toContain(qwirkle.name('Rsq'))
  })
})
