/** A `Play` in a lesson: every action is sent with all before it, and the server shows where they lead. */
import type { Legal, Play, Refusal } from '../games/contract'
import { app, problemText, t } from '../app-state.svelte'
import { api, unwrap, type Schemas } from '../server/api'
import { asProblem, type Problem } from '../server/problem'
import { pace } from '../settings.svelte'
import type { ShownRefusal } from '../table/play.svelte'
import type { LocalizedWords } from '../words/words'

export type LessonShown = Schemas['LessonShown']
type LessonSeen = Schemas['LessonProgress']

/** The lessons of a game, in order. */
export const lessonsOf = (game: string): Promise<LessonShown[]> =>
  unwrap(api.GET('/api/games/{game}/lessons', { params: { path: { game } } }))

export class LessonPlay implements Play {
  readonly staged = null
  shownRefusal = $state.raw<ShownRefusal | null>(null)
  problem = $state.raw<Problem | null>(null)
  private seen = $state.raw<LessonSeen | null>(null)
  private busy = false
  private readonly questions = new Map<string, Promise<LessonSeen | null>>()

  constructor(
    private readonly game: string,
    private readonly lesson: string,
    private readonly speaker: () => LocalizedWords,
  ) {}

  get begun(): boolean {
    return this.seen !== null
  }
  get view(): unknown {
    return this.seen?.view
  }
  get seat(): number | null {
    return this.seen?.seat ?? null
  }
  get actor(): number | null {
    return this.seen?.actor ?? null
  }
  get names(): readonly string[] {
    return Array.from({ length: this.seen?.players ?? 0 }, (_, seat) =>
      seat === this.seat ? t('shell-lesson-you') : t('shell-lesson-other', { number: seat + 1 }),
    )
  }
  get mayAct(): boolean {
    return this.seen !== null && !this.seen.over
  }
  get legal(): readonly Legal<unknown>[] {
    return this.seen?.legal ?? []
  }
  get draft(): readonly string[] {
    return this.played.slice(this.played.length - (this.seen?.draft ?? 0))
  }
  get recent(): readonly unknown[] {
    return (this.seen?.recent as unknown[] | undefined) ?? []
  }
  get insight(): unknown {
    return this.seen?.insight ?? null
  }
  get words(): LocalizedWords {
    return this.speaker()
  }
  get pace(): number {
    return pace()
  }
  get played(): readonly string[] {
    return this.seen?.played ?? []
  }
  get passed(): boolean {
    return this.seen?.passed ?? false
  }
  get over(): boolean {
    return this.seen?.over ?? false
  }

  begin = (): Promise<boolean> => this.go([])

  act = (text: string): Promise<boolean> => this.go([...this.played, text])

  takeBack = async (steps = 1): Promise<void> => {
    await this.go(this.played.slice(0, -steps))
  }

  why = async (text: string): Promise<Refusal | null> => ((await this.ask(text))?.refusal ?? null) as Refusal | null

  outlook = async (text: string): Promise<unknown> => (await this.ask(text))?.outlook ?? null

  tell = (refusal: Refusal, at?: Element): void => {
    this.shownRefusal = { refusal, at: at?.getBoundingClientRect() ?? null }
    app.announce(this.words.refusal(refusal))
  }

  announce = (sentence: string): void => app.announce(sentence)

  /** See the lesson after these actions. False if the last of them was refused, or nobody answered. */
  private async go(actions: readonly string[]): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    try {
      const seen = await this.post({ actions: [...actions], asked: null })
      this.problem = null
      if (seen.refusal) {
        this.tell(seen.refusal as Refusal)
        return false
      }
      this.questions.clear()
      this.shownRefusal = null
      this.seen = seen
      return true
    } catch (error) {
      this.problem = asProblem(error)
      app.showToast(problemText(this.problem))
      return false
    } finally {
      this.busy = false
    }
  }

  /** What the server says of an action that is not done; remembered until the position changes. */
  private ask(text: string): Promise<LessonSeen | null> {
    const known = this.questions.get(text)
    if (known) return known
    const answer = this.post({ actions: [...this.played], asked: text }).catch(() => {
      this.questions.delete(text)
      return null
    })
    this.questions.set(text, answer)
    return answer
  }

  private post(body: Schemas['LessonAttempt']): Promise<LessonSeen> {
    const params = { path: { game: this.game, lesson_id: this.lesson } }
    return unwrap(api.POST('/api/games/{game}/lessons/{lesson_id}', { params, body }))
  }
}
