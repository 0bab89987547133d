/** Every lesson of every game, done in the page with its known answer, one after the other by 'Next lesson'. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test, visitor } from './kit'

const FOLDER = join(import.meta.dirname, '../../src/tilewright/games')

/** The answers of a game's lessons, in order. */
function answersOf(game: string): { id: string; answer: string[] }[] {
  const text = readFileSync(join(FOLDER, game, 'lessons.toml'), 'utf8')
  return [...text.matchAll(/^id = "([^"]+)"$[^]*?^answer = (\[[^\]]*\])/gm)].map(([, id = '', answer = '[]']) => ({
    id,
    answer: JSON.parse(answer.replace(/,\s*\]/, ']')) as string[],
  }))
}

const doing = (page: Page, action: string, match = '') => page.locator(`[data-action${match}="${action}"]:enabled`)

async function inQwirkle(page: Page, action: string): Promise<void> {
  const [verb, ...rest] = action.split(' ')
  if (verb === 'end') await page.getByRole('button', { name: 'End turn' }).click()
  else if (verb === 'place') {
    await page.locator(`[data-tile="${rest[0]}"]`).first().click()
    await page.locator(`[data-cell="${rest[1]}"]`).click()
    await expect(page.locator(`[data-cell="${rest[1]}"] .lying`)).toBeVisible()
  } else {
    await page.getByRole('button', { name: 'Trade…' }).click()
    for (const tile of rest) await page.locator(`[data-tile="${tile}"][aria-pressed="false"]`).first().click()
    await page.getByRole('button', { name: `Trade ${rest.length} tiles` }).click()
  }
}

async function inTigris(page: Page, action: string): Promise<void> {
  const [verb = '', ...rest] = action.split(' ')
  if (verb === 'swap') {
    await page.getByRole('button', { name: 'Swap tiles' }).click()
    for (const colour of rest) await page.locator(`[data-piece="tile ${colour}"][aria-pressed="false"]`).first().click()
    await doing(page, action).click()
  } else if (verb === 'commit') {
    const wanted = Number(rest[0])
    await expect
      .poll(async () => {
        const chosen = Number((await doing(page, 'commit', '^').getAttribute('data-action'))?.split(' ')[1])
        const towards = chosen < wanted ? 'More' : 'Fewer'
        if (chosen !== wanted) await page.getByRole('button', { name: towards, exact: true }).click()
        return chosen
      })
      .toBe(wanted)
    await doing(page, action).click()
  } else if (['leader', 'tile', 'catastrophe'].includes(verb)) {
    const cell = rest.at(-1)
    await page
      .locator(`[data-piece="${[verb, ...rest.slice(0, -1)].join(' ')}"]`)
      .first()
      .click()
    await page.locator(`[data-cell="${cell}"]`).click()
  } else await doing(page, action).click()
}

/** A verb, then its parts as they are asked for; sums of gold by their stepper. */
async function inEmpires(page: Page, action: string): Promise<void> {
  const [verb, ...parts] = action.split(' ')
  const picks = parts.map((part) => page.locator(`[data-pick$=" ${part}"]:not([aria-checked="true"])`))
  const more = page.locator('.row:has([data-action]) button', { hasText: '+' })
  for (let step = 0; step < 8; step += 1) {
    const open = [doing(page, action), ...picks, more, page.locator(`[data-verb="${verb}"]`)]
    await expect(open.reduce((any, one) => any.or(one)).first()).toBeVisible()
    for (const one of open) {
      if (!(await one.count())) continue
      const last = one === open[0]
      await one.first().click()
      if (last) return
      break
    }
  }
  throw new Error(`the panel does not lead to ${action}`)
}

for (const [game, act] of [
  ['qwirkle', inQwirkle],
  ['tigris', inTigris],
  ['empires', inEmpires],
] as const) {
  test(`the lessons of ${game}, one after the other`, async ({ page, context }) => {
    await visitor(context)
    const lessons = answersOf(game)
    expect(lessons.length).toBeGreaterThanOrEqual(8)
    await page.goto(`/learn/${game}/${lessons[0]?.id}`)
    for (const [index, { id, answer }] of lessons.entries()) {
      await test.step(id, async () => {
        await expect(page).toHaveURL(new RegExp(`/learn/${game}/${id}$`))
        await expect(page.getByText(`Lesson ${index + 1} of ${lessons.length}`)).toBeVisible()
        await expect(page.locator('[data-part="ask"]')).not.toBeEmpty()
        for (const [before, action] of answer.entries()) {
          await act(page, action)
          await expect(page.locator('[data-played]')).toHaveAttribute('data-played', String(before + 1))
        }
        await expect(page.locator('.praise'), `${id} is passed`).not.toBeEmpty()
        if (index < lessons.length - 1) await page.getByRole('link', { name: 'Next lesson' }).click()
        else await expect(page.getByRole('link', { name: 'Play', exact: false }).last()).toBeFocused()
      })
    }
  })
}
