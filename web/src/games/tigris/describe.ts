/** What is on a cell, as a screen reader says it. */
import { memoize } from '../../kit/memoize'
import type { Words } from '../contract'
import { beside, cross, square } from './cells'
import { BOARDS } from './facts'
import type { Insight, View } from './types'
import type { Lying } from './lying'

type Leaders = Insight['kingdoms'][number]['leaders'][number]

/** Words that most cells need, formed once for a language rather than for each of 176 cells. */
class Vocabulary {
  private readonly known = new Map<string, string>()

  constructor(private readonly words: Words) {}

  text(id: string, facts: Record<string, string | number> = {}): string {
    return this.remembered([id, ...Object.values(facts)].join(' '), () => this.words.text(id, facts))
  }

  name(value: string, form?: string): string {
    return this.remembered(`${value} ${form}`, () => this.words.name(value, form))
  }

  private remembered(key: string, form: () => string): string {
    const known = this.known.get(key)
    if (known !== undefined) return known
    const formed = form()
    this.known.set(key, formed)
    return formed
  }
}

const vocabularyOf = memoize((words: Words) => new Vocabulary(words))

/** Describes the cells of one moment, each when it is asked for and then no more. */
export class Describer {
  private readonly said = new Map<string, string>()
  private readonly river: Set<string>
  private readonly standing = new Map<string, string>()
  private readonly leaders: Map<string, Leaders>
  private readonly plain: Vocabulary

  constructor(
    private readonly view: View,
    private readonly things: Map<string, Lying>,
    insight: Insight | null,
    words: Words,
  ) {
    this.plain = vocabularyOf(words)
    this.river = new Set(BOARDS[view.options.board].river)
    this.leaders = new Map(insight?.kingdoms.flatMap(({ leaders }) => leaders.map((leader) => [leader.at, leader])))
    for (const { monument, at } of view.monuments) {
      if (at)
        for (const cell of square(at)) this.standing.set(cell, this.plain.text('tigris-table-monument', { monument }))
    }
    if (view.ziggurat) for (const cell of cross(view.ziggurat.at)) this.standing.set(cell, this.plain.name('ziggurat'))
  }

  /** `C5, empty land, next to a temple`. */
  cell(cell: string): string {
    const known = this.said.get(cell)
    if (known !== undefined) return known
    const said = [cell, ...this.parts(cell)].join(', ')
    this.said.set(cell, said)
    return said
  }

  private parts(cell: string): string[] {
    const { plain, view } = this
    const thing = this.things.get(cell)
    const parts = [
      thing
        ? this.piece(thing)
        : plain.text(this.river.has(cell) ? 'tigris-table-cell-river' : 'tigris-table-cell-land'),
    ]
    if (thing?.treasure) parts.push(plain.text('tigris-table-cell-treasure'))
    for (const { colour, at } of view.buildings) {
      if (at === cell) parts.push(plain.text('tigris-table-building', { colour }))
    }
    if (view.tile === cell && view.decision?.startsWith('war')) parts.push(plain.text('tigris-table-cell-union'))
    if (!thing && this.isBesideTemple(cell)) parts.push(plain.text('tigris-table-cell-beside-temple'))
    const leader = this.leaders.get(cell)
    if (leader) parts.push(plain.text('tigris-table-cell-strength', { revolt: leader.revolt, war: leader.war }))
    return parts
  }

  private piece({ cell, piece }: Lying): string {
    const { plain } = this
    switch (piece.kind) {
      case 'tile':
        return plain.name(piece.colour, 'tile')
      case 'leader':
        return plain.name(`${piece.dynasty}_${piece.leader}`)
      case 'catastrophe':
        return plain.name('catastrophe')
      case 'face-down':
        return this.standing.get(cell) ?? plain.name('face-down tile')
    }
  }

  private isBesideTemple(cell: string): boolean {
    return beside(cell).some((near) => {
      const piece = this.things.get(near)?.piece
      return piece?.kind === 'tile' && piece.colour === 'red'
    })
  }
}
