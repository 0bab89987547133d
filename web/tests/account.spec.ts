/** Being known: an account, another name, tokens for programs, a link by e-mail, being called when it is one's turn. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { ask, expect, test, visitor } from './kit'
import { emailsTo, linkIn, openWebhookReceiver } from './receivers'

const part = (page: Page, name: string) => page.locator('section', { has: page.getByRole('heading', { name }) })

async function makeAccount(page: Page, login: string): Promise<void> {
  await page.goto('/account')
  const form = part(page, 'Create account')
  await form.getByLabel('Username').fill(login)
  await form.getByLabel('Password').fill('correct horse')
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Registered')).toBeVisible()
}

const newLogin = (name: string) => `${name}-${randomUUID().slice(0, 8)}`

test('a visitor makes an account, leaves, and comes back', async ({ page, context }) => {
  await visitor(context)
  const login = newLogin('anna')
  await makeAccount(page, login)
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  const form = part(page, 'Sign in')
  await form.getByLabel('Username').fill(login)
  await form.getByLabel('Password').fill('wrong horse!')
  await form.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Wrong username or password.')
  await form.getByLabel('Password').fill('correct horse')
  await form.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Registered')).toBeVisible()
  await page.getByRole('link', { name: 'Your profile' }).click()
  await expect(page.getByText('No rated games yet.')).toBeVisible()
})

test('a player changes the password, and the old one opens nothing any more', async ({ page, context }) => {
  await visitor(context)
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': '10.2.0.1' }) // one address may try but so many passwords
  const login = newLogin('dora')
  await makeAccount(page, login)
  const form = page.locator('[data-part="password"]')
  const change = async (current: string, fresh: string) => {
    await form.getByLabel('Current password').fill(current)
    await form.getByLabel('New password').fill(fresh)
    await form.getByRole('button', { name: 'Change password' }).click()
  }
  await change('wrong horse!', 'another horse')
  await expect(form.getByRole('alert')).toHaveText('Wrong current password.')
  await change('correct horse', 'another horse')
  await expect(page.getByText('Password changed')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  const signIn = part(page, 'Sign in')
  await signIn.getByLabel('Username').fill(login)
  await signIn.getByLabel('Password').fill('correct horse')
  await signIn.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Wrong username or password.')
  await signIn.getByLabel('Password').fill('another horse')
  await signIn.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Registered')).toBeVisible()
})

test('a player takes another name', async ({ page, context }) => {
  await visitor(context)
  await makeAccount(page, newLogin('ben'))
  const change = page.getByRole('button', { name: 'Change name' })
  await expect(change).toBeDisabled()
  await page.getByLabel('Your name at the table').fill('Béla the Second')
  await change.click()
  await expect(page.locator('header bdi')).toHaveText('Béla the Second')
  await page.reload()
  await expect(page.locator('[data-part="identity"] bdi')).toHaveText('Béla the Second')
})

test('a token is shown once, signs a program in, and is revoked', async ({ page, context, request }) => {
  await visitor(context)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await makeAccount(page, newLogin('cleo'))
  const tokens = page.locator('[data-part="tokens"]')
  await tokens.getByLabel('Name').fill('my bot')
  await tokens.getByRole('button', { name: 'Create token' }).click()
  const token = await tokens.getByLabel('Your new token').inputValue()
  await tokens.getByRole('button', { name: 'Copy token' }).click()
  await expect(page.getByText('Token copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token)
  const asProgram = { headers: { authorization: `Bearer ${token}` } }
  expect((await request.get('/api/session', asProgram)).status()).toBe(200)
  await page.reload()
  await expect(tokens.getByText('my bot')).toBeVisible()
  await expect(tokens.getByLabel('Your new token')).toHaveCount(0)
  await tokens.getByRole('button', { name: 'Revoke my bot' }).click()
  await expect(tokens.getByText('my bot')).toHaveCount(0)
  expect((await request.get('/api/session', asProgram)).status()).toBe(401)
})

test('signing out everywhere ends the other browser too', async ({ page, context, browser }) => {
  await visitor(context)
  const login = newLogin('dora')
  await makeAccount(page, login)
  const other = await browser.newContext({ baseURL: process.env.TILEWRIGHT_URL, serviceWorkers: 'block' })
  try {
    await visitor(other)
    const elsewhere = await other.newPage()
    await elsewhere.goto('/account')
    const form = part(elsewhere, 'Sign in')
    await form.getByLabel('Username').fill(login)
    await form.getByLabel('Password').fill('correct horse')
    await form.getByRole('button', { name: 'Sign in' }).click()
    await expect(elsewhere.getByText('Registered')).toBeVisible()
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page.getByText('You’re signed out.')).toBeVisible()
    await elsewhere.reload()
    await expect(part(elsewhere, 'Create account')).toBeVisible()
  } finally {
    await other.close()
  }
})

test('a link by e-mail signs in on another device', async ({ page, context, browser }) => {
  await visitor(context)
  await makeAccount(page, newLogin('edit'))
  const name = await page.locator('[data-part="identity"] bdi').innerText()
  const address = `${newLogin('edit')}@example.org`
  const link = async (count: number) => {
    await expect.poll(() => emailsTo(address).length).toBe(count)
    return linkIn(emailsTo(address)[count - 1] ?? '')
  }
  await page.getByLabel('Email address').fill(address)
  await part(page, 'Turn notifications').getByRole('button', { name: 'Notify me here' }).last().click()
  await expect(page.getByText('Click the link in the email first.')).toBeVisible()
  await page.goto(await link(1))
  await page.getByRole('button', { name: 'Yes, notify me here' }).click()
  await expect(page.getByRole('heading')).toHaveText('Email confirmed')

  const other = await browser.newContext({ baseURL: process.env.TILEWRIGHT_URL, serviceWorkers: 'block' })
  try {
    await visitor(other)
    const elsewhere = await other.newPage()
    await elsewhere.goto('/account')
    await elsewhere.getByLabel('Email address').fill(address)
    await elsewhere.getByRole('button', { name: 'Email me a link' }).click()
    await expect(elsewhere.getByText('If we know this address, an email is on its way.')).toBeVisible()
    await elsewhere.goto(await link(2))
    await elsewhere.getByRole('button', { name: 'Sign in' }).click()
    await expect(elsewhere.locator('[data-part="identity"] bdi')).toHaveText(name)
    await elsewhere.goto('/')
    await expect(elsewhere.locator('header bdi')).toHaveText(name)
  } finally {
    await other.close()
  }
})

test('a webhook is called when it is one’s turn, and removed', async ({ page, context }) => {
  const hook = await openWebhookReceiver()
  try {
    await visitor(context)
    await makeAccount(page, newLogin('fanni'))
    const calls = part(page, 'Turn notifications')
    await calls.getByLabel('Webhook URL').fill(hook.url)
    await calls.getByLabel('Format').selectOption('json')
    await calls.getByRole('button', { name: 'Notify me here' }).first().click()
    await calls.getByRole('button', { name: 'Send test' }).click()
    await expect.poll(() => hook.got.map(({ kind }) => kind)).toEqual(['test'])

    // A game against a bot, played from here: nobody sits at the table when the turn comes back.
    const seats = [{ who: 'me' }, { who: 'bot', bot: 'random' }]
    const { id } = await ask<{ id: string }>(page, 'POST', '/api/tables', { game: 'qwirkle', seats, private: true })
    await ask(page, 'POST', `/api/tables/${id}/start`)
    await expect.poll(() => hook.got.map(({ kind }) => kind), { timeout: 120_000 }).toEqual(['test', 'your-turn'])
    expect(hook.got[1]).toMatchObject({ game: 'qwirkle', table: id })
    await page.goto(String(hook.got[1]?.link))
    await expect(page.locator('[data-part="ask"].mine')).toBeVisible()

    await page.goto('/account')
    await calls.getByRole('button', { name: 'Remove' }).click()
    await expect(calls.getByLabel('Webhook URL')).toBeVisible()
    expect(await ask(page, 'GET', '/api/contacts')).toMatchObject({ contacts: [] })
  } finally {
    hook.close()
  }
})

test('a player downloads their data, then deletes the account', async ({ page, context }) => {
  await visitor(context)
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': '10.2.0.2' }) // one address may try but so many passwords
  const login = newLogin('gizi')
  await makeAccount(page, login)
  const data = page.locator('[data-part="data"]')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    data.getByRole('link', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('tilewright-account.json')
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({ player: { login } })
  const remove = data.getByRole('button', { name: 'Delete my account' })
  await data.getByLabel('Current password').fill('wrong horse!')
  await expect(remove).toBeDisabled()
  await data.getByLabel('Yes, delete my account for good').check()
  await remove.click()
  await expect(data.getByRole('alert')).toHaveText('Wrong current password.')
  await data.getByLabel('Current password').fill('correct horse')
  await remove.click()
  await expect(page.getByText('Your account has been deleted.')).toBeVisible()
  const form = part(page, 'Sign in')
  await form.getByLabel('Username').fill(login)
  await form.getByLabel('Password').fill('correct horse')
  await form.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Wrong username or password.')
})
