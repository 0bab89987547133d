/** The still pictures of the home page, drawn anew by the games' own Pictures from the recorded games, in both themes. */
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '../tests/kit'

const SOURCE = join(import.meta.dirname, '../src')

for (const theme of ['light', 'dark']) {
  test(`stills, ${theme}`, async ({ page }) => {
    await page.goto(`${process.env.TILEWRIGHT_STUDIO}?theme=${theme}`)
    for (const file of readdirSync(join(SOURCE, 'generated/recorded'))) {
      const game = file.replace('.json', '')
      const text = await page.evaluate(async (name) => {
        const load = (path: string) => import(path)
        const [{ drawing }, { loadGame }, { recorded, firstOf }] = await Promise.all([
          load('/src/kit/picture.ts'),
          load('/src/games/index.ts'),
          load('/src/home/recorded.ts'),
        ])
        const views = await recorded(name)
        const { text: drawn } = await drawing(await loadGame(name), views[firstOf(views)])
        const still = new DOMParser().parseFromString(drawn as string, 'image/svg+xml')
        // One still serves every language, so it has no words: the board that follows it has them.
        for (const word of still.querySelectorAll('text')) if (/\p{L}/u.test(word.textContent ?? '')) word.remove()
        return new XMLSerializer().serializeToString(still)
      }, game)
      writeFileSync(join(SOURCE, `games/${game}/still-${theme}.svg`), `${text}\n`)
    }
  })
}
