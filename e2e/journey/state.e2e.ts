import type { Page } from '@playwright/test'
import type { ApplicationView } from '#contract/application.ts'
import type { AnswerOf } from '#contract/calls.ts'
import type { StepSlug } from '#lending/journey/steps.ts'
import { type ApplicationState, initialState } from '#web/application-state/application-state.ts'
import { eraseTexts } from '#web/privacy/erase-text.ts'
import { testerTexts } from '#web/tester/text.ts'
import { askForLoan, findCompany, giveConsent } from '../support/applicant.ts'
import { fillInDetails, typeCode } from '../support/contact-details.ts'
import { expect, test } from '../support/page.ts'
import { openPanel, panelOf, startTesting } from '../support/tester.ts'

// Each action and each field of the application state is named where a visitor sees what it does.

const bakery = '00900001'
const webshop = '00900003'

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

/** Tester mode answers at once, and so a test can begin at its step. */
async function startAt(page: Page, step: StepSlug, address = '/contact?tester'): Promise<void> {
  await startTesting(page, address)
  await panelOf(page).getByRole('button', { name: testerTexts.nl.steps[step], exact: true }).click()
  await expect(panelOf(page).getByText('Testmodus', { exact: true })).toBeVisible()
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible()
}

/** Holds back the server's answers to these calls: any further change on the screen is the page's own. */
async function holdBack(page: Page, paths: string): Promise<void> {
  await page.evaluate((held) => {
    const ask = window.fetch
    window.fetch = (address, options) => {
      const path = address instanceof Request ? address.url : String(address)
      return new RegExp(held).test(path) ? new Promise(() => undefined) : ask(address, options)
    }
  }, paths)
}

/** Answers one call by hand. */
async function answer(page: Page, path: string, status: number, body: unknown): Promise<void> {
  await page.evaluate(
    ([held, code, text]) => {
      const ask = window.fetch
      window.fetch = (address, options) =>
        String(address).includes(held) ? Promise.resolve(new Response(text, { status: code })) : ask(address, options)
    },
    [path, status, JSON.stringify(body)] as const,
  )
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Voortgang van je aanvraag' }).getByRole('button', { name })
const sharedAccount = (page: Page) => page.getByRole('button', { name: /^Rekening NL .* weghalen$/ })
const expired = (page: Page) => page.getByRole('dialog', { name: 'Je sessie is verlopen' })

/** The page's own state, as the tester's panel shows it. */
async function readState(page: Page): Promise<ApplicationState> {
  await openPanel(page)
  await panelOf(page).getByText('De toestand van deze pagina').click()
  const shown = panelOf(page).locator('pre').filter({ hasText: '"isTester"' })
  await expect(shown).toBeVisible()
  return JSON.parse(await shown.innerText()) as ApplicationState
}

/** Leaves the panel closed, as it was. */
async function readFurthestStep(page: Page): Promise<number> {
  const { maxLocationId } = await readState(page)
  await panelOf(page).getByText('De toestand van deze pagina').click()
  await panelOf(page).getByRole('button', { name: 'Inklappen' }).click()
  return maxLocationId
}

test('STATE-1 STATE-2 consent, tab, bank and accounts are shown as the page knows them, before the server is asked again', async ({
  page,
}) => {
  await startAt(page, 'transactions-upload')
  // Shown only once the application was read: that first answer must not be held back.
  await expect(page.getByRole('checkbox', { name: /Vlot mag mijn transacties bekijken/ })).toBeVisible()
  await holdBack(page, 'vlot/v1/application$')
  // setConsent, transactions.consent
  await giveConsent(page)
  // setTransactionsTab, transactionsTab: kept while another screen was on
  await page.getByRole('radio', { name: /Upload een bestand/ }).check()
  await tab(page, 'Over jou').click()
  await page.waitForURL('**/jouw-aanvraag')
  await tab(page, 'Transacties').click()
  await expect(page.getByRole('radio', { name: /Upload een bestand/ })).toBeChecked()
  await page.getByRole('radio', { name: /Koppel je bank/ }).check()
  // setSelectedBank, selectedBank
  await page.evaluate(() => {
    window.open = () => null
  })
  await page.getByRole('button', { name: 'Knab', exact: true }).click()
  await expect(page.getByText('Knab kan ook in dit tabblad openen', { exact: false })).toBeVisible()
})

test('STATE-1 STATE-2 accounts stand once under the name of their bank, and one of them goes at once', async ({
  page,
}) => {
  const reading = page.waitForResponse(
    async (response) => /vlot.v1.application$/.test(response.url()) && /"finished"/.test(await response.text()),
  )
  await startAt(page, 'transactions-collect')
  const view = (await (await reading).json()) as ApplicationView
  const [bank] = view.connections
  const [account] = bank?.accounts ?? []
  if (!bank || !account) throw new Error('The tester’s bank has no account')
  const another = { ...account, iban: 'NL02RABO0123456789' }
  const upload = { ...bank, connectionId: null, source: 'upload', accounts: [account, another] }
  const connections = [{ ...bank, stage: 'finished' }, upload]
  await page.getByRole('link', { name: 'Rekening toevoegen of weghalen' }).click()
  await expect(sharedAccount(page)).toHaveCount(1)
  // addBankAccount: merged by the name of the bank, and what is there already is not added.
  await answer(page, 'vlot/v1/application', 200, { ...view, connections })
  await page.getByRole('button', { name: /^(Ja, bereken mijn aanbod|Verder)$/ }).click()
  await page.getByRole('link', { name: 'Rekening toevoegen of weghalen' }).click()
  const cards = page.getByRole('region', { name: 'Gedeelde rekeningen' }).getByRole('listitem')
  await expect(cards).toHaveCount(1)
  await expect(cards.getByRole('button', { name: /weghalen$/ })).toHaveCount(2)
  // removeAccount
  await holdBack(page, 'vlot/v1/application$')
  await sharedAccount(page).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ja, haal weg' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(sharedAccount(page)).toHaveCount(1)
  await expect(sharedAccount(page)).toHaveAccessibleName(/6789|67 89/)
})

test('STATE-1 STATE-2 PROG-4 leaving the offer covers the screen, and takes all transactions along at once', async ({
  page,
}) => {
  await startAt(page, 'personal-offer')
  await expect(page.getByRole('heading', { name: 'Dit kunnen we je bieden' })).toBeVisible()
  const sheet = page.getByRole('dialog', { name: 'Weet je zeker dat je terug wilt?' })
  const leave = async () => {
    await tab(page, 'Transacties').click()
    await sheet.getByRole('button', { name: 'Ja, ga terug' }).click()
  }
  // setGlobalLoading, isGlobalLoading
  await holdBack(page, 'remove-transactions')
  await leave()
  const cover = page.getByRole('dialog', { name: 'Een ogenblik…' })
  await expect(cover).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cover).toBeVisible()
  await page.reload()
  await answer(page, 'remove-transactions', 500, {})
  await leave()
  await expect(sheet.getByRole('status')).not.toBeEmpty()
  await expect(cover).toBeHidden()
  await page.reload()
  // removeAllTransactions, setMaxLocation
  await expect(tab(page, 'Aanbod')).toBeEnabled()
  await holdBack(page, 'vlot/v1/application$')
  await leave()
  await page.waitForURL('**/transacties-uploaden')
  await expect(cover).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Deel je zakelijke transacties' })).toBeVisible()
  await expect(sharedAccount(page)).toHaveCount(0)
  await expect(tab(page, 'Aanbod')).toBeDisabled()
})

test('STATE-1 STATE-2 the offers and their products are those that came, and a tester is reminded that none is real', async ({
  page,
}) => {
  const reading = page.waitForResponse('**/v3/offers')
  await startAt(page, 'personal-offer')
  // isTester, setTester
  await expect(page.getByText('Testmodus: dit is geen echt aanbod')).toBeVisible()
  await expect(page.getByText('Kies zelf hoeveel en hoe lang, en zie meteen wat het kost.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(2)
  const result = (await (await reading).json()) as AnswerOf<'listOffers'>
  await openPanel(page)
  await panelOf(page).getByRole('button', { name: testerTexts.nl.steps['get-offers'] }).click()
  await page.waitForURL('**/get-offers')
  // offerTypes: before there are any, both are worked out.
  await expect(page.getByText('Voor een lening en een krediet.')).toBeVisible()
  await answer(page, 'v3/offers', 200, { ...result, offers: result.offers.filter((one) => one.productType === 'PBC') })
  await page.waitForURL('**/persoonlijk-aanbod', { timeout: 60_000 })
  // setOffers, offers, setOfferTypes
  await expect(page.getByText('Dit is een krediet: je betaalt alleen rente over wat je opneemt.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0)
  await expect(page.getByRole('slider', { name: /^Limiet/ })).toBeVisible()
})

test('STATE-1 STATE-2 FLOW-2 FLOW-20 ROUTE-12 once it is known how to be reached the flow is finished, and only its two last pages are open', async ({
  page,
}) => {
  await startAt(page, 'personal-offer')
  await page.getByRole('button', { name: /^Kies / }).click()
  await page.waitForURL('**/persoonlijk-aanbod?*')
  await page.getByRole('main').getByRole('radio').first().check()
  await page.getByRole('main').locator('button[type=submit]').click()
  await page.waitForURL('**/volgende-stappen')
  await fillInDetails(page, 'tester@vlot.example')
  await typeCode(page, '12345678')
  await expect(page.getByRole('radio', { name: '4' })).toBeVisible()
  await expect(tab(page, 'Transacties')).toBeDisabled()
  await page.getByRole('radio', { name: '4' }).check()
  await page.getByRole('button', { name: 'Mijn mening versturen' }).click()
  await page.waitForURL('**/feedback-success')
  // Neither of the two last pages has a number: the offer stays the furthest step.
  expect(await readFurthestStep(page)).toBe(5)
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByText('Je aanvraag is klaar.')).toBeVisible()
  for (const open of ['/volgende-stappen', '/feedback-success']) {
    await page.goto(open)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${open}$`))
  }
  await page.goto('/jouw-aanvraag')
  await page.waitForURL((url) => url.pathname === '/')
})

test('STATE-1 STATE-2 FLOW-2 SESS-2 a session that ended leaves the screen under the modal, and every other step leads home', async ({
  page,
}) => {
  await startAt(page, 'about-you')
  await askForLoan(page, '20000', 'Voorraad')
  await openPanel(page)
  await panelOf(page).getByRole('button', { name: 'Laat de sessie verlopen' }).click()
  await expect(panelOf(page).getByText('De sessie is verlopen.', { exact: false })).toBeVisible()
  // A call by the page itself may meet the end of the session first: then the modal blocks every press.
  await expect(async () => {
    if (await expired(page).isVisible()) return
    await page.getByRole('button', { name: 'Nee, verder' }).click({ timeout: 1_000 })
    await expect(expired(page)).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 30_000 })
  // setShouldReauthenticate, shouldReauthenticate
  await expect(expired(page)).toBeVisible()
  await expect(page).toHaveURL(/\/extra-uitgaven$/)
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByText('Je sessie is verlopen. Begin hieronder opnieuw')).toBeVisible()
})

test('STATE-2 STATE-3 SESS-1 starting again forgets the application at once, before home is there', async ({
  page,
}) => {
  await findCompany(page, webshop)
  await page.getByLabel('Bedrag dat je wilt lenen').pressSequentially('20000')
  await page.getByRole('radio', { name: 'Voorraad' }).check()
  await page.request.post('/api/vlot/v1/session/end', { headers: { 'x-client-key': 'vlot-web-1' } })
  await page.getByRole('button', { name: 'Verder', exact: true }).dispatchEvent('click')
  await expect(page.locator('.progress-tab').first()).toBeEnabled()
  // A page must not be asked while it navigates away; it stores its report for the next page to send, which comes only
  // when this one has drawn that it leaves.
  const { promise: isCovered, resolve: noteCover } = Promise.withResolvers<void>()
  await page.exposeFunction('noteCover', noteCover)
  await page.evaluate(() => {
    const isSo = (selector: string) => document.querySelector(selector) !== null
    const note = () => {
      const seen = {
        cover: isSo('.screen-cover[open]'),
        modal: isSo('.dialog[open]'),
        steps: isSo('.progress-tab:enabled'),
      }
      sessionStorage.setItem('seen', JSON.stringify(seen))
      if (seen.cover && !seen.modal && !seen.steps) (window as unknown as { noteCover: () => void }).noteCover()
    }
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  await page.route(
    (url) => url.pathname === '/',
    (route) => isCovered.then(() => route.continue()),
  )
  await expired(page).getByRole('button', { name: 'Opnieuw beginnen' }).click({ noWaitAfter: true })
  await page.waitForURL((url) => url.pathname === '/')
  // reset
  const seen = await page.evaluate(() => sessionStorage.getItem('seen'))
  expect(JSON.parse(String(seen))).toEqual({ cover: true, modal: false, steps: false })
})

/** Erases the application, from the page that shows what we hold. */
async function erase(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Wis al mijn gegevens' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/Typ/).fill(eraseTexts.nl.word)
  await dialog.locator('button[type=submit]').click()
  await expect(page.getByRole('heading', { level: 1, name: /gewist/ })).toBeVisible()
}

test('STATE-1 STATE-2 STATE-3 who erases an application keeps campaign and session, and its steps lead home', async ({
  page,
}) => {
  await page.goto(`/?phrase=${webshop}&utm_source=nieuwsbrief&goal=inventory`)
  await page.getByRole('option').first().click()
  await page.waitForURL('**/jouw-aanvraag?*')
  // setLoanGoal, loanGoal
  await expect(page.getByRole('radio', { name: 'Voorraad' })).toBeChecked()
  const held = page.getByRole('contentinfo').getByRole('link', { name: 'Jouw gegevens' })
  await held.click()
  // setLocation, prevLocation
  await page.getByRole('link', { name: 'Terug naar je aanvraag' }).click()
  await page.waitForURL('**/jouw-aanvraag?*')
  await held.click()
  await erase(page)
  // initialUtmParams
  const home = page.getByRole('main').getByRole('link')
  await expect(home).toHaveAttribute('href', '/?utm_source=nieuwsbrief')
  // The requester is gone, and isAuthenticated is not: the guard decides at once.
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByText('In deze browser is geen aanvraag open.')).toBeVisible()
})

test('STATE-1 STATE-3 after a reset a tester’s page has the defaults, but for who is there', async ({ page }) => {
  await startAt(page, 'personal-offer')
  await expect(page.getByRole('heading', { name: 'Dit kunnen we je bieden' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Jouw gegevens' }).click()
  await erase(page)
  expect(await readState(page)).toEqual({ ...initialState, isTester: true, isAuthenticated: true })
})

test('STATE-1 STATE-2 RECON-1 a renewal knows its business and accounts, until its session ends', async ({ page }) => {
  await startTesting(page)
  await panelOf(page).getByRole('button', { name: 'Toestemming vernieuwen' }).click()
  await page.waitForURL(/\/reconsent$/)
  await page.getByLabel('KVK-nummer').fill(bakery)
  await page.keyboard.press('Enter')
  // setRequester, requester
  const overview = page.getByRole('heading', { name: 'Je bankkoppelingen' })
  await expect(overview).toBeVisible()
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Toestemming/ }) })
    .first()
  const iban = await card.locator('.connection-iban').first().innerText()
  await card.getByRole('button').click()
  await page.waitForURL('**/reconsent/get-consent/NL')
  // addBankAccount, transactions.connections
  await expect(page.getByText('Het gaat om:')).toContainText(iban)
  await openPanel(page)
  await panelOf(page).getByRole('button', { name: 'Laat de sessie verlopen' }).click()
  await page.waitForURL('**/request-failed')
  await page.getByRole('main').locator('a[href="/reconsent/NL"]').click()
  // removeRequester
  await expect(page.getByLabel('KVK-nummer')).toBeVisible()
  await expect(overview).toBeHidden()
})

test('STATE-1 STATE-2 AUTH-3 what fails in a renewal leads back to the renewal', async ({ page }) => {
  await startTesting(page)
  await panelOf(page).getByRole('button', { name: 'Toestemming vernieuwen' }).click()
  await page.getByLabel('KVK-nummer').fill(bakery)
  await page.keyboard.press('Enter')
  const renew = page.getByRole('button', { name: /^Toestemming vernieuwen voor/ }).first()
  await expect(renew).toBeVisible()
  await answer(page, '/connections', 500, {})
  await renew.click()
  await page.waitForURL('**/request-failed', { timeout: 60_000 })
  // setReconsentOrigin, hasReconsentOrigin
  await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', '/reconsent/NL')
  await expect(page.getByRole('navigation', { name: 'Voortgang van je aanvraag' })).toHaveCount(0)
})

test('CONST-2 the connections of the re-consent overview are added to the bank accounts that the page knows', async ({
  page,
}) => {
  await startTesting(page)
  await panelOf(page).getByRole('button', { name: 'Toestemming vernieuwen' }).click()
  await page.waitForURL('**/reconsent**')
  await page.getByLabel('KVK-nummer').fill(bakery)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Toestemming vernieuwen voor/ }).first()).toBeVisible()
  const shown = await page.getByRole('main').getByRole('listitem').getByRole('heading').allInnerTexts()
  expect(shown.length).toBeGreaterThan(1)
  const { connections } = (await readState(page)).transactions
  expect(connections.map(({ bankName }) => bankName).toSorted()).toEqual(shown.toSorted())
  for (const { accounts } of connections) for (const { iban } of accounts) expect(iban).toMatch(/^\*{15}\d{3}$/)
})
