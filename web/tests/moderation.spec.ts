/** A report that an operator acts on. */
import { violations } from './accessibility'
import { ask, expect, test } from './kit'
import { accountHolder, idOf, makeOperator } from './people'

test('a report reaches an operator, who removes the message, mutes who wrote it, and closes it', async ({
  browser,
}) => {
  const [anna, bela, olga] = await Promise.all(['Anna', 'Béla', 'Olga'].map((name) => accountHolder(browser, name)))
  if (!anna || !bela || !olga) throw new Error('three came')
  await makeOperator(olga)
  const seats = [{ who: 'me' }, { who: 'open' }]
  const { id } = await ask<{ id: string }>(anna, 'POST', '/api/tables', { game: 'qwirkle', seats, private: true })
  const { invitation } = await ask<{ invitation: string }>(anna, 'GET', `/api/tables/${id}`)
  await ask(bela, 'POST', `/api/tables/${id}/join`, { invitation })
  await ask(bela, 'POST', `/api/tables/${id}/chat`, { text: 'what a rude word' })

  await anna.goto(`/table/${id}`)
  await anna.getByRole('button', { name: 'Report this message from Béla' }).click()
  await anna.getByLabel('What’s wrong with it?').fill('rude')
  expect(await violations(anna)).toEqual([])
  await anna.getByRole('button', { name: 'Send report' }).click()
  await expect(anna.getByText('Thank you.')).toBeVisible()
  await anna.goto(`/player/${await idOf(bela)}`)
  await anna.getByRole('button', { name: 'Report name' }).click()
  await anna.getByRole('button', { name: 'Send report' }).click()
  await expect(anna.getByText('Thank you.')).toBeVisible()

  const cup = { name: 'A rude cup', game: 'qwirkle' }
  const { id: tournament } = await ask<{ id: string }>(bela, 'POST', '/api/tournaments', cup)
  await anna.goto(`/tournament/${tournament}`)
  await anna.getByRole('button', { name: 'Report name' }).click()
  expect(await violations(anna)).toEqual([])
  await anna.getByRole('button', { name: 'Send report' }).click()
  await expect(anna.getByText('Thank you.')).toBeVisible()

  await anna.goto('/moderation')
  await expect(anna.locator('main h1')).not.toHaveText('Moderation') // it is not there for others

  await olga.goto('/account')
  await olga.getByRole('link', { name: 'Moderation' }).click()
  const report = olga.locator('[data-part="report-card"]', { hasText: 'what a rude word' })
  await expect(report).toContainText('Reported by Anna')
  expect(await violations(olga)).toEqual([])
  await report.getByLabel('Reason').fill('rude')
  await report.getByRole('button', { name: 'Mute for a day' }).click()
  await expect(report).toContainText('Muted until')
  await anna.goto(`/table/${id}`)
  await expect(anna.getByText('what a rude word')).toBeVisible()
  await report.getByRole('button', { name: 'Remove message' }).click()
  await expect(anna.getByText('what a rude word')).toHaveCount(0)
  await report.getByRole('button', { name: 'Close report' }).click()
  await expect(report).toHaveCount(0)
  await expect(olga.locator('[data-part="audit"] li').first()).toContainText('Report closed')
  expect(await violations(olga)).toEqual([])

  const name = olga.locator('[data-part="report-card"]', { hasText: 'A rude cup' })
  await expect(name).toContainText('Tournament name')
  await name.getByRole('button', { name: 'Reset name' }).click()
  await expect(olga.locator('[data-part="audit"] li').first()).toContainText('Tournament name removed')
  await anna.goto(`/tournament/${tournament}`)
  await expect(anna.locator('main h1')).toHaveText('Tournament')
  await expect(anna.getByRole('button', { name: 'Report name' })).toHaveCount(0)
  await anna.goto('/tournaments')
  await expect(anna.getByText('A rude cup')).toHaveCount(0)

  const oren = await accountHolder(browser, 'Oren', { language: 'he', theme: 'dark' })
  await makeOperator(oren)
  await oren.setViewportSize({ width: 360, height: 800 })
  await oren.goto('/moderation')
  await expect(oren.locator('[data-part="report-card"]').first()).toBeVisible()
  expect(await violations(oren)).toEqual([])

  await bela.goto(`/table/${id}`)
  await bela.getByPlaceholder('Message').fill('why?')
  await bela.getByRole('button', { name: 'Send' }).click()
  await expect(bela.getByText('An operator has muted you.')).toBeVisible()
  await Promise.all([anna, bela, olga, oren].map((page) => page.context().close()))
})
