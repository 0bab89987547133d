/** What all browser tests share: one real server with a data folder of its own, its mailbox, and the studio. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer as createStudio } from 'vite'
import { openMailbox } from './receivers'

const COMMAND = process.env.TILEWRIGHT ?? join(import.meta.dirname, '../../.venv/bin/tilewright')

export default async function open(): Promise<() => Promise<void>> {
  const closing = await Promise.all([serve(), openStudio()])
  return async () => void (await Promise.all(closing.map((close) => close())))
}

/** The studio is no part of the build, so it comes from a server for those who work on the client. */
async function openStudio(): Promise<() => Promise<void>> {
  const root = join(import.meta.dirname, '..')
  const studio = await createStudio({ root, logLevel: 'error', server: { port: 0, host: '127.0.0.1', ws: false } })
  await studio.listen()
  process.env.TILEWRIGHT_STUDIO = `http://127.0.0.1:${(studio.httpServer?.address() as AddressInfo).port}/studio.html`
  return () => studio.close()
}

async function serve(): Promise<() => Promise<void>> {
  const port = await freePort()
  const data = mkdtempSync(join(tmpdir(), 'tilewright-web-'))
  const log: string[] = []
  const mailbox = await openMailbox()
  process.env.TILEWRIGHT_LETTERS = mailbox.folder
  const flags = ['--port', String(port), '--data', data, '--rate', '1000000']
  const calls = [
    '--smtp',
    mailbox.url,
    '--mail-from',
    'no-reply@play.example',
    '--private-webhooks',
    '--tell-after',
    '1',
  ]
  const server = spawn(COMMAND, ['serve', ...flags, ...calls])
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
    mailbox.close()
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
