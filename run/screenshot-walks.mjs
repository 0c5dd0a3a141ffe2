// The states that no address shows by itself: a visitor walks to each and takes a picture. What is clicked is found by the
// site's own words, in the language of the walk.
import { addressOf } from '../web/addresses.ts'
import { searchTexts } from '../web/home/search-text.ts'
import { aboutYouTexts } from '../web/journey/about-you/text.ts'
import { extraExpensesTexts } from '../web/journey/extra-expenses/text.ts'
import { followed } from './screenshot-follow-up.mjs'
import { followUpTexts } from '../web/follow-up/text.ts'
import { nextStepsTexts } from '../web/journey/next-steps/text.ts'
import { accountTexts } from '../web/journey/personal-offer/account-text.ts'
import { decisionTexts } from '../web/journey/personal-offer/decision-text.ts'
import { journeyTexts } from '../web/screen/text.ts'
import { transactionsCollectTexts } from '../web/journey/transactions-collect/text.ts'
import { consentTexts } from '../web/journey/transactions-upload/consent-text.ts'
import { transactionsUploadTexts } from '../web/journey/transactions-upload/text.ts'
import { shellTexts } from '../web/shell/text.ts'

const webshop = { kvkNumber: '00900003', bankName: 'bunq' }
const builder = { kvkNumber: '00900004', bankName: 'ABN AMRO' }
const foundation = '69599068'
const patienceMs = 60_000
/** For parts of a page that come by themselves. */
const partsMs = 1_500

export const button = (page, name) => page.getByRole('button', { name, exact: true })

export async function search({ page, origin, language }, kvkNumber) {
  await page.goto(`${origin}${addressOf('home', language)}?phrase=${kvkNumber}`)
  await page.getByRole('option').first().waitFor()
}

export async function check({ page, language }) {
  await page.getByRole('option').first().click()
  await button(page, searchTexts[language].search.submit).click()
}

async function answer(visit) {
  const { page, shoot, language } = visit
  const next = journeyTexts[language].next
  await page.waitForURL('**/jouw-aanvraag')
  await page.getByLabel(aboutYouTexts[language].amountTitle).waitFor()
  await shoot('journey-1-about-you')
  await button(page, next).click()
  await page.getByRole('alert').first().waitFor()
  await shoot('journey-1-about-you-errors')
  await page.getByLabel(aboutYouTexts[language].amountTitle).pressSequentially('25000')
  await page.getByRole('radio', { name: aboutYouTexts[language].goals.inventory.label }).check()
  await shoot('journey-1-about-you-filled')
  await button(page, next).click()
  await page.waitForURL('**/extra-uitgaven')
  await button(page, extraExpensesTexts[language].yes).click()
  await page.getByRole('radio', { name: extraExpensesTexts[language].knowsYes }).check()
  await shoot('journey-2-extra-expenses')
  await button(page, extraExpensesTexts[language].no).click()
  await page.waitForURL('**/transacties-uploaden')
}

async function share(visit, { kvkNumber, bankName }) {
  const { page, shoot, language } = visit
  const consent = consentTexts[language]
  await page.getByRole('checkbox').waitFor()
  await shoot('journey-3-consent')
  await page.getByRole('checkbox').check()
  await button(page, consent.button).click()
  await page.getByRole('heading', { name: transactionsUploadTexts[language].title }).waitFor()
  await shoot('journey-3-banks')
  await page.getByRole('radio', { name: transactionsUploadTexts[language].ways.upload.label }).check()
  const bad = { name: 'vakantie.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no statement at all') }
  await page.locator('input[type=file]').setInputFiles(bad)
  await page.locator('.file-item-refused').waitFor()
  await shoot('journey-3-upload-refused')
  await page.getByRole('radio', { name: transactionsUploadTexts[language].ways.connect.label }).check()
  const bank = await openBank(visit, bankName)
  const closing = bank.waitForEvent('close')
  await bank.locator('[name=user]').first().fill(kvkNumber)
  await shoot('journey-3-connecting')
  await shoot('sandbox-bank-login', bank)
  await bank.locator('[name=pin]').fill('12345')
  await bank.locator('button[form=login]').click()
  await bank.locator('button[form=approve]').waitFor()
  await shoot('sandbox-bank-approve', bank)
  await bank.locator('button[form=approve]').click()
  await closing
  await page.getByRole('heading', { name: transactionsUploadTexts[language].accountsTitle }).waitFor()
  await shoot('journey-3-accounts')
}

/** Each bank opens in its own window, also on a phone, where the same tab comes first. */
export async function openBank({ page, language }, bankName) {
  await button(page, bankName).waitFor()
  const apart = button(page, transactionsUploadTexts[language].ratherWindow)
  if (await apart.isVisible()) await apart.click()
  const opening = page.waitForEvent('popup')
  await button(page, bankName).click()
  const bank = await opening
  await bank.locator('[name=user]').first().waitFor()
  return bank
}

/** The press is called otherwise where there is doubt about an account. */
export async function confirmAccounts({ page, language }) {
  const { confirm } = transactionsUploadTexts[language]
  await button(page, confirm).or(button(page, journeyTexts[language].next)).click()
}

/** From the shared accounts to the decision; where there is doubt about an account, it is asked once more. */
export async function decide({ page, shoot, language }) {
  await confirmAccounts({ page, language })
  const asks = page.getByRole('heading', { name: transactionsCollectTexts[language].titleDone })
  const isThere = page.waitForURL('**/persoonlijk-aanbod', { timeout: patienceMs })
  const isAsked = asks.waitFor({ timeout: patienceMs }).then(async () => {
    await shoot('journey-3-collected')
    await button(page, transactionsCollectTexts[language].continue).click()
  })
  await Promise.race([isThere, isAsked.catch(() => undefined)])
  await isThere
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** From home to the end, with an offer. */
async function offer(visit) {
  const { page, shoot, language } = visit
  await search(visit, webshop.kvkNumber)
  await shoot('home-search', page, false)
  await check(visit)
  await answer(visit)
  await share(visit, webshop)
  await decide(visit)
  await page.locator('.offer-choosing').waitFor()
  await page.waitForTimeout(partsMs)
  await shoot('journey-5-offers')
  await page.locator('.progress-tab').first().click()
  await page.getByRole('dialog').waitFor()
  await shoot('journey-5-leave-sheet', page, false)
  await page.keyboard.press('Escape')
  // The way to the categories is behind the figures that the offer rests on.
  await page.locator('main details').evaluateAll((all) => all.forEach((one) => one.toggleAttribute('open', true)))
  await page.waitForTimeout(partsMs)
  await shoot('journey-5-offers-opened')
  await page.getByRole('link', { name: decisionTexts[language].seeCategories }).first().click()
  await page.waitForTimeout(1_500)
  await shoot('journey-5-categories')
  await page.goBack()
  await page.locator('.offer-bar button').click()
  await page.getByRole('heading', { name: accountTexts[language].title }).waitFor()
  await shoot('journey-5-account')
  await page.getByRole('radio').first().check()
  await button(page, accountTexts[language].button).click()
  await page.waitForURL('**/volgende-stappen')
  const { contact, code, status } = followUpTexts[language]
  await button(page, contact.button).click()
  await shoot('journey-6-next-steps-errors')
  await page.getByLabel(contact.name).fill('Trijntje Kadolijn')
  await page.getByLabel(contact.role).selectOption('owner')
  await page.getByLabel(contact.email).fill('trijntje@example.nl')
  await page.getByLabel(contact.mobile).fill('06 12345678')
  await shoot('journey-6-next-steps')
  await button(page, contact.button).click()
  await page.getByRole('heading', { name: code.title }).waitFor()
  await shoot('journey-6-next-steps-code')
  await page.route('**/contact-details/code', (route) => route.fulfill({ json: followed }))
  await page.getByLabel(code.label).fill('12345678')
  await button(page, code.button).click()
  await page.getByRole('heading', { name: status.title }).waitFor()
  await shoot('journey-6-next-steps-status')
  await page.getByRole('radio', { name: /^4/ }).check()
  await button(page, nextStepsTexts[language].button).click()
  await page.waitForURL('**/feedback-success')
  await shoot('journey-7-done')
}

/** A refusal, with its reasons. */
async function refusal(visit) {
  const { page, shoot, language } = visit
  await search(visit, builder.kvkNumber)
  await check(visit)
  await answer(visit)
  await share(visit, builder)
  await decide(visit)
  await page.getByRole('heading', { name: decisionTexts[language].refusedTitle }).waitFor()
  await shoot('journey-5-refused')
}

/** A company that may not apply. */
async function notEligible(visit) {
  await search(visit, foundation)
  await check(visit)
  await visit.page.getByRole('dialog').waitFor()
  await visit.shoot('home-not-eligible', visit.page, false)
}

/** What opens: the menu, the cookie banner with its options, a question. */
async function opened({ page, shoot, origin, language, width, context }) {
  await page.goto(origin + addressOf('home', language))
  const menu = button(page, shellTexts[language].menu)
  if (width < 1024 && (await menu.isVisible())) {
    await menu.click()
    await shoot('home-menu', page, false)
  }
  if (width >= 1024) {
    await page.locator('header [data-mega] summary').first().hover()
    await page.waitForTimeout(400)
    await shoot('home-menu', page, false)
  }
  await context.clearCookies()
  await page.goto(origin + addressOf('faq', language))
  await shoot('cookie-banner', page, false)
  await page.locator('[data-cookie-more]').click()
  await shoot('cookie-options', page, false)
}

export const walks = { opened, notEligible, refusal, offer }
