/** The other ends of what the server sends: a mailbox that takes any e-mail, and a place that webhooks call. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createWeb } from 'node:http'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { newFolder } from './folders'

export interface Receiver<T> {
  url: string
  got: T[]
  close(): void
}

/** Takes e-mails by SMTP, each into a file, since those who wait for them are other processes. */
export async function openMailbox(): Promise<{ url: string; folder: string; close: () => void }> {
  const folder = newFolder('mailbox')
  let count = 0
  const server = createServer((caller) => talk(caller, (email) => writeFileSync(join(folder, `${count++}`), email)))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const close = () => {
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, folder, close }
}

function talk(caller: Socket, take: (email: string) => void): void {
  let heard = ''
  let writing = false
  caller.write('220 here\r\n')
  caller.on('error', () => undefined)
  caller.on('data', (text) => {
    heard += text.toString()
    for (let end = heard.indexOf(writing ? '\r\n.\r\n' : '\r\n'); end >= 0;) {
      const said = heard.slice(0, end)
      heard = heard.slice(end + (writing ? 5 : 2))
      if (writing) take(said)
      writing = !writing && said === 'DATA'
      caller.write(writing ? '354 go on\r\n' : said === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
      end = heard.indexOf(writing ? '\r\n.\r\n' : '\r\n')
    }
  })
}

/** The e-mails to this address so far, oldest first. */
export function emailsTo(address: string): string[] {
  const folder = process.env.TILEWRIGHT_MAILBOX ?? ''
  return readdirSync(folder)
    .sort((a, b) => Number(a) - Number(b))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((email) => email.includes(`To: ${address}`))
}

/** The link in an e-mail, whose long lines may have been broken on the way. */
export function linkIn(email: string): string {
  return /https?:\/\/\S+\/api\/links\/[\w-]+/.exec(email.replaceAll('=\r\n', ''))?.[0] ?? ''
}

/** A place for webhooks; what they bring is in `got`. */
export async function openWebhookReceiver(): Promise<Receiver<Record<string, unknown>>> {
  const got: Record<string, unknown>[] = []
  const server = createWeb((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      got.push(JSON.parse(body) as Record<string, unknown>)
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  return { url, got, close: () => void server.close() }
}
