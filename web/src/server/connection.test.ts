import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connection, followHints, ServerConnection } from './connection.svelte'

const answer = () => Promise.resolve(new Response('{}'))
const silence = () => Promise.reject(new TypeError('Failed to fetch'))

let network: () => Promise<Response>
const asked = vi.fn(() => network())

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', asked)
  network = answer
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  asked.mockClear()
})

/** A connection, and every change of `offline` that it told. */
function watched(): { connection: ServerConnection; told: boolean[] } {
  const connection = new ServerConnection()
  const told: boolean[] = []
  connection.watch((offline) => told.push(offline))
  return { connection, told }
}

describe('whether the server can be reached', () => {
  it('is taken for granted until something says otherwise', () => {
    expect(new ServerConnection().offline).toBe(false)
  })

  it('is denied by a request without an answer, once however many there are', async () => {
    const { connection, told } = watched()
    network = silence
    await expect(connection.fetch('/api/games')).rejects.toThrow('Failed to fetch')
    await expect(connection.fetch('/api/session')).rejects.toThrow('Failed to fetch')
    expect(connection.offline).toBe(true)
    expect(told).toEqual([true])
  })

  it('is granted by any answer, even one that refuses', async () => {
    const { connection, told } = watched()
    network = silence
    await connection.check()
    network = () => Promise.resolve(new Response('', { status: 503 }))
    expect((await connection.fetch('/api/games')).status).toBe(503)
    expect(told).toEqual([true, false])
  })

  it('is granted by a socket that opens', async () => {
    const { connection } = watched()
    network = silence
    await connection.check()
    connection.reached()
    expect(connection.offline).toBe(false)
    await vi.runAllTimersAsync()
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('is not judged by a request that the page gave up itself', async () => {
    const { connection } = watched()
    network = () => Promise.reject(new DOMException('given up', 'AbortError'))
    await expect(connection.fetch('/api/games')).rejects.toThrow('given up')
    expect(connection.offline).toBe(false)
  })

  it('is looked at again by itself, more and more rarely, until there is an answer', async () => {
    const { connection } = watched()
    network = silence
    await connection.check()
    const after: number[] = []
    for (let second = 1; second <= 120; second += 1) {
      const before = asked.mock.calls.length
      await vi.advanceTimersByTimeAsync(1000)
      if (asked.mock.calls.length > before) after.push(second)
    }
    expect(after).toEqual([1, 3, 7, 15, 31, 61, 91])
    network = answer
    await vi.advanceTimersByTimeAsync(30_000)
    expect(connection.offline).toBe(false)
    asked.mockClear()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(asked).not.toHaveBeenCalled()
  })

  it('is told to nobody who stopped listening', async () => {
    const connection = new ServerConnection()
    const told: boolean[] = []
    connection.watch((offline) => told.push(offline))()
    network = silence
    await connection.check()
    expect(told).toEqual([])
  })
})

describe('what the browser says of its network', () => {
  it.each(['online', 'offline'])('is a hint to look: %s', async (hint) => {
    const page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('navigator', { onLine: true })
    followHints()
    expect(asked).not.toHaveBeenCalled()
    network = silence
    page.dispatchEvent(new Event(hint))
    await vi.waitFor(() => expect(connection.offline).toBe(true))
    network = answer
    page.dispatchEvent(new Event(hint))
    await vi.waitFor(() => expect(connection.offline).toBe(false))
  })
})
