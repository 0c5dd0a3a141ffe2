import type { Page } from '@playwright/test'
import { expect, test } from '../support/page.ts'

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

const company = {
  id: '1',
  name: 'Zeilmakerij De Bries',
  kvkNumber: '12345678',
  street: 'Kade',
  homeNumber: '4',
  postalCode: '1234 AB',
  city: 'Enkhuizen',
  pilotBank: false,
  newToTheBank: false,
}
const profile = {
  kvkNumber: '12345678',
  name: company.name,
  legalForm: 'Stichting',
  mainActivity: { code: '92009', description: 'Kansspelen' },
  foundedOn: '2026-03-02',
  endedOn: null,
  city: 'Enkhuizen',
  takenAt: '2026-11-21T10:00:00Z',
}

async function checkWith(page: Page, address: string, answer: object): Promise<void> {
  await page.route('**/company/search*', (route) => route.fulfill({ json: { companies: [company] } }))
  await page.route('**/requester-eligibility', (route) =>
    route.fulfill({ json: { eligible: false, message: null, newToTheBank: false, profile, ...answer } }),
  )
  await page.goto(`${address}?phrase=Bries`)
  await page.getByRole('option').first().click()
}

const every = {
  errors: ['SBI_CODE_INVALID', 'LEGAL_STRUCTURE_INVALID', 'FOUNDATION_DATE_CHECK'],
  eligibleFrom: '2027-06-02',
}

test('FLOW-3 each code has its reason in words and what can be done, with what the register says, in both languages', async ({
  page,
  audit,
}) => {
  await checkWith(page, '/', every)
  const dutch = page.getByRole('dialog', { name: 'Met dit bedrijf kun je niet bij ons lenen' })
  await expect(
    dutch.getByText('We hebben Zeilmakerij De Bries opgezocht in het Handelsregister. Dit zijn de redenen:'),
  ).toBeVisible()
  await expect(dutch.locator('.refusals > li')).toHaveText([
    /^De hoofdactiviteit van je bedrijf.*We lenen niet aan bedrijven in deze branche, zoals financiële diensten, vastgoed, kansspelen, overheid en verenigingen\..*Pas je activiteiten gratis aan bij KVK en probeer het daarna opnieuw\.$/,
    /^De rechtsvorm van je bedrijf.*We lenen aan eenmanszaken, vof’s, cv’s, maatschappen, bv’s, nv’s en coöperaties die nu actief zijn\..*Zoek dan op dat KVK-nummer\.$/,
    /^Hoe lang je bedrijf bestaat.*Je bedrijf is nog jong\. Bij ons kan het vanaf 15 maanden\..*Vanaf 2 juni 2027 kun je een aanvraag doen\..*Bij Qredits kun je vaak wel terecht, voor een microkrediet\.$/,
  ])
  await expect(dutch.getByRole('link', { name: 'Zet in mijn agenda' })).toHaveAttribute('href', /DTSTART.*20270602/)
  await expect(dutch.getByRole('link', { name: 'Qredits' })).toHaveAttribute('href', 'https://qredits.nl/')
  await expect(dutch.locator('dt')).toHaveText([
    'KVK-nummer',
    'Rechtsvorm',
    'Hoofdactiviteit',
    'Opgericht op',
    'Plaats',
  ])
  await expect(dutch.locator('dd')).toHaveText([
    '12345678',
    'Stichting',
    'Kansspelen (SBI 92009)',
    '02-03-2026',
    'Enkhuizen',
  ])
  await expect(dutch.getByText('Bron: Handelsregister van KVK, opgehaald op 21 november 2026.')).toBeVisible()
  await audit()
  await dutch.getByRole('button', { name: 'Zoek een ander bedrijf' }).click()
  await expect(dutch).toBeHidden()
  await expect(page).toHaveURL(/\/\?phrase=Bries$/)

  await checkWith(page, '/en', every)
  const english = page.getByRole('dialog', { name: 'We can’t lend to this business' })
  await expect(english.locator('.refusals > li')).toHaveText([
    /^The main activity of your business.*We do not lend to businesses in this sector.*Change your activities at KVK, free of charge, and try again\.$/,
    /^The legal form of your business.*We lend to sole traders.*Search by its KVK number\.$/,
    /^How long your business has existed.*You can apply once it is 15 months old.*You can apply from 2 June 2027\..*Qredits often has a microcredit for young businesses\.$/,
  ])
})

test('FLOW-3 a company that may apply opens no dialog, and only its own codes are reported', async ({ page }) => {
  await checkWith(page, '/', { errors: ['FOUNDATION_DATE_CHECK'], eligibleFrom: null })
  const dialog = page.getByRole('dialog', { name: 'Je kunt nu nog niet aanvragen' })
  await expect(dialog.locator('.refusals > li > h3')).toHaveText(['Hoe lang je bedrijf bestaat'])
  await expect(dialog.getByText(/Vanaf .* kun je een aanvraag doen/)).toHaveCount(0)
})
