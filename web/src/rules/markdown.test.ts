import { describe, expect, it } from 'vitest'
import { blocks, pieces } from './markdown'
import { found } from './rules'

describe('pieces', () => {
  it('tells emphasis, code and rules apart', () => {
    expect(pieces('*Ruling*: see TE-L3, **never** `tile`.')).toEqual([
      { kind: 'em', text: 'Ruling' },
      { kind: 'text', text: ': see ' },
      { kind: 'rule', text: 'TE-L3', to: '#TE-L3' },
      { kind: 'text', text: ', ' },
      { kind: 'strong', text: 'never' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'tile' },
      { kind: 'text', text: '.' },
    ])
  })
  it('follows links of the web alone', () => {
    expect(pieces('[a](https://a.example) [b](javascript:alert)')).toEqual([
      { kind: 'link', text: 'a', to: 'https://a.example' },
      { kind: 'text', text: ' ' },
      { kind: 'text', text: 'b' },
    ])
  })
})

describe('blocks', () => {
  it('are paragraphs, lists and tables', () => {
    expect(blocks('One\nline.\n\n- a\n- b\n\n| x | y |\n|---|---|\n| 1 | 2 |')).toEqual([
      { kind: 'paragraph', text: 'One line.' },
      { kind: 'list', items: ['a', 'b'] },
      {
        kind: 'table',
        rows: [
          ['x', 'y'],
          ['1', '2'],
        ],
      },
    ])
  })
})

it('tells numbered lists from others', () => {
  expect(blocks('1. One\n2. Two\n\n- A')).toEqual([
    { kind: 'numbered', items: ['One', 'Two'] },
    { kind: 'list', items: ['A'] },
  ])
})

it('takes a picture with what is said below it', () => {
  expect(blocks('![Two kings](pictures/two-kings.svg)\n**Revolt:** who\nwins?')).toEqual([
    { kind: 'picture', file: 'two-kings.svg', alt: 'Two kings', text: '**Revolt:** who wins?' },
  ])
  expect(blocks('![far](https://a.example/b.svg)')).toMatchObject([{ kind: 'paragraph' }])
})

describe('search', () => {
  const page = {
    title: 'T',
    chapters: [
      {
        title: 'Leaders',
        rules: [
          { id: 'TE-L2', text: 'Empty land.' },
          { id: 'TE-L3', text: 'Beside a temple, whoever’s.' },
        ],
      },
    ],
  }
  it('wants all words, wherever they stand', () => {
    expect(found(page, 'leaders TEMPLE')[0]?.rules.map((rule) => rule.id)).toEqual(['TE-L3'])
    expect(found(page, 'te-l2')[0]?.rules).toHaveLength(1)
    expect(found(page, "whoever's")[0]?.rules).toHaveLength(1)
    expect(found(page, 'war')).toEqual([])
    expect(found(page, ' ')).toEqual(page.chapters)
  })
})
