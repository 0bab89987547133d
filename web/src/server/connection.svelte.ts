/**
 * Can the server be reached? Judged by what happens: a request that gets no answer says no, any answer says yes.
 * `navigator.onLine` and its events say only whether there is some network, and some browsers are wrong even about
 * that; they are hints that it is time to look.
 */

const FIRST_WAIT = 1000
const LONGEST_WAIT = 30_000
/** How long a check waits for its answer; a network that swallows packets gives none at all. */
const PATIENCE = 20_000

type Listener = (offline: boolean) => void

export class ServerConnection {
  offline = $state(false)
  private wait = FIRST_WAIT
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly listeners = new Set<Listener>()

  /** `fetch`, and what its outcome says about the server. Every request of the client goes through here. */
  readonly fetch: typeof fetch = async (input, init) => {
    let response: Response
    try {
      response = await fetch(input, init)
    } catch (error) {
      if (!isAbort(error)) this.lost()
      throw error
    }
    this.reached()
    return response
  }

  /** Something came from the server: an answer, or a socket that opened. */
  reached(): void {
    clearTimeout(this.timer)
    this.wait = FIRST_WAIT
    this.change(false)
  }

  /** Ask for a sign of life; the outcome is told by `offline`. */
  readonly check = async (): Promise<void> => {
    clearTimeout(this.timer)
    await this.fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) }).catch(() => undefined)
  }

  /** Be called whenever `offline` changes, until the returned function is called. */
  watch(listener: Listener): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private lost(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(this.check, this.wait)
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
    this.change(true)
  }

  private change(offline: boolean): void {
    if (this.offline === offline) return
    this.offline = offline
    for (const listener of this.listeners) listener(offline)
  }
}

/** A request that we gave up ourselves says nothing about the server; one that took too long does. */
function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}

export const connection = new ServerConnection()

/** Look whenever the browser hints at a change; and at once where the page came from its own cache. */
export function followHints(): void {
  addEventListener('online', connection.check)
  addEventListener('offline', connection.check)
  if (!navigator.onLine || navigator.serviceWorker?.controller) void connection.check()
}
