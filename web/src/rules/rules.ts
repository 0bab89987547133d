/** The rule pages as the server gives them: chapters of rules, each with its id. */
import { fetchJson } from '../server/api'
import type { Language } from '../words/words'

export interface Rule {
  id: string
  text: string
}

export interface Chapter {
  title: string
  /** 2 for a chapter, 3 for a part of one. */
  level?: number
  text?: string
  rules: Rule[]
}

export interface RulePage {
  title: string
  /** The language that it is in: English where there is no translation. */
  language?: string
  chapters: Chapter[]
}

const pages = new Map<string, Promise<RulePage>>()

export function rulePage(game: string, language: Language): Promise<RulePage> {
  const address = `/api/games/${encodeURIComponent(game)}/rules?language=${language}`
  const known = pages.get(address)
  if (known) return known
  const page = fetchJson<RulePage>(address)
  pages.set(address, page)
  page.catch(() => pages.delete(address))
  return page
}

/** As people type it: small letters, and the marks that keyboards have. */
const typed = (text: string): string => text.toLocaleLowerCase().replace(/[’׳]/g, "'").replace(/״/g, '"')

/** The rules that have all these words, in their text, id or chapter's title. */
export function found(page: RulePage, words: string): Chapter[] {
  const wanted = typed(words).split(/\s+/).filter(Boolean)
  if (!wanted.length) return page.chapters
  return page.chapters.flatMap((chapter) => {
    const rules = chapter.rules.filter((rule) => {
      const text = typed(`${rule.id} ${chapter.title} ${rule.text}`)
      return wanted.every((word) => text.includes(word))
    })
    return rules.length ? [{ title: chapter.title, rules }] : []
  })
}
