import type { Page } from '@playwright/test'
import type { ApplicationState } from '#web/application-state/application-state.ts'
import { findCompany } from './applicant.ts'
import { expect, test } from './page.ts'
import { openPanel, panelOf, startTesting } from './tester.ts'

const bakery = { kvkNumber: '00900001', companyName: 'Bakkerij De Korenaar B.V.' }

test.describe.configure({ timeout: 180_000 })
test.beforeEach(({ chosenCookies: _chosen }) => undefined)

/** What the page itself knows, as the tester's panel shows it. */
async function readState(page: Page): Promise<ApplicationState> {
  await openPanel(page)
  await panelOf(page).getByText('De toestand van deze pagina').click()
  const shown = panelOf(page).locator('pre').filter({ hasText: '"isTester"' })
  await expect(shown).toBeVisible()
  return JSON.parse(await shown.innerText()) as ApplicationState
}

test('STATE-1 STATE-3 what a page knows has the named fields, and starting anew keeps of it only who is there', async ({
  page,
}) => {
  await startTesting(page)
  await panelOf(page).getByRole('button', { name: 'Persoonlijk aanbod' }).click()
  await page.waitForURL('**/persoonlijk-aanbod')
  await expect(page.getByRole('heading', { name: 'Dit kunnen we je bieden' })).toBeVisible()
  const known = await readState(page)
  expect(known).toMatchObject({ isTester: true, flowFinished: false, maxLocationId: 5, isAuthenticated: true })
  expect(known.requester).toEqual({ ...bakery, loanAmount: 25_000 })
  expect(new Set(known.offers.map(({ productType }) => productType))).toEqual(new Set(['PBL', 'PBC']))
  expect(known.transactions.consent).toBe(true)
  expect(known.transactions.connections.map(({ bankName }) => bankName)).toEqual(['Rabobank'])

  await panelOf(page).getByRole('button', { name: 'Laat de sessie verlopen' }).click()
  await expect(panelOf(page).getByText('De sessie is verlopen.', { exact: false })).toBeVisible()
  await page.reload()
  await page.getByRole('dialog').getByRole('button', { name: 'Opnieuw beginnen' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await findCompany(page, bakery.kvkNumber)
  await expect(page.getByLabel('Bedrag dat je wilt lenen')).toBeVisible()
  expect(await readState(page)).toEqual({
    isGlobalLoading: false,
    isTester: true,
    flowFinished: false,
    prevLocation: '/',
    maxLocationId: 1,
    requester: bakery,
    offers: [],
    offerTypes: ['PBL', 'PBC'],
    initialUtmParams: {},
    transactions: { consent: false, connections: [] },
    isAuthenticated: true,
    shouldReauthenticate: false,
    hasReconsentOrigin: false,
  })
})

test('CONST-2 the connections of the re-consent overview are added to the bank accounts that the page knows', async ({
  page,
}) => {
  await startTesting(page)
  await panelOf(page).getByRole('button', { name: 'Toestemming vernieuwen' }).click()
  await page.waitForURL('**/reconsent**')
  await page.getByLabel('KVK-nummer').fill(bakery.kvkNumber)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Toestemming vernieuwen voor/ }).first()).toBeVisible()
  const shown = await page.getByRole('main').getByRole('listitem').getByRole('heading').allInnerTexts()
  expect(shown.length).toBeGreaterThan(1)
  const { connections } = (await readState(page)).transactions
  expect(connections.map(({ bankName }) => bankName).toSorted()).toEqual(shown.toSorted())
  for (const { accounts } of connections) for (const { iban } of accounts) expect(iban).toMatch(/^\*{15}\d{3}$/)
})
