/** The pages around the tables: settings, rules, lessons, a lost page, and the page without a network. */
import { expect, test, visitor } from './kit'

test('settings are kept and change the page at once', async ({ page, context }) => {
  await visitor(context)
  await page.goto('/settings')
  await page.getByLabel('Dark').check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('main').getByLabel('Language').selectOption('hu')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beállítások')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('both typefaces have every letter of the three languages', async ({ page, context }) => {
  await visitor(context, { language: 'hu' })
  await page.goto('/settings')
  const lacking = await page.evaluate(async () => {
    const LETTERS = 'árvíztűrő tükörfúrógép ÁRVÍZTŰRŐ TÜKÖRFÚRÓGÉP אבגדהוזחטיכךלמםנןסעפףצץקרשת the quick brown fox'
    const pen = document.createElement('canvas').getContext('2d')!
    const found: string[] = []
    for (const token of ['--face', '--face-title']) {
      const [face] = getComputedStyle(document.documentElement).getPropertyValue(token).split(',')
      await document.fonts.load(`600 40px ${face}`, LETTERS)
      const width = (letter: string, instead: string) => {
        pen.font = `600 40px ${face}, ${instead}`
        return pen.measureText(letter).width
      }
      // A letter that the face lacks is as wide as in whatever stands in for it.
      for (const letter of new Set(LETTERS))
        if (width(letter, 'monospace') !== width(letter, 'serif')) found.push(`${face} ${letter}`)
    }
    return found
  })
  expect(lacking).toEqual([])
})

test('rules are searched, opened at the rule in question, and have pictures', async ({ page, context }) => {
  await visitor(context)
  await page.goto('/rules/tigris#TE-L3')
  const rule = page.locator('#TE-L3')
  await expect(rule).toHaveClass(/wanted/)
  await expect(rule).toBeInViewport()
  await page.getByLabel('Search the rules').fill('te-l3 TEMPLE')
  await expect(rule).toBeVisible()
  await expect(page.locator('dl > div')).toHaveCount(1)
  await page.getByLabel('Search the rules').fill('xyzzy')
  await expect(page.getByText('No matching rules.')).toBeVisible()
  await page.getByLabel('Search the rules').fill('')
  const picture = page.getByRole('img', { name: 'The archer’s priest at G5' })
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
})

test('whoever makes a table or comes to it is told that figures are reconstructed', async ({ page, context }) => {
  await visitor(context)
  await page.goto('/new?game=empires')
  const note = page.getByRole('note').filter({ hasText: 'reconstructed here' })
  await expect(note).toBeVisible()
  await page.getByLabel('Game').selectOption('tigris')
  await expect(page.getByLabel('Ziggurat')).toBeVisible()
  await expect(note).toBeHidden()
  await page.getByLabel('Game').selectOption('empires')
  await page.getByRole('button', { name: 'Create table' }).click()
  await page.waitForURL('**/table/*')
  await expect(note).toBeVisible()
})

test('a page that is not there says so', async ({ page, context }) => {
  await visitor(context)
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
})

test.describe('installed', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the page loads again without a network, and says that there is none', async ({ page, context, network }) => {
    await visitor(context)
    await page.goto(network.url)
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready
      if (active && active.state !== 'activated')
        await new Promise((done) => active.addEventListener('statechange', done))
    })
    await page.reload()
    network.cut()
    await page.reload()
    const offline = page.getByText('You’re offline.')
    await expect(offline).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pull up a chair')
    await expect(page.getByText('Can’t reach the server.')).toBeHidden() // it is said once
    await expect(page.locator('[data-game] .button.primary').first()).toBeDisabled()
    network.restore()
    await expect(offline).toBeHidden()
    await expect(page.locator('[data-game] .button.primary').first()).toBeEnabled() // what was missing is there

    network.cut()
    await page.goto(`${network.url}/settings`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
    await expect(offline).toBeVisible() // although this page asks nothing of the server
    network.restore()
    await expect(offline).toBeHidden()
  })
})

test('a path without the id that its page is about is a lost page, and nothing is asked of the server', async ({
  page,
  context,
}) => {
  await visitor(context)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/deal')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  expect(asked.filter((path) => path.startsWith('/api/deals'))).toEqual([])
})

test('a first visitor who plays is refused nothing on the way', async ({ page, context }) => {
  await visitor(context)
  const refused: string[] = []
  page.on('response', (answer) => answer.status() >= 400 && refused.push(`${answer.status()} ${answer.url()}`))
  await page.goto('/')
  await page.locator('[data-game=qwirkle] .button.primary').click()
  await expect(page).toHaveURL(/\/table\//)
  expect(refused).toEqual([])
})
