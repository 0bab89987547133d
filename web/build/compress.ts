/** Lays a compressed copy beside every text of the built client, so that the server need not compress at all. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/
const LEAST = 1024 // below this a header costs more than it saves

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export function compress(): Plugin {
  let folder = ''
  return {
    name: 'tilewright-compress',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        for (const name of await readdir(folder, { recursive: true })) {
          const file = join(folder, name)
          if (TEXT.test(name)) await compressed(file)
        }
      },
    },
  }
}

async function compressed(file: string): Promise<void> {
  const body = await readFile(file)
  if (body.length < LEAST) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  await writeFile(`${file}.br`, await brotli(body, { params }))
  await writeFile(`${file}.gz`, await zip(body, { level: 9 }))
}
