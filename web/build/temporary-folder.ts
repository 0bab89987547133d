/** Workbox leaves the worker that it bundles in the folder for temporary files: for a build that is one that goes with it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Plugin } from 'vite'

export function temporaryFolder(): Plugin {
  return {
    name: 'tilewright-temporary-folder',
    apply: 'build',
    configResolved: () => {
      const folder = mkdtempSync(join(tmpdir(), 'tilewright-build-'))
      process.env.TMPDIR = folder
      process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    },
  }
}
