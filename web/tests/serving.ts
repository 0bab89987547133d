/** Starts one real server for all browser tests, with a data folder of its own on a free port, and ends it afterwards. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const COMMAND = process.env.TILEWRIGHT ?? join(import.meta.dirname, '../../.venv/bin/tilewright')

export default async function serve(): Promise<() => Promise<void>> {
  const port = await freePort()
  const data = mkdtempSync(join(tmpdir(), 'tilewright-web-'))
  const log: string[] = []
  const server = spawn(COMMAND, ['serve', '--port', String(port), '--data', data, '--rate', '1000000'])
  server.stdout.on('data', (text: Buffer) => log.push(text.toString()))
  server.stderr.on('data', (text: Buffer) => log.push(text.toString()))
  process.env.TILEWRIGHT_URL = `http://127.0.0.1:${port}`
  await ready(`${process.env.TILEWRIGHT_URL}/health`, () => {
    if (server.exitCode !== null) throw new Error(`the server ended:\n${log.join('')}`)
  })
  return async () => {
    const ended = new Promise((done) => server.once('exit', done))
    server.kill('SIGTERM')
    await ended
    rmSync(data, { recursive: true, force: true })
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

async function ready(address: string, check: () => void): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    check()
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('the server was not ready within half a minute')
}
