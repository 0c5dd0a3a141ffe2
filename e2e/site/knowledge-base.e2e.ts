import { addresses, addressOf } from '#web/addresses.ts'
import { expect, test } from '../support/page.ts'

const article = `${addresses.knowledgeTerms}/wat-is-btw`

test('ROUTE-20 the English index and its categories list the Dutch articles, and the switch keeps the place', async ({
  page,
  isMobile,
  chosenCookies: _chosen,
}) => {
  await page.goto(addressOf('contact', 'en'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Knowledge base', exact: true }).click()
  await page.waitForURL('**/en/kennisbank')
  await expect(page).toHaveTitle('Knowledge for business owners | Vlot')
  await expect(page.getByText('The articles are in Dutch.')).toBeVisible()
  await expect(page.locator('.article-card')).toHaveCount(6)
  await expect(page.locator('.by-category h2')).toHaveText(['Running a business', 'Financial terms', 'Ways to finance'])
  const listed = page.locator('.by-category section')
  for (const [index, count] of [7, 5, 5].entries()) await expect(listed.nth(index).locator('a')).toHaveCount(count)
  await page.getByRole('navigation', { name: 'Subjects' }).getByRole('link', { name: 'Financial terms' }).click()
  await page.waitForURL('**/en/kennisbank/financiele-begrippen')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Financial terms')
  await expect(page.getByText('5 articles in Dutch')).toBeVisible()
  const titles = page.getByRole('main').locator('.article-card a')
  await expect(titles).toHaveCount(5)
  for (const title of await titles.all()) {
    await expect(title).toHaveAttribute('hreflang', 'nl')
    await expect(title).toHaveAttribute('lang', 'nl')
  }
  await expect(page.getByText('Dutch VAT explained')).toBeVisible()
  await page.getByRole('link', { name: 'Nederlands' }).click()
  await page.waitForURL(/:\d+\/kennisbank\/financiele-begrippen$/)
  await page.getByRole('main').getByRole('link', { name: 'Wat is btw?' }).click()
  await page.waitForURL(`**${article}`)
  await page.getByRole('link', { name: 'English' }).click()
  await page.waitForURL('**/en/kennisbank/financiele-begrippen')
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Main menu' }).locator('summary', { hasText: 'Knowledge base' }).click()
  await page.getByRole('link', { name: 'Ways to finance' }).click()
  await page.waitForURL('**/en/kennisbank/financieringsmogelijkheden')
})
