/** Lays the licences of the typefaces beside the built client, as they ask of whoever hands them on. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const FACES = ['assistant', 'frank-ruhl-libre', 'source-sans-3']

export function fontLicences(): Plugin {
  let root = ''
  return {
    name: 'tilewright-font-licences',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    async generateBundle() {
      for (const face of FACES) {
        const source = await readFile(join(root, 'node_modules/@fontsource-variable', face, 'LICENSE'), 'utf8')
        this.emitFile({ type: 'asset', fileName: `fonts/${face}-licence.txt`, source })
      }
    },
  }
}
