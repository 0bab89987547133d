/** What is wrong with a page at its present size: what sticks out, what a finger would miss, labels that lie on each other. */
import type { Page } from '@playwright/test'

const FINGER = 44 // pixels

/** All that can be pressed and is smaller than a finger, or cannot be reached since it lies beside the window. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const PRESSED = 'button, a[href], input, select, textarea, summary, label:has(input), [role="tab"]'
    const found = new Set<string>()
    for (const element of document.querySelectorAll<HTMLElement>(PRESSED)) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (element.matches('label input, .skip')) continue // the label is pressed; the way past the menu is for keys
      if (element.matches('a') && getComputedStyle(element).display === 'inline') continue // within a sentence
      const box = element.getBoundingClientRect()
      if (!box.width || !box.height) continue
      // A part of the page may be pressed for it, such as a whole card for the name on it.
      const pressed = getComputedStyle(element, '::after')
      const [width, height] =
        pressed.position === 'absolute' && pressed.content !== 'none'
          ? [Math.max(box.width, parseFloat(pressed.width)), Math.max(box.height, parseFloat(pressed.height))]
          : [box.width, box.height]
      const said = (element.textContent || element.ariaLabel || '').trim().slice(0, 30)
      if (width < least - 0.5 || height < least - 0.5)
        found.add(`${element.tagName.toLowerCase()} '${said}': ${Math.round(width)} × ${Math.round(height)}`)
    }
    return [...found]
  }, FINGER)
}

/** How many pixels the page is wider than its window. */
export const sticksOut = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))

/** Labels of fields whose words lie over the words of another. */
export function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = [...document.querySelectorAll('label > span, legend, dt, dd')].flatMap((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return [...range.getClientRects()].filter(({ width }) => width > 1).map((box) => ({ element, box }))
    })
    const meet = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 3 &&
      other.top < one.bottom - 3
    return words.flatMap(({ element, box }, index) =>
      words
        .slice(index + 1)
        .filter((other) => other.element !== element && !element.contains(other.element) && meet(box, other.box))
        .map((other) => `'${element.textContent?.trim()}' and '${other.element.textContent?.trim()}'`),
    )
  })
}

/** What is seen of a part of the page beside its own box: it would be cut off, or lie over its neighbours. */
export function sticksOutOf(page: Page, part: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const within = document.querySelector(wanted)
    if (!within) return []
    const frame = within.getBoundingClientRect()
    return [...within.querySelectorAll<HTMLElement>('button, a[href], input, select, p, li')].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
      if (element.closest('dialog, [popover], .spoken')) return [] // they lie above the page
      const { left, right, width } = element.getBoundingClientRect()
      const out = width > 1 && (left < frame.left - 1 || right > frame.right + 1)
      return out ? [`'${element.textContent?.trim().slice(0, 40)}': ${Math.round(left)} to ${Math.round(right)}`] : []
    })
  }, part)
}
