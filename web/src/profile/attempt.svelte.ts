/** What a form asks of the server: it is done, and said to be done, or `problem` says why not. */
import { app, problemText } from '../app-state.svelte'
import { asProblem } from '../server/problem'

export class Attempt {
  problem = $state<string | null>(null)

  readonly run = async (work: Promise<unknown>, done?: string): Promise<void> => {
    this.problem = null
    try {
      await work
      if (done) app.showToast(done)
    } catch (error) {
      this.problem = problemText(asProblem(error))
    }
  }
}
