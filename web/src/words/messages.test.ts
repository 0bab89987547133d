/** No component speaks by itself, nothing that is said lacks words in any language, and no words are left over. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { parse } from 'svelte/compiler'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from './words'

const SOURCE = join(import.meta.dirname, '..')
const LOCALES = join(SOURCE, '../../src/tilewright/locales')
const PACKAGE = join(LOCALES, '..')
/** Files of words that only the client uses; those of the games themselves are checked in Python. */
const OURS = /^shell.*\.ftl$|\/table\.ftl$/

function files(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !/generated|studio|\.test\.ts$|client\//.test(name))
    .map((name) => join(folder, name))
}

function messages(language: string, name: string): Set<string> {
  const text = readFileSync(join(LOCALES, language, name), 'utf8')
  return new Set(new FluentResource(text).body.map(({ id }) => id))
}

interface Code {
  /** Texts that could be ids. */
  ids: Set<string>
  /** Ids that are put together, with a group for each part that is filled in: `shell-log-${what}`. */
  patterns: RegExp[]
  /** What can be filled in: texts, and names of fields. */
  parts: Set<string>
}

function readCode(): Code {
  const code: Code = { ids: new Set(), patterns: [], parts: new Set() }
  for (const file of [...files(SOURCE, /\.(ts|svelte)$/), ...files(PACKAGE, /\.(py|toml)$/)]) {
    const text = readFileSync(file, 'utf8')
    for (const [, id] of text.matchAll(/['"`]([a-z]+-[a-z0-9-]+)['"`]/g)) code.ids.add(id ?? '')
    for (const [, part] of text.matchAll(/['"`]([\w.-]+)['"`]/g)) code.parts.add(part ?? '')
    if (!file.endsWith('.py')) for (const [, part] of text.matchAll(/\b(\w+)\??(?::| =)/g)) code.parts.add(part ?? '')
    for (const [, id] of text.matchAll(/`([a-z$][^`\s]*\$\{[^`\n]*)`/g)) {
      const literals = (id ?? '').split(/\$\{[^}]*\}/)
      const escaped = literals.map((literal) => literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      if (/[a-z]/.test(literals.join(''))) code.patterns.push(new RegExp(`^${escaped.join('([A-Za-z0-9_-]+)')}$`))
    }
  }
  for (const part of [...code.parts]) code.parts.add(part.replaceAll(/[._]/g, '-'))
  return code
}

const CODE = readCode()

/** Is it an id in the code, or put together there of parts that the code has too? */
function isSaid(id: string): boolean {
  return (
    CODE.ids.has(id) ||
    CODE.patterns.some((pattern) => {
      const found = pattern.exec(id)
      return found !== null && found.slice(1).every((part) => CODE.parts.has(part))
    })
  )
}

const NAMES = readdirSync(join(LOCALES, 'en'), { recursive: true, encoding: 'utf8' }).filter((name) => OURS.test(name))

describe.each(NAMES)('%s', (name) => {
  const english = messages('en', name)

  it.each(LANGUAGES)('has the same messages in %s', (language) => {
    expect([...messages(language, name)].sort()).toEqual([...english].sort())
  })
  it('has no message that nothing says', () => {
    expect([...english].filter((id) => !isSaid(id))).toEqual([])
  })
  it('has every message that is said', () => {
    const everywhere = new Set(NAMES.flatMap((known) => [...messages('en', known)]))
    const missing = [...CODE.ids].filter(
      (id) => id.startsWith(name.replace('/', '-').replace('.ftl', '-')) && !everywhere.has(id),
    )
    expect(missing).toEqual([])
  })
})

interface Node {
  type: string
  [key: string]: unknown
}

const SPEAKING = new Set(['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label'])
/** Signs that no language reads, and CSS classes that happen to be texts. */
const WORD = /\p{L}{2,}/u

/** Every literal text of a component that a player would read or hear. */
function literals(node: unknown, found: string[] = [], skipped = false): string[] {
  if (Array.isArray(node)) node.forEach((item) => literals(item, found, skipped))
  else if (typeof node === 'object' && node !== null && 'type' in node) {
    const { type, name, data, value } = node as Node
    if (type === 'Text' && !skipped && WORD.test(String(data))) found.push(String(data).trim())
    if (type === 'StyleDirective') return found
    if (type === 'Attribute') {
      if (SPEAKING.has(String(name))) literals(value, found)
      return found
    }
    const silent = skipped || (type === 'RegularElement' && ['style', 'script'].includes(String(name)))
    for (const [key, child] of Object.entries(node)) if (key !== 'parent') literals(child, found, silent)
  }
  return found
}

describe('components', () => {
  const components = files(SOURCE, /\.svelte$/)
  it.each(components.map((file) => [file.slice(SOURCE.length + 1), file]))('%s has no text of its own', (_, file) => {
    const tree = parse(readFileSync(file, 'utf8'), { modern: true })
    expect(literals(tree.fragment)).toEqual([])
  })
})
