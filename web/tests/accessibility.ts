/** What axe has to say against a page, or against parts of it. */
import type { Page } from '@playwright/test'
import axe from 'axe-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Narrowed {
  /** Selectors of the parts to look at; without them, the whole page. */
  parts?: string[]
  /** Only these rules of axe. */
  rules?: string[]
}

/** Wait until nothing moves: halfway between two themes a button has the colours of both. */
function stillness(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })
}

/** axe is brought into a page once and stays there until the page is loaded anew: it is half a megabyte to read. */
export async function violations(page: Page, { parts = [], rules }: Narrowed = {}): Promise<string[]> {
  await stillness(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: axe.RunOptions = {
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: TAGS },
    // To name every element that is as it should be takes axe longer than to look at them.
    resultTypes: ['violations'],
  }
  const context = parts.length ? { include: parts } : null
  const found = await page.evaluate(
    async ([where, how]) =>
      (await (window as unknown as { axe: typeof axe }).axe.run(where ?? document, how)).violations,
    [context, options] as const,
  )
  return found.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
}
