import { expect, test } from '../support/page.ts'
import { beginAt } from '../support/prepared.ts'

test.describe.configure({ timeout: 180_000 })

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

test('CORE-4 an applicant sees how the bookings were read, contests one, and takes it back', async ({
  page,
  audit,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await beginAt(page, 'decided')
  await expect(page.getByRole('heading', { name: 'Dit kunnen we je bieden' })).toBeVisible()
  expect(scripts.filter((path) => path.includes('categories-screen'))).toEqual([])

  await page.getByText('Waar is dit aanbod op gebaseerd?').click()
  await page.getByRole('link', { name: 'Bekijk hoe we je transacties lezen' }).click()
  await expect(page.getByRole('heading', { name: 'Zo lezen we je transacties' })).toBeFocused()
  await expect(page).toHaveTitle('Je transacties | Vlot')
  await audit()

  await page.getByRole('link', { name: 'Privé-opnames' }).click()
  await expect(page.getByRole('heading', { name: 'Privé-opnames' })).toBeFocused()
  await page.getByText('Bekijk per maand').click()
  const monthNames = page.getByRole('rowheader')
  await expect.poll(() => monthNames.count()).toBeGreaterThan(11)
  const months = await monthNames.allTextContents()
  for (const month of months) expect(month).toMatch(/^(?:jan|feb|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec) 202\d$/)
  await audit()
  await page
    .getByRole('button', { name: /^Dit klopt niet/ })
    .first()
    .click()
  const kind = page.getByRole('combobox', { name: 'Soort transactie' })
  await expect(kind).toBeFocused()
  await page.getByRole('button', { name: 'Pas aan en reken opnieuw' }).click()
  await expect(page.getByText('Kies wat voor transactie dit is.')).toBeVisible()
  await audit()
  await kind.selectOption('Inkoop en leveranciers')
  await page.getByLabel(/^Waarom/).fill('Dit was een aanbetaling op een machine.')
  await page.getByRole('button', { name: 'Pas aan en reken opnieuw' }).click()

  // The private booking now counts otherwise, so a person reviews it before an offer.
  await expect(page.getByRole('heading', { name: 'Een medewerker kijkt met je mee' })).toBeVisible({ timeout: 30_000 })
  await audit()
  await page.getByRole('link', { name: 'Bekijk hoe we je transacties lezen' }).first().click()
  await page.getByRole('link', { name: 'Bekijk je aanpassing' }).click()
  await expect(page.getByText('Door jou aangepast. Wij hadden: Privé-opnames.')).toBeVisible()
  await expect(page.getByText('Jouw uitleg: Dit was een aanbetaling op een machine.')).toBeVisible()
  await audit()
  await page.getByRole('button', { name: /^Maak ongedaan/ }).click()
  await expect(page.getByRole('heading', { name: 'Dit kunnen we je bieden' })).toBeVisible({ timeout: 30_000 })
})

test('CORE-4 an applicant reads what we see in the figures, and contests a group of bookings with one reason', async ({
  page,
  audit,
}) => {
  await beginAt(page, 'decided')
  await page.getByText('Waar is dit aanbod op gebaseerd?').click()
  await expect(page.getByRole('heading', { name: 'Wat we in je cijfers zien' })).toBeVisible()
  const fact = (name: string) => page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
  await expect(fact('Groei van je omzet')).toContainText(/Je omzet groeit \d+%.*/)
  await expect(fact('Groei van je omzet').getByText('goed', { exact: true })).toBeVisible()
  await audit()

  await page.getByRole('link', { name: /^Bekijk \d+ transacties: Geld voor jezelf$/ }).click()
  await expect(page.getByRole('heading', { name: 'Geld voor jezelf' })).toBeFocused()
  await expect(page.getByText(/Managementvergoeding \d{4}-\d{2}$/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Dit klopt niet', exact: true }).click()
  const why = page.getByLabel('Waarom klopt het niet?')
  await expect(why).toBeFocused()
  await page.getByRole('button', { name: 'Verstuur en reken opnieuw' }).click()
  await expect(page.getByText('Schrijf op waarom dit niet klopt.')).toBeVisible()
  await expect(why).toBeFocused()
  await audit()
  await why.fill('Dit zijn kosten van de zaak.')
  await page.getByRole('button', { name: 'Verstuur en reken opnieuw' }).click()

  // The offer would be larger without what the owner takes, so a person looks first.
  await expect(page.getByRole('heading', { name: 'Een medewerker kijkt met je mee' })).toBeVisible({ timeout: 30_000 })
  await page.getByText('De cijfers die we zagen').click()
  await expect(fact('Geld voor jezelf').getByText('door jou betwist')).toBeVisible()
  await audit()
  await page.getByRole('link', { name: /transacties: Geld voor jezelf$/ }).click()
  await expect(page.getByText('Je zei dat dit niet klopt: Dit zijn kosten van de zaak.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Maak ongedaan: Dit zijn kosten van de zaak.' }).click()
  await expect(page.getByRole('heading', { name: 'Dit kunnen we je bieden' })).toBeVisible({ timeout: 30_000 })
})

test(
  'a long list is leafed through, in English as well, and the way back leads back',
  { tag: '@phone' },
  async ({ page, audit }) => {
    await beginAt(page, 'decided')
    await page.goto('/en/persoonlijk-aanbod?vraag=transacties')
    await expect(page.getByRole('heading', { name: 'How we read your transactions' })).toBeVisible()
    await page.getByRole('link', { name: 'Payouts from payment services' }).click()
    await expect(page.getByRole('button', { name: /^This is not right/ })).toHaveCount(50)
    await expect(page.getByText('We saw “').first()).toBeVisible()
    await page.getByRole('link', { name: 'Older' }).click()
    await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
    await audit()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await page.goto('/en/persoonlijk-aanbod?vraag=transacties&cijfer=owner-pay')
    await expect(page.getByRole('button', { name: /^Does not belong to this figure/ }).first()).toBeVisible()
    await audit()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await page.goBack()
    await page.goBack()
    await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible()
    await page.getByRole('link', { name: 'Back to all categories' }).click()
    await page.getByRole('link', { name: 'Back to the outcome' }).click()
    await expect(page).toHaveURL(/\/en\/persoonlijk-aanbod$/)
  },
)
