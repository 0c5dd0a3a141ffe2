// What goes other than planned on the way to an offer: a visitor walks to each of these states and takes a picture. Where a
// sound server shows a state seldom, its answer is played; the page is real.
import { addressOf } from '../web/addresses.ts'
import { extraExpensesTexts } from '../web/journey/extra-expenses/text.ts'
import { accountTexts } from '../web/journey/personal-offer/account-text.ts'
import { categoriesTexts } from '../web/journey/personal-offer/categories/text.ts'
import { decisionTexts } from '../web/journey/personal-offer/decision-text.ts'
import { journeyTexts } from '../web/screen/text.ts'
import { transactionsCollectTexts } from '../web/journey/transactions-collect/text.ts'
import { consentTexts } from '../web/journey/transactions-upload/consent-text.ts'
import { transactionsUploadTexts } from '../web/journey/transactions-upload/text.ts'
import { bankConsentsTexts } from '../web/privacy/bank-consents-text.ts'
import { eraseTexts } from '../web/privacy/erase-text.ts'
import { sessionTexts } from '../web/session/text.ts'
import { camtFile } from '#lending/testing/synthetic-statement.ts'
import { button, check, confirmAccounts, decide, openBank, search } from './screenshot-walks.mjs'

const webshop = { kvkNumber: '00900003', bankName: 'bunq' }
const young = '00900005'
const otherName = { kvkNumber: '00900012', bankName: 'ING' }
const silent = { kvkNumber: '00900011', bankName: 'ASN Bank' }
const patienceMs = 60_000
/** Half an hour without a sign of life, but for less than two minutes. */
const nearlyIdleMs = 28.5 * 60_000

const play = (page, pattern, status, json) => page.route(pattern, (route) => route.fulfill({ status, json }))

async function apply(visit, kvkNumber) {
  await search(visit, kvkNumber)
  await check(visit)
  await visit.page.waitForURL('**/jouw-aanvraag')
  await visit.page.getByRole('heading', { level: 1 }).waitFor()
}

async function reachExpenses(visit, kvkNumber) {
  const { page, language } = visit
  await apply(visit, kvkNumber)
  await page.locator('input[inputmode]').first().pressSequentially('25000')
  await page.getByRole('radio').first().check()
  await button(page, journeyTexts[language].next).click()
  await page.waitForURL('**/extra-uitgaven')
}

async function reachSharing(visit, kvkNumber) {
  const { page, language } = visit
  await reachExpenses(visit, kvkNumber)
  await button(page, extraExpensesTexts[language].no).click()
  await page.getByRole('checkbox').check()
  await button(page, consentTexts[language].button).click()
  await page.getByRole('heading', { name: transactionsUploadTexts[language].title }).waitFor()
}

async function connect(visit, { kvkNumber, bankName }) {
  const { page, language } = visit
  const bank = await openBank(visit, bankName)
  const closing = bank.waitForEvent('close')
  await bank.locator('[name=user]').first().fill(kvkNumber)
  await bank.locator('[name=pin]').fill('12345')
  await bank.locator('button[form=login]').click()
  await bank.locator('button[form=approve]').click()
  await closing
  await page.getByRole('heading', { name: transactionsUploadTexts[language].accountsTitle }).waitFor()
}

/** A company that is too young, and a search that finds nobody. */
async function notYet(visit) {
  const { page, shoot, origin, language } = visit
  await search(visit, young)
  await check(visit)
  await page.getByRole('dialog').waitFor()
  await shoot('home-not-eligible-yet', page, false)
  await page.goto(`${origin}${addressOf('home', language)}?phrase=00900999`)
  await page.waitForTimeout(1_500)
  await shoot('home-search-nobody', page, false)
}

/** What is left out is asked for, and what the server refuses is reported. */
async function mistakes(visit) {
  const { page, shoot, language } = visit
  await reachExpenses(visit, webshop.kvkNumber)
  await button(page, extraExpensesTexts[language].yes).click()
  await button(page, journeyTexts[language].next).click()
  await page.getByRole('alert').first().waitFor()
  await shoot('journey-2-extra-expenses-errors')
  await play(page, '**/expected-expenses', 503, { error: 'unavailable' })
  await button(page, extraExpensesTexts[language].no).click()
  await page.locator('.send-failure .notice').waitFor()
  await shoot('journey-2-extra-expenses-refused')
  await page.unroute('**/expected-expenses')
  await button(page, extraExpensesTexts[language].no).click()
  await page.getByRole('checkbox').waitFor()
  await button(page, consentTexts[language].button).click()
  await shoot('journey-3-consent-errors')
}

/** Saving for later, a session about to end, and one that has ended. */
async function session(visit) {
  const { page, shoot, origin, language } = visit
  const care = sessionTexts[language]
  await page.clock.install()
  await apply(visit, webshop.kvkNumber)
  await button(page, care.save).click()
  await button(page, care.saveSubmit).click()
  await shoot('session-save-errors', page, false)
  await page.getByRole('dialog').getByRole('textbox').fill('bakker@example.nl')
  await button(page, care.saveSubmit).click()
  await page.getByRole('dialog').getByText(care.savedTitle).waitFor()
  await shoot('session-saved', page, false)
  await page.keyboard.press('Escape')
  await page.clock.fastForward(nearlyIdleMs)
  await page.getByRole('dialog', { name: care.idleTitle }).waitFor()
  await shoot('session-nearly-ended', page, false)
  await page.keyboard.press('Escape')
  await page.request.post(`${origin}/api/vlot/v1/session/end`, { headers: { 'x-client-key': 'vlot-web-1' } })
  await page.reload()
  await page.getByRole('dialog').waitFor()
  await shoot('session-ended', page, false)
}

/** Connecting that is stopped, a bank that cannot be reached, files of every fate, and an account taken out again. */
async function sharing(visit) {
  const { page, shoot, language } = visit
  const text = transactionsUploadTexts[language]
  await reachSharing(visit, webshop.kvkNumber)
  await play(page, '**/psd2/create-session', 503, { error: 'bank_unavailable' })
  await button(page, webshop.bankName).click()
  await page.getByText(text.otherWay).waitFor()
  await shoot('journey-3-bank-unavailable')
  await page.unroute('**/psd2/create-session')
  const bank = await openBank(visit, webshop.bankName)
  await bank.locator('button.plain').click()
  await page.getByText(text.cancelledTitle).waitFor()
  await shoot('journey-3-bank-cancelled')
  await page.getByRole('radio', { name: text.ways.upload.label }).check()
  const year = { iban: 'NL91ABNA0417164300', holder: 'Kadolijn Webwinkels B.V.', dayCount: 365, weeklyTakings: 6_000 }
  const today = new Date().toISOString().slice(0, 10)
  const file = (name, account) => ({ name, mimeType: 'text/xml', buffer: Buffer.from(camtFile(account)) })
  await page
    .locator('input[type=file]')
    .setInputFiles([
      file('oud.xml', { ...year, lastDay: '2025-01-31' }),
      file('te-kort.xml', { ...year, lastDay: today, dayCount: 40 }),
      file('heel-jaar-zakelijke-rekening-abn-amro.xml', { ...year, lastDay: today }),
    ])
  await page.getByText('NL 91 ABNA 0417 1643 00').first().waitFor()
  await shoot('journey-3-upload-files')
  await page.getByRole('button', { name: text.removeLabel('NL 91 ABNA 0417 1643 00') }).click()
  await page.getByRole('dialog').waitFor()
  await shoot('journey-3-remove-account', page, false)
}

/** A bank and a calculation that do not finish, up to the page that says so. */
async function waiting(visit) {
  const { page, shoot, language } = visit
  await page.clock.install()
  await reachSharing(visit, webshop.kvkNumber)
  await connect(visit, webshop)
  let known
  await page.route('**/vlot/v1/application', async (route) => {
    known ??= await (await route.fetch()).json()
    const connections = known.connections.map((connection) => ({ ...connection, stage: 'fetching' }))
    await route.fulfill({ json: { ...known, connections } })
  })
  await play(page, '**/fetch/connection/*', 200, working)
  await page.reload()
  await confirmAccounts(visit)
  await page.waitForURL('**/transacties-verzamelen')
  await page.clock.runFor(3_000)
  await shoot('journey-3-collecting')
  await page.clock.runFor(31_000)
  await shoot('journey-3-collecting-slowly')
  await passTime(page, 1_500, () => page.getByRole('alert').first().isVisible())
  await shoot('journey-3-collecting-stopped')
  // A name that does not match is asked about, so that the screen waits for the press.
  await page.route('**/accounts/validate', async (route) => {
    const { validation } = await (await route.fetch()).json()
    const accounts = validation.accounts.map((account) => ({ ...account, matchState: 'NO_MATCH' }))
    await route.fulfill({ json: { validation: { ...validation, accounts } } })
  })
  await page.unroute('**/fetch/connection/*')
  await page.unroute('**/vlot/v1/application')
  await page.getByRole('alert').first().getByRole('button').first().click()
  const blocks = { TRANSACTION_ANALYSIS: 'SUCCESS', SCORECARD_RESULT: 'PENDING', OFFERS_AVAILABLE: 'PENDING' }
  await play(page, '**/case-state', 200, { origin: null, journeyBlocks: blocks })
  await button(page, transactionsCollectTexts[language].continue).click({ timeout: patienceMs })
  await page.waitForURL('**/get-offers')
  await page.clock.runFor(21_000)
  await shoot('journey-4-waiting-slowly')
  await passTime(page, 1_000, async () => page.url().includes('request-failed'))
  await shoot('request-failed-too-long')
}

const working = { finished: false, stage: 'fetching', fetchedCount: 0, errorKey: null }
const stepsMax = 1_200
async function passTime(page, stepMs, isThere) {
  for (let step = 0; step < stepsMax && !(await isThere()); step++) await page.clock.runFor(stepMs)
}

/** A holder that is somebody else: a person looks along. */
async function referral(visit) {
  const { page, shoot, language } = visit
  await reachSharing(visit, otherName.kvkNumber)
  await connect(visit, otherName)
  await confirmAccounts(visit)
  await button(page, transactionsCollectTexts[language].continue).waitFor({ timeout: patienceMs })
  await shoot('journey-3-collected-other-name')
  await button(page, transactionsCollectTexts[language].continue).click()
  await page.waitForURL('**/persoonlijk-aanbod', { timeout: patienceMs })
  await page.getByRole('heading', { name: decisionTexts[language].referredTitle }).waitFor()
  await shoot('journey-5-referred')
  await page.locator('form button[type=submit]').first().click()
  await page.waitForTimeout(500)
  await shoot('journey-5-referred-errors')
}

/** An account without a single booking. */
async function nothingToRead(visit) {
  const { page, shoot, language } = visit
  await reachSharing(visit, silent.kvkNumber)
  await connect(visit, silent)
  await confirmAccounts(visit)
  await page.waitForURL('**/transacties-verzamelen')
  const { emptyTitle } = transactionsCollectTexts[language]
  await page.getByRole('heading', { name: emptyTitle }).waitFor({ timeout: patienceMs })
  await shoot('journey-3-collected-empty')
}

/** One kind of transactions with a correction, accounts that cannot be paid to, and all that we hold until it is erased. */
async function afterOffer(visit) {
  const { page, shoot, origin, language } = visit
  await reachSharing(visit, webshop.kvkNumber)
  await connect(visit, webshop)
  await decide(visit)
  await page.goto(`${origin}${addressOf('personalOffer', language)}?vraag=transacties`)
  await page.locator('.category-row a').nth(4).click()
  await page.locator('.booking').first().waitFor()
  await page.locator('main details').evaluateAll((all) => all.forEach((one) => one.toggleAttribute('open', true)))
  await page.locator('.booking-actions button').first().click()
  await button(page, categoriesTexts[language].confirm).click()
  await shoot('journey-5-category-contest')
  await page.route('**/accounts/disbursement', async (route) => {
    const answer = await route.fetch()
    const accounts = await answer.json()
    const refused = { ...accounts.bankAccounts[0], allowed: false }
    const other = { ...refused, iban: 'NL91ABNA0417164300', accountName: 'P. Pietersen', proof: 'other_name' }
    const unknown = {
      ...refused,
      iban: 'NL20INGB0001234567',
      accountName: null,
      proof: 'holder_unknown',
      source: 'upload',
    }
    await route.fulfill({
      response: answer,
      json: { ...accounts, bankAccounts: [...accounts.bankAccounts, other, unknown] },
    })
  })
  await page.goto(origin + addressOf('personalOffer', language))
  await page.locator('.offer-bar button').click()
  await page.getByRole('heading', { name: accountTexts[language].title }).waitFor()
  await button(page, accountTexts[language].button).click()
  await shoot('journey-5-account-refused')
  await page.goto(origin + addressOf('yourData', language))
  await page.locator('.your-data-part').first().waitFor()
  await page.waitForTimeout(500)
  await shoot('your-data')
  await page.getByRole('button', { name: bankConsentsTexts[language].withdrawFrom(webshop.bankName) }).click()
  await shoot('your-data-withdraw', page, false)
  await page.keyboard.press('Escape')
  await button(page, eraseTexts[language].open).click()
  await page.getByRole('dialog').locator('button[type=submit]').click()
  await shoot('your-data-erase', page, false)
  await page.getByRole('dialog').getByRole('textbox').first().fill(eraseTexts[language].word)
  await page.getByRole('dialog').locator('button[type=submit]').click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.waitForTimeout(500)
  await shoot('your-data-erased')
}

export const states = { notYet, mistakes, session, sharing, waiting, referral, nothingToRead, afterOffer }
