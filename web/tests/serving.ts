/** What all browser tests share: one real server with a data folder of its own, its mailbox, and the studio. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { build, preview } from 'vite'
import { newFolder } from './folders'
import { openMailbox } from './receivers'

const WEB = join(import.meta.dirname, '..')
const ROOT = join(WEB, '..')
/** `tilewright`, which deals alike at every table */
const COMMAND = [join(ROOT, '.venv/bin/python'), join(ROOT, 'tests/server/same_deals.py')] as const

export default async function open(): Promise<() => Promise<void>> {
  const closing = await Promise.all([serve(), openStudio()])
  return async () => void (await Promise.all(closing.map((close) => close())))
}

/**
 * The studio is no part of the client that is built, so it is built here: bundled, as a page of two hundred modules takes
 * a browser twice as long, but for development, so that Svelte warns.
 */
async function openStudio(): Promise<() => Promise<void>> {
  const outDir = newFolder('studio')
  const common = { root: WEB, configFile: false, mode: 'development', logLevel: 'error' } as const
  process.env.NODE_ENV = 'development' // a build would be for production, whatever its mode
  const rolldownOptions = { input: join(WEB, 'studio.html') }
  await build({ ...common, plugins: [svelte()], build: { outDir, minify: false, rolldownOptions } })
  const studio = await preview({ ...common, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
  process.env.TILEWRIGHT_STUDIO = `http://127.0.0.1:${(studio.httpServer.address() as AddressInfo).port}/studio.html`
  return async () => {
    await studio.close()
    rmSync(outDir, { recursive: true, force: true })
  }
}

async function serve(): Promise<() => Promise<void>> {
  const data = newFolder('server')
  process.env.SERVER_DATA = data // for `tilewright admin`
  const mailbox = await openMailbox()
  process.env.TILEWRIGHT_MAILBOX = mailbox.folder
  const flags = ['--port', '0', '--data', data, '--rate', '1000000', '--private-webhooks', '--tell-after', '1']
  // how well they play is tested elsewhere; one that took ten seconds for its turn would play at random
  const bots = ['--master-effort', '0.1', '--bot-seconds', '600']
  const mail = ['--smtp', mailbox.url, '--mail-from', 'no-reply@play.example']
  const server = spawn(COMMAND[0], [COMMAND[1], 'serve', ...flags, ...mail, ...bots])
  process.env.TILEWRIGHT_URL = await address(server)
  return async () => {
    const ended = new Promise((done) => server.once('exit', done))
    server.kill('SIGTERM')
    await ended
    mailbox.close()
    rmSync(data, { recursive: true, force: true })
  }
}

/** Where the server says that it is, once it is there. */
function address(server: ChildProcessWithoutNullStreams): Promise<string> {
  return new Promise((resolve, reject) => {
    let log = ''
    const listen = (text: Buffer) => {
      log += text.toString()
      const found = /^Tilewright at (\S+)/m.exec(log)?.[1]
      if (found) resolve(found)
    }
    server.stdout.on('data', listen)
    server.stderr.on('data', listen)
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`the server ended:\n${log}`)))
  })
}
