import { svelte } from '@sveltejs/vite-plugin-svelte'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { compress } from './build/compress.ts'
import { fontLicences } from './build/font-licences.ts'
import { temporaryFolder } from './build/temporary-folder.ts'

const server = process.env.TILEWRIGHT_SERVER ?? 'http://127.0.0.1:8000'

const pwa = VitePWA({
  registerType: 'autoUpdate',
  injectRegister: false, // main.ts does it: a script in the page would break the content security policy
  manifest: {
    name: 'Tilewright',
    short_name: 'Tilewright',
    description: 'Great tile games: play with friends or bots.',
    display: 'standalone',
    start_url: '/',
    background_color: '#f5eee1',
    theme_color: '#f5eee1',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  workbox: {
    globPatterns: ['**/*.{js,css,html,svg,woff2}'],
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [/^\/api\//, /^\/health/, /^\/metrics/],
  },
})

/** The words of one game or of the shell in one language are one file; the shell's English words come with the shell. */
function languageChunk(id: string): string | null {
  const [, language, game, file] = /locales\/(\w+)\/(?:(\w+)\/)?([\w-]+)\.ftl/.exec(id) ?? []
  if (!language) return null
  const subject = game === undefined || file === 'title' ? 'shell' : game
  return language === 'en' && subject === 'shell' ? null : `${subject}-${language}`
}

export default defineConfig({
  plugins: [temporaryFolder(), svelte(), pwa, fontLicences(), compress()],
  server: {
    proxy: { '/api': { target: server, ws: true } },
    fs: { allow: ['..'] }, // the words lie beside the server
  },
  build: {
    outDir: '../src/tilewright/client',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: [{ name: languageChunk, debugName: 'words' }] } },
    },
  },
  // a limit for tests that hang, far beyond what a busy machine needs
  test: { include: ['src/**/*.test.ts'], testTimeout: 300_000, hookTimeout: 300_000 },
})
