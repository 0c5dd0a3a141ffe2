// Coming back later: re-consent, going on with a saved application, no more reminders, the mails that lead to them, and
// tester mode. Nobody waits half a year for a consent to end: the server's answers are played, the pages are real.
import { addresses, addressOf } from '../web/addresses.ts'
import { reconsentTexts } from '../web/reconsent/text.ts'
import { resumeTexts } from '../web/resume/text.ts'
import { testerTexts } from '../web/tester/text.ts'
import { myApplicationTexts } from '../web/my-application/text.ts'
import { answerLetter } from '../server/mail/answer-letters.ts'
import { contactCodeLetter, documentLetter, movedLetter, receivedLetter } from '../server/mail/follow-up-letters.ts'
import { standings } from './screenshot-follow-up.mjs'
import { unsubscribeTexts } from '../web/unsubscribe/text.ts'
import { reminderLetter } from '../server/mail/reminder-letters.ts'
import { codeLetter, reconsentLinkLetter, resumeLinkLetter } from '../server/mail/return-letters.ts'
import { button } from './screenshot-walks.mjs'

const caseId = '6f1c2a5e-8f43-4a53-9a80-0c1d2e3f4a5b'
const encoded = (claims) => Buffer.from(JSON.stringify(claims)).toString('base64url')
const token = `x.${encoded({ sub: caseId, scope: 'reconsent', exp: 4_000_000_000 })}.x`
const kvkNumber = '00900001'
const dayMs = 24 * 60 * 60_000

const play = (page, pattern, status, json) => page.route(pattern, (route) => route.fulfill({ status, json }))

function connection(connectionId, bankName, days, needReconsent) {
  const expireAt = new Date(Date.now() + days * dayMs).toISOString()
  const account = { clientName: 'Bakkerij De Korenaar B.V.', iban: `${'*'.repeat(15)}300`, matchState: 'MATCH' }
  const names = { connectionId, consentId: connectionId, bankName }
  return { ...names, consentExpiresAt: expireAt, expireAt, needReconsent, accounts: [account] }
}
const three = [
  connection('1', 'Rabobank', -3, true),
  connection('2', 'ING', 5, true),
  connection('3', 'bunq', 182.5, false),
]
const connectionsOf = (connectionDetails) => ({ data: { connectionDetails } })

const overviewOf = (language) => (language === 'nl' ? addresses.reconsentDutch : addresses.reconsentEnglish)
const renewFor = (page, language, bank) =>
  page.getByRole('button', { name: reconsentTexts[language].overview.renewFor(bank) })

/** Verification with what can go wrong in it. */
async function verification({ page, shoot, origin, language }) {
  const text = reconsentTexts[language].verification
  await page.goto(`${origin}${overviewOf(language)}#hash=abc&caseId=${caseId}&connectionId=1`)
  const number = page.locator('#kvk-number')
  await number.waitFor()
  await shoot('reconsent-1-verification')
  await number.fill('1234')
  await number.blur()
  await shoot('reconsent-1-verification-errors')
  await play(page, '**/resume-tokens', 401, { error: 'reconsent_kvk' })
  await play(page, '**/reconsent/links', 204, undefined)
  await number.fill('12345678')
  await button(page, text.submit).first().click()
  await button(page, text.newLink).waitFor()
  await shoot('reconsent-1-verification-wrong')
  await button(page, text.newLink).click()
  await page.getByText(text.newLinkSent).waitFor()
  await shoot('reconsent-1-verification-new-link')
  await page.unroute('**/resume-tokens')
  await page.goto('about:blank')
  await page.goto(origin + overviewOf(language))
  await number.fill(kvkNumber)
  await button(page, text.submit).first().click()
  await page.locator('.send-failure .notice').waitFor()
  await shoot('reconsent-1-verification-incomplete')
}

/** The overview, from the wait for it to the confetti. */
async function renewal({ page, shoot, origin, language }) {
  const text = reconsentTexts[language].overview
  await page.addInitScript(
    ([jwt, id]) => {
      if (location.protocol === 'about:') return
      sessionStorage.setItem('jwtToken', jwt)
      sessionStorage.setItem('caseId', id)
    },
    [token, caseId],
  )
  let release
  const held = new Promise((settle) => (release = settle))
  await page.route('**/fetch-accounts*', async (route) => {
    await held
    await route.fulfill({ status: 503, json: { error: 'bank_unavailable' } })
  })
  await page.goto(origin + overviewOf(language))
  await page.getByRole('status').first().waitFor()
  await shoot('reconsent-2-loading')
  release()
  await button(page, text.again).waitFor({ timeout: 60_000 })
  await shoot('reconsent-2-failed')
  await page.unroute('**/fetch-accounts*')
  await play(page, '**/fetch-accounts*', 200, connectionsOf(three))
  await button(page, text.again).click()
  await renewFor(page, language, 'ING').waitFor()
  await shoot('reconsent-2-overview')
  await play(page, '**/psd2/reconnect', 503, { error: 'bank_unavailable' })
  await renewFor(page, language, 'ING').click()
  await page.locator('.connection-error').waitFor()
  await shoot('reconsent-2-bank-unavailable')
  await page.unroute('**/psd2/reconnect')
  await play(page, '**/psd2/reconnect', 200, { data: { connectUrl: 'https://bank.example/' } })
  await play(page, '**/psd2/*/connections', 200, { connections: three })
  await renewFor(page, language, 'ING').click()
  await page.waitForURL('**/reconsent/get-consent/**')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await shoot('reconsent-3-waiting')
  await page.unroute('**/psd2/*/connections')
  await play(page, '**/psd2/*/connections', 503, { error: 'bank_unavailable' })
  await page.waitForURL('**/request-failed', { timeout: 60_000 })
  await page.locator('.message-page h1').waitFor()
  await shoot('reconsent-3-failed')
  await page.unroute('**/fetch-accounts*')
  const renewed = [connection('1', 'Rabobank', 180, false), three[2]]
  await play(page, '**/fetch-accounts*', 200, connectionsOf(renewed))
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('about:blank')
  await page.goto(`${origin}${overviewOf(language)}#vernieuwd`)
  await page.getByRole('dialog').waitFor()
  await page.waitForTimeout(700)
  await shoot('reconsent-4-renewed', page, false)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await shoot('reconsent-4-overview')
}

/** From a mailed link back into a saved application. */
async function resume({ page, shoot, origin, language }) {
  const { kvk, code, link } = resumeTexts[language]
  const address = origin + addressOf('resume', language)
  await page.goto(address)
  await button(page, link.submit).waitFor()
  await button(page, link.submit).click()
  await shoot('resume-link-errors')
  await play(page, '**/resume/links', 204, undefined)
  await page.getByLabel(kvk.label).fill(kvkNumber)
  await page.getByLabel(link.email).fill('bakker@example.nl')
  await button(page, link.submit).click()
  await page.getByText(link.sentTitle).waitFor()
  await shoot('resume-link-sent')
  await page.goto('about:blank')
  await page.goto(`${address}#hash=abc&caseId=${caseId}`)
  await button(page, kvk.submit).waitFor()
  await shoot('resume-company')
  await play(page, '**/vlot/v1/resume', 401, { error: 'reconsent_kvk' })
  await page.getByLabel(kvk.label).fill('12345678')
  await button(page, kvk.submit).click()
  await page.getByRole('heading', { name: link.titleDead }).waitFor()
  await shoot('resume-company-wrong')
  await page.unroute('**/vlot/v1/resume')
  await play(page, '**/vlot/v1/resume', 200, { data: { codeSentTo: 'b•••@example.nl' } })
  await page.getByLabel(kvk.label).first().fill(kvkNumber)
  await button(page, kvk.submit).click()
  await page.getByRole('heading', { name: code.title }).waitFor()
  await shoot('resume-code')
  await play(page, '**/resume/code', 401, { error: 'resume_code' })
  await page.getByLabel(code.label).fill('00000000')
  await button(page, code.submit).click()
  await page.locator('.send-failure .notice').waitFor()
  await shoot('resume-code-wrong')
}

async function reminders({ page, shoot, origin, language }) {
  const address = origin + addressOf('unsubscribe', language)
  await page.goto(address)
  await page.getByRole('heading', { name: unsubscribeTexts[language].incompleteTitle }).waitFor()
  await shoot('unsubscribe-incomplete')
  await page.goto('about:blank')
  await page.goto(`${address}#token=abc`)
  const stop = button(page, unsubscribeTexts[language].submit)
  await stop.waitFor()
  await shoot('unsubscribe')
  await play(page, '**/reminders/unsubscribe', 204, undefined)
  await stop.click()
  await page.getByRole('heading', { name: unsubscribeTexts[language].doneTitle }).waitFor()
  await shoot('unsubscribe-done')
}

/** Where an application stands, from the mailed link. */
async function standing({ page, shoot, origin, language }) {
  const text = myApplicationTexts[language]
  const address = origin + addressOf('myApplication', language)
  await page.goto(address)
  await page.getByRole('heading', { name: text.noLinkTitle }).waitFor()
  await shoot('my-application-no-link')
  await page.goto('about:blank')
  await page.goto(`${address}#hash=abc&caseId=${caseId}`)
  await button(page, text.submit).waitFor()
  await shoot('my-application-company')
  await play(page, '**/follow-up/link', 401, { error: 'follow_up_link' })
  await page.getByLabel(text.label).fill('12345678')
  await button(page, text.submit).click()
  await page.locator('.send-failure .notice').waitFor()
  await shoot('my-application-wrong')
  await page.unroute('**/follow-up/link')
  for (const [name, view] of Object.entries(standings)) {
    await page.goto('about:blank')
    await page.goto(`${address}#hash=abc&caseId=${caseId}`)
    await play(page, '**/follow-up/link', 200, view)
    await page.getByLabel(text.label).fill(kvkNumber)
    await button(page, text.submit).click()
    await page.getByText(view.reference).waitFor()
    await page.waitForLoadState('networkidle')
    await shoot(`my-application-${name}`)
    await page.unroute('**/follow-up/link')
  }
}

/** Every mail to an applicant, as a mail program shows its HTML. */
async function mails({ page, shoot, language }) {
  const common = { language, company: 'Bakkerij De Korenaar B.V.', url: 'https://vlot.example/' }
  const urls = { unsubscribeUrl: common.url, oneClickUrl: common.url }
  const { reference } = standings.checking
  const about = { ...common, reference }
  const begun = { at: new Date('2026-11-23T10:12:00Z'), on: 'iphone' }
  const end = { ...common, ...urls, expiresOn: '2027-05-20', bank: 'Rabobank' }
  const moved = (move, dueOn = null, more = {}) =>
    movedLetter({ ...about, move, dueOn, isYes: null, words: null, ...more })
  const asked = { reason: 'account-holder', words: null, endOn: '2026-12-07', isReminder: false }
  const answer = (kind, words, by = null) =>
    answerLetter({ kind, language, about: common.company, words, by, origin: 'https://vlot.example' })
  const letters = {
    reminder: reminderLetter({ ...end, moment: '30', daysLeft: 30 }),
    expired: reminderLetter({ ...end, moment: 'expired', daysLeft: -1 }),
    'new-link': reconsentLinkLetter({ ...common, bank: 'Rabobank' }),
    resume: resumeLinkLetter({ ...common, begun }),
    code: codeLetter({ language, company: common.company, begun, code: '48201937' }),
    'contact-code': contactCodeLetter(language, common.company, '48201937'),
    referral: receivedLetter({ ...about, dueOn: '2026-11-25', offer: null }),
    yes: moved('answered', null, { isYes: true }),
    no: moved('answered', null, {
      isYes: false,
      answered: {
        offers: [],
        reasons: standings.refused.answer.reasons.map(({ code, figures }) => ({ code, ...figures })),
      },
    }),
    agreement: moved('agreement', '2026-11-25'),
    sent: moved('sent'),
    signed: moved('signed', '2026-11-27'),
    paid: moved('paid'),
    document: documentLetter({ ...about, ...asked }),
    upheld: answer('upheld', standings.refused.answer.words),
    complaint: answer('complaintReceived', null, '2026-12-09'),
  }
  // A page of the site would go on with its own scripts in the letter.
  await page.goto('about:blank')
  for (const [name, letter] of Object.entries(letters)) {
    await page.setContent(letter.htmlBody)
    await shoot(`mail-${name}`)
  }
}

async function tester({ page, shoot, origin, language }) {
  await page.goto(`${origin}${addressOf('home', language)}?tester`)
  const panel = page.locator('vlot-tester')
  await panel.getByText(testerTexts[language].badge, { exact: true }).waitFor()
  await shoot('tester-bar', page, false)
  await panel.getByRole('button', { name: testerTexts[language].open }).click()
  await shoot('tester-panel')
}

export const returns = { verification, renewal, resume, standing, reminders, mails, tester }
