import { addresses, addressOf } from '#web/addresses.ts'
import { askForLoan, confirmAccounts, connectBank, expectNoExpenses, giveConsent } from '../support/applicant.ts'
import { confirmDetails } from '../support/contact-details.ts'
import { expect, test } from '../support/page.ts'
import { beginAt } from '../support/prepared.ts'
import { expectNothingSideways } from '../support/layout-shift.ts'

// A webshop whose bank data earns an offer, and its bank, from the sandbox's companies.
const webshop = { kvkNumber: '00900003', bankName: 'bunq' }

// Whole journeys, each screen audited, on machines that do other work as well.
test.describe.configure({ timeout: 180_000 })

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

test('FMT-2 CONST-1 a company is found by its name with BV, and 25.000 typed with its dot is asked for as 25,000 euros', async ({
  page,
}) => {
  await page.goto('/?phrase=Kadolijn%20Webwinkels%20BV')
  await page.getByRole('option', { name: /^Kadolijn KVK 00900003/ }).click()
  await page.waitForURL('**/jouw-aanvraag')
  const amount = page.getByLabel('Bedrag dat je wilt lenen')
  await amount.pressSequentially('25.000')
  await expect(amount).toHaveValue('€ 25.000')
  await expect(page.getByRole('slider')).toHaveValue('25000')
  await page.getByRole('radio', { name: 'Voorraad' }).check()
  const sent = page.waitForRequest('**/loan-amount')
  await page.getByRole('button', { name: 'Verder', exact: true }).click()
  expect((await sent).postDataJSON()).toEqual({ loanAmount: 25_000 })
})

test(
  'FLOW-9 FLOW-10 a webshop compares its offers, takes one and says how it went',
  { tag: '@phone' },
  async ({ page, audit }) => {
    await beginAt(page, 'decided')
    await expect(page.getByRole('heading', { name: 'Dit kunnen we je bieden' })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Kies een lening of een krediet' }).getByRole('radio')).toHaveCount(2)
    await expect(page.getByRole('region', { name: 'Zo past het in jouw maanden' })).toBeVisible()
    await audit()
    await page.getByRole('textbox', { name: 'Looptijd in jaren' }).fill('3')
    await page.getByRole('slider', { name: 'Bedrag' }).press('ArrowLeft')
    await expect(page.getByRole('heading', { name: /^Lening 3 jaar van €\s24\.500$/ })).toBeVisible()
    await page.getByText('Rente, kosten, uitbetaling en aflosschema').click()
    for (const name of ['Je ontvangt op je rekening', 'Rente per jaar', 'Kosten in totaal', 'Zekerheid'])
      await expect(page.getByRole('term').filter({ hasText: name }).first()).toBeVisible()
    await page.getByText('Bekijk alle maanden in een tabel').click()
    await expect(page.getByRole('row').filter({ hasText: /^36/ })).toBeVisible()
    // Open on a desk, one press away on a phone.
    await page.getByText('Vergelijk alle looptijden').click()
    await expect(page.getByRole('rowheader', { name: 'Kortlopend krediet' })).toBeVisible()
    await audit()
    await page.getByRole('button', { name: /^Kies €\s24\.500 voor 3 jaar/ }).click()
    await expect(page.getByRole('heading', { name: 'Op welke rekening wil je het geld?' })).toBeFocused()
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Bevestig deze rekening' }).click()
    await page.waitForURL('**/volgende-stappen')
    await expect(page.getByText(/Je koos: lening 3 jaar van €\s24\.500/)).toBeVisible()
    await confirmDetails(page)
    await page.getByRole('radio', { name: /^4/ }).check()
    await page.getByLabel('Hoe heb je ons gevonden?').selectOption('accountant')
    await page.getByRole('button', { name: 'Mijn mening versturen' }).click()
    await page.waitForURL('**/feedback-success')
    await expect(page.getByRole('heading', { name: 'Dank je wel' })).toBeVisible()
    // FLOW-2: a finished flow opens its two success pages and no other step.
    await page.goto(addresses.nextSteps)
    await expect(page.getByText(/Je koos: lening 3 jaar van €/)).toBeVisible()
    await page.goto(addresses.personalOffer)
    await page.waitForURL((url) => url.pathname === '/')
  },
)

test('STATE-4 a reload on any screen keeps what was filled in', async ({ page }) => {
  await beginAt(page, 'company')
  await askForLoan(page, '12500', 'Marketing')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Komt er een grote uitgave aan?' })).toBeVisible()
  await expectNoExpenses(page)
  await giveConsent(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Deel je zakelijke transacties' })).toBeVisible()
  await connectBank(page, webshop.bankName, webshop.kvkNumber)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Gedeelde rekeningen' })).toBeVisible()
  await confirmAccounts(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Dit kunnen we je bieden' })).toBeVisible()
  await page.goto(addresses.aboutYou)
  await expect(page.getByLabel('Bedrag dat je wilt lenen')).toHaveValue('€ 12.500')
  await expect(page.getByRole('radio', { name: /Marketing/ })).toBeChecked()
})

test('STATE-4 accounts that were not confirmed are asked about again, whichever later screen is opened', async ({
  page,
}) => {
  await beginAt(page, 'collected')
  await page.goto(addresses.personalOffer)
  await expect(page.getByRole('heading', { name: 'Kloppen deze rekeningen?' })).toBeVisible()
})

test('the back button leads to the former screen with its answers', { tag: '@phone' }, async ({ page }) => {
  await beginAt(page, 'company')
  await askForLoan(page, '30000', 'Groei')
  await page.goBack()
  await expect(page.getByLabel('Bedrag dat je wilt lenen')).toHaveValue('€ 30.000')
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Komt er een grote uitgave aan?' })).toBeVisible()

  await beginAt(page, 'collected')
  await page.getByRole('button', { name: 'Ja, bereken mijn aanbod' }).click()
  await page.waitForURL('**/persoonlijk-aanbod', { timeout: 60_000 })
  await page.getByRole('button', { name: /^Kies / }).click()
  await expect(page.getByRole('heading', { name: 'Op welke rekening wil je het geld?' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Dit kunnen we je bieden' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/transacties-verzamelen/)
})

test('FLOW-8 anyone who comes too early is led to the screen that comes first', async ({ page }) => {
  await beginAt(page, 'consent')
  for (const early of [addresses.getOffers, addresses.personalOffer, addresses.nextSteps]) {
    await page.goto(early)
    await expect(page.getByRole('heading', { name: 'Er is nog niets gedeeld' })).toBeVisible()
    await expect(page).toHaveURL(/transacties-verzamelen/)
  }
})

test('ROUTE-20 a change of language keeps what was typed and not sent yet, and the query of the address', async ({
  page,
}) => {
  await beginAt(page, 'company', { address: `${addresses.aboutYou}?goal=stock` })
  await page.getByLabel('Bedrag dat je wilt lenen').pressSequentially('37500')
  await page.getByLabel(/Wil je er iets over vertellen/).fill('Voor het hoogseizoen')
  await page.getByRole('link', { name: 'English' }).click()
  await page.waitForURL(`**${addressOf('aboutYou', 'en')}?goal=stock`)
  await expect(page.getByRole('heading', { name: 'How much do you need?' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByLabel('Amount you want to borrow')).toHaveValue('€37,500')
  await expect(page.getByLabel(/Would you like to tell us more/)).toHaveValue('Voor het hoogseizoen')
  await page.goBack()
  await expect(page.getByLabel('Bedrag dat je wilt lenen')).toHaveValue('€ 37.500')
})

test('UI-5 no screen is wider than a phone of 320 pixels', { tag: '@phone' }, async ({ page }) => {
  const expectNoSidewaysScroll = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNothingSideways(page)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await beginAt(page, 'company')
  await expectNoSidewaysScroll()
  await askForLoan(page, '25000', 'Voorraad')
  await page.getByRole('button', { name: 'Ja, dat verwacht ik' }).click()
  await expectNoSidewaysScroll()
  await expectNoExpenses(page)
  await expectNoSidewaysScroll()
  await giveConsent(page)
  await expectNoSidewaysScroll()
  await page.getByRole('radio', { name: /Upload een bestand/ }).check()
  await page.getByText('Zo download je je transacties').click()
  await expectNoSidewaysScroll()
  await beginAt(page, 'connected')
  await expect(page.getByRole('heading', { name: 'Gedeelde rekeningen' })).toBeVisible()
  await expectNoSidewaysScroll()
  await confirmAccounts(page)
  await page.getByText('Vergelijk alle looptijden').click()
  await page.getByText('Rente, kosten, uitbetaling en aflosschema').click()
  await page.getByText('Bekijk alle maanden in een tabel').click()
  await page.getByText('Bekijk de maanden in een tabel').click()
  await expectNoSidewaysScroll()
  await page.getByRole('button', { name: /^Kies / }).click()
  // The offers have radio buttons too.
  await expect(page.getByRole('heading', { name: 'Op welke rekening wil je het geld?' })).toBeVisible()
  await page.getByRole('radio').first().check()
  await expectNoSidewaysScroll()
  await page.getByRole('button', { name: 'Bevestig deze rekening' }).click()
  await page.waitForURL('**/volgende-stappen')
  await expectNoSidewaysScroll()
})

test('FLOW-9 an offer that was made again in another tab is reported, and the offers of now are fetched', async ({
  page,
}) => {
  await beginAt(page, 'decided')
  const choose = page.getByRole('button', { name: /^Kies €/ })
  await expect(choose).toBeVisible()
  // Not `times: 1`: a request sent while the last route of a page ends can go unseen by the test.
  let isGone = true
  await page.route('**/offers/select', (route) =>
    isGone ? route.fulfill({ status: 404, json: { error: 'offer_not_found' } }) : route.continue(),
  )
  const fetched = page.waitForResponse((answer) => answer.url().endsWith('/dls-pbl-api/v3/offers'))
  await choose.click()
  await fetched
  await expect(page.getByText('Dit aanbod bestaat niet meer.')).toBeVisible()
  isGone = false
  await choose.click()
  await expect(page.getByRole('heading', { name: 'Op welke rekening wil je het geld?' })).toBeVisible()
})

test('a double click sends once', async ({ page }) => {
  await beginAt(page, 'company')
  let sent = 0
  page.on('request', (request) => (sent += request.url().endsWith('/loan-amount') ? 1 : 0))
  await page.getByLabel('Bedrag dat je wilt lenen').pressSequentially('20000')
  await page.getByRole('radio', { name: 'Voorraad' }).check()
  await page.getByRole('button', { name: 'Verder', exact: true }).dblclick()
  await page.waitForURL('**/extra-uitgaven')
  expect(sent).toBe(1)
})

test('what the server refuses is reported in words and nothing that was filled in is lost', async ({ page, audit }) => {
  await beginAt(page, 'company')
  await page.getByRole('button', { name: 'Verder', exact: true }).click()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Vul in hoeveel je wilt lenen.' })).toBeVisible()
  await audit()
  await page.route('**/loan-amount', (route) => route.fulfill({ status: 503, json: { error: 'unavailable' } }))
  await page.getByLabel('Bedrag dat je wilt lenen').pressSequentially('20000')
  await page.getByRole('radio', { name: 'Voorraad' }).check()
  await page.getByRole('button', { name: 'Verder', exact: true }).click()
  await expect(page.getByText('Dit lukt nu even niet door een storing bij ons.')).toBeVisible()
  await audit()
  await page.unroute('**/loan-amount')
  await page.getByRole('button', { name: 'Verder', exact: true }).click()
  await page.waitForURL('**/extra-uitgaven')
})
