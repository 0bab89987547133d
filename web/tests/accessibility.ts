/** What axe has to say against a page, or against parts of it. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

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

/** In its legacy mode axe stays in this page, without a blank one beside it, which is also faster. */
export async function violations(page: Page, { parts = [], rules }: Narrowed = {}): Promise<string[]> {
  await stillness(page)
  // To name every element that is as it should be takes axe longer than to look at them.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  for (const part of parts) axe.include(part)
  const { violations: found } = await (rules ? axe.withRules(rules) : axe.withTags(TAGS)).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
}
