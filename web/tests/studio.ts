/** The studio, for tests: a fixture after the other without loading the page again. */
import { expect, type Page } from '@playwright/test'

const STUDIO = process.env.TILEWRIGHT_STUDIO ?? ''

/** Shows a fixture, as `studio.html` understands it: `fixture`, `language`, `theme`, `part`. */
export async function show(page: Page, shown: Record<string, string>): Promise<void> {
  const query = `?${new URLSearchParams(shown)}`
  if (!page.url().startsWith(STUDIO)) await page.goto(STUDIO + query)
  else
    await page.evaluate((search) => {
      history.replaceState(null, '', search)
      dispatchEvent(new PopStateEvent('popstate'))
    }, query)
  await expect(page.locator('html')).toHaveAttribute('data-shown', query)
}
