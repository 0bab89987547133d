/** A tournament as it stands: asked for again every few seconds, as long as somebody looks at it and it goes on. */
import { onDestroy } from 'svelte'
import { problemText } from '../app-state.svelte'
import { asProblem } from '../server/problem'
import { tournament, type Tournament } from '../server/tournaments'

const EVERY = 3000 // milliseconds

export class LiveTournament {
  shown = $state.raw<Tournament | null>(null)
  problem = $state<string | null>(null)
  lost = $state(false)
  private timer: ReturnType<typeof setTimeout> | undefined
  private gone = false

  constructor(private readonly id: string) {
    onDestroy(() => {
      this.gone = true
      clearTimeout(this.timer)
    })
    void this.look()
  }

  /** Ask for something that answers with the tournament as it is then. */
  readonly run = async (answer: Promise<Tournament>): Promise<void> => {
    this.problem = null
    try {
      this.shown = await answer
    } catch (error) {
      this.problem = problemText(asProblem(error))
    }
  }

  private async look(): Promise<void> {
    try {
      if (!document.hidden || !this.shown) this.shown = await tournament(this.id)
    } catch (error) {
      this.lost = asProblem(error).status === 404 // of anything else the page says itself that the server is away
    }
    const goesOn = this.shown === null || this.shown.status === 'open' || this.shown.status === 'playing'
    if (goesOn && !this.gone && !this.lost) this.timer = setTimeout(() => void this.look(), EVERY)
  }
}
