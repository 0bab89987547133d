/**
 * Every word that a player reads, from the same Fluent files as in `tilewright.translations`, with arguments made the same way:
 *
 *     $tile         the value itself: a text, a number, yes, no or none; of several values, their list
 *     $tile-name    the word for it: the message `qwirkle-name-Rsq` where the value is Rsq (spaces become underscores)
 *     $tile-acc     another form of that word: the attribute `.acc` of the same message; of several equal values
 *                   `.acc-two` or a number and `.acc-several`, where the message has them
 *     $seat-player  the name of the player at that seat
 *     $tiles-count  how many values there are
 *     $dice-first   the first of several values, and so on to the fourth
 *
 * Where a message has an attribute named for a field, each value of that field is put into words by it.
 */
import { FluentBundle, FluentResource, type FluentVariable, type Message } from '@fluent/bundle'
import type { Refusal, Words } from '../games/contract'

export const LANGUAGES = ['en', 'he', 'hu'] as const
export type Language = (typeof LANGUAGES)[number]

type Facts = Readonly<Record<string, unknown>>
type Arguments = Record<string, FluentVariable>
type Forms = Record<string, string>
type Pattern = NonNullable<Message['value']>

const NOTHING = 'none'
const ORDINALS = ['first', 'second', 'third', 'fourth'] as const
const ISOLATE = '\u2068' // after which comes an argument, in the direction of its own first letter
const RIGHT_TO_LEFT = '\u200f' // a mark that counts as a letter of that direction
const AND_FIGURE = / ו-?(?=\d)/g // Hebrew joins 'and' to a figure with a maqaf
const SPELLING: Record<string, string> = { en: 'en-GB' } // British English

export function direction(language: string): 'ltr' | 'rtl' {
  return language === 'he' ? 'rtl' : 'ltr'
}

/** The sentences of one language, from the texts of its files. */
export class MessageBundle {
  readonly spelling: string
  private readonly sentences: FluentBundle
  private readonly names: FluentBundle
  private readonly numbers = new Map<string, Intl.NumberFormat>()
  private lists: Intl.ListFormat | undefined

  constructor(
    readonly language: string,
    files: readonly string[],
    private readonly helper: MessageBundle | null = null,
  ) {
    this.spelling = SPELLING[language] ?? language
    this.sentences = new FluentBundle(this.spelling, { useIsolating: direction(language) === 'rtl' })
    this.names = new FluentBundle(this.spelling, { useIsolating: false })
    for (const file of files) {
      const resource = new FluentResource(withBareMarks(file))
      this.sentences.addResource(resource)
      this.names.addResource(resource)
    }
  }

  /** The message, or a part of it; null if it is empty, or if nobody has it. */
  say(id: string, facts: Facts, subject: string, players: readonly string[], part?: string): string | null {
    const message = this.sentences.getMessage(id)
    const pattern = part === undefined ? message?.value : message?.attributes[part]
    if (message && pattern != null) {
      const given = this.forms(facts, subject, players)
      if (part === undefined) Object.assign(given, this.itemized(message, facts, subject, players))
      const errors: Error[] = []
      const said = this.sentences.formatPattern(pattern, given, errors)
      if (!errors.length) return said || null
      console.warn(`${this.language}: ${id}:`, ...errors.map((error) => error.message))
    }
    return this.helper?.say(id, facts, subject, players, part) ?? null
  }

  /** A number as this language writes it; what writes it is made once for each way. */
  number(value: number, options: Intl.NumberFormatOptions = {}): string {
    const way = JSON.stringify(options)
    let writer = this.numbers.get(way)
    if (!writer) this.numbers.set(way, (writer = new Intl.NumberFormat(this.spelling, options)))
    return writer.format(value)
  }

  /** The word for a value, and its other forms; empty if it has none. */
  nameForms(value: string, subject: string): Forms {
    const message = this.names.getMessage(`${subject}-name-${value.replaceAll(' ', '_')}`)
    if (!message) return this.helper?.nameForms(value, subject) ?? {}
    const forms: Forms = {}
    if (message.value != null) forms.name = this.plain(message.value)
    for (const [form, pattern] of Object.entries(message.attributes)) forms[form] = this.plain(pattern)
    return forms
  }

  private plain(pattern: Pattern, given?: Arguments): string {
    return this.names.formatPattern(pattern, given)
  }

  /** The fields whose values are put into words one by one, by a part of the message. */
  private itemized(message: Message, facts: Facts, subject: string, players: readonly string[]): Arguments {
    const given: Arguments = {}
    for (const field of Object.keys(message.attributes)) {
      if (!(field in facts)) continue
      const texts = items(facts[field]).map((item) => this.say(message.id, item, subject, players, field))
      given[field] = this.directed(texts.filter(Boolean).join(', ')) || NOTHING
    }
    return given
  }

  /** Words of this language run its way, even if they are made of arguments alone, with no letter between. */
  private directed(words: string): string {
    return direction(this.language) === 'rtl' && words.includes(ISOLATE) ? RIGHT_TO_LEFT + words : words
  }

  private forms(facts: Facts, subject: string, players: readonly string[]): Arguments {
    const given: Arguments = {}
    for (const [field, value] of Object.entries(facts)) {
      if (value === null || value === undefined) given[field] = NOTHING
      else if (typeof value === 'boolean') given[field] = value ? 'yes' : 'no'
      else if (typeof value === 'number') {
        given[field] = value
        given[`${field}-player`] = this.directed(players[value] ?? String(value))
      } else if (typeof value === 'string') {
        given[field] = this.directed(value)
        Object.assign(given, this.named(field, this.values(value, subject), subject))
      } else if (Array.isArray(value)) {
        given[field] = value.join(', ') || NOTHING
        given[`${field}-count`] = value.length
        const texts = value.filter((item) => typeof item === 'string')
        Object.assign(given, this.named(field, texts, subject))
        const plain = value.filter((item) => typeof item === 'string' || typeof item === 'number')
        ORDINALS.forEach((ordinal, index) => {
          const item = plain[index]
          if (item !== undefined) given[`${field}-${ordinal}`] = item
        })
      }
    }
    return given
  }

  /** The values that a text holds: itself, or several that have names. */
  private values(text: string, subject: string): readonly string[] {
    const hasName = (value: string) => Object.keys(this.nameForms(value, subject)).length > 0
    const parts = text.split(' ')
    return !hasName(text) && parts.every(hasName) ? parts : [text]
  }

  /** The words for these values in every form that they have; equal ones are counted. */
  private named(field: string, values: readonly string[], subject: string): Arguments {
    const counts = new Map<string, number>()
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
    const spoken = [...counts].map(([value, count]) => ({ value, count, forms: this.nameForms(value, subject) }))
    const shared = new Set(['name', ...spoken.flatMap(({ forms }) => Object.keys(forms))])
    const given: Arguments = {}
    for (const form of shared) {
      const said = spoken.map(({ value, count, forms }) => this.counted(forms, form, value, count))
      given[`${field}-${form}`] = this.listed(said)
    }
    return given
  }

  /** What writes lists is dear to make, and most lists have one entry: it is made when it is needed, once. */
  private listed(entries: readonly string[]): string {
    if (entries.length === 1) return entries[0] ?? ''
    this.lists ??= new Intl.ListFormat(this.spelling)
    return this.lists.format(entries).replace(AND_FIGURE, ' ו־')
  }

  /** The word, with how many there are: in its form for two or for several, where it has one. */
  private counted(forms: Forms, form: string, value: string, count: number): string {
    const name = forms[form] || forms.name || value
    if (count === 1) return name
    const [two, several] = [forms[`${form}-two`], forms[`${form}-several`]]
    if (count === 2 && two) return two
    if (several) return `${count} ${several}`
    const pattern = this.names.getMessage('common-several')?.value
    return pattern == null ? name : this.plain(pattern, { name, count })
  }
}

/** With marks of direction as themselves: written as placeables they would be isolated, and so isolate nothing. */
function withBareMarks(file: string): string {
  return file.replace(/\{"\\u(20[0-6][0-9a-f])"\}/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
}

/** The values of a field, each as the arguments that tell of it. */
function items(value: unknown): Facts[] {
  const values: unknown[] = Array.isArray(value) ? value : value == null ? [] : [value]
  return values.map((item, index) => {
    if (Array.isArray(item)) return { index, ...Object.fromEntries(item.slice(0, 4).map((v, i) => [ORDINALS[i], v])) }
    return typeof item === 'object' && item !== null ? { index, ...item } : { index, value: item }
  })
}

/** The words of one language for one game, or for the shell alone. */
export class LocalizedWords implements Words {
  readonly direction: 'ltr' | 'rtl'

  constructor(
    private readonly bundle: MessageBundle,
    readonly game: string = 'shell',
    private readonly players: () => readonly string[] = () => [],
  ) {
    this.direction = direction(bundle.language)
  }

  get language(): string {
    return this.bundle.language
  }

  text(id: string, facts: Facts = {}): string {
    return this.maybe(id, facts) ?? id
  }

  /** A message by its id; null where there is nothing to say. */
  maybe(id: string, facts: Facts = {}, part?: string): string | null {
    return this.bundle.say(id, facts, this.game, this.players(), part)
  }

  name(value: string, form = 'name'): string {
    const forms = this.bundle.nameForms(value, this.game)
    return forms[form] ?? forms.name ?? value
  }

  refusal(refusal: Refusal): string {
    return this.maybe(`${this.game}-refusal-${refusal.reason}`, refusal.facts) ?? sentence(refusal.reason)
  }

  /** What happened, as whoever may see this event reads it; null where there is nothing worth telling. */
  event(event: Facts & { event: string }): string | null {
    return this.maybe(`${this.game}-event-${event.event}`, event)
  }

  title(): string {
    return this.maybe(`${this.game}-title`) ?? sentence(this.game)
  }

  /** Why the game ended. */
  ending(reason: string): string {
    return this.maybe(`${this.game}-ending-${reason}`) ?? this.maybe(`shell-ending-${reason}`) ?? sentence(reason)
  }

  option(name: string, about: string): string {
    return this.maybe(this.optionId(name)) ?? about
  }

  optionTitle(name: string): string {
    return this.maybe(this.optionId(name), {}, 'title') ?? sentence(name)
  }

  optionChoice(name: string, choice: string | number): string {
    return this.maybe(this.optionId(name), {}, `choice-${choice}`) ?? this.name(String(choice))
  }

  number(value: number, options?: Intl.NumberFormatOptions): string {
    return this.bundle.number(value, options)
  }

  /** A moment, as short as can be. */
  when(seconds: number, options: Intl.DateTimeFormatOptions): string {
    return new Intl.DateTimeFormat(this.bundle.spelling, options).format(seconds * 1000)
  }

  private optionId(name: string): string {
    return `${this.game}-option-${name.replaceAll('_', '-')}`
  }
}

/** An id read as a sentence. */
function sentence(identifier: string): string {
  const words = identifier.replaceAll('-', ' ').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
