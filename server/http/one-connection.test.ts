import { beforeAll, describe, expect, test } from 'vitest'
import type { AnswerOf, Calls, CallName } from '#contract/calls.ts'
import { apiPrefix, calls } from '#contract/calls.ts'
import { unsubscribeToken } from '../mail/mail-links.ts'
import { insertFile } from '../store/follow-up/case-files.ts'
import { consentNames } from '#lending/agreement/consents.ts'
import { makeAddressCode } from '../store/case/address-codes.ts'
import { giveAddress } from '../store/case/case-contact.ts'
import { giveDetails } from '../store/follow-up/contact-details.ts'
import { insertRequest } from '../store/follow-up/document-requests.ts'
import { mintLink } from '../store/mail/mailed-links.ts'
import { readCase, shownAccountNumber } from '../store/case/read-case.ts'
import {
  connectBank,
  decidedApplicant,
  fillForm,
  must,
  newApplicant,
  until,
  untilCollected,
  visitBank,
  type Answer,
  type Applicant,
} from '../testing/applicant.ts'
import { agreementsAt } from '../testing/checked-case.ts'
import { chosenCase, takeSteps } from '../testing/chosen-case.ts'
import { allEmployeesAt } from '../testing/desk-staff.ts'
import { askBookkeeper, handIn } from '../testing/hand-in.ts'
import { codeIn, linkIn, mailWith, newestMail } from '../testing/mailbox.ts'
import { mt940File } from '../testing/statement-files.ts'
import { onStatusPage, sendFile } from '../testing/status-page.ts'
import { startSite } from '../testing/site.ts'

/** Every call that writes; one that joins the contract does not compile until it has a row below. */
type WritingCall = { [Name in CallName]: Calls[Name]['method'] extends 'GET' ? never : Name }[CallName]

const connections = 4
/** A wait for a connection times out after ten seconds; no crowd may come near that. */
const patienceMs = 9_000
const today = '2026-11-21'
const kvkNumber = '00900003'
const email = 'menigte@bedrijf.example'

const { sandbox, server } = await startSite({
  today,
  environment: { HOST: 'localhost', DATABASE_CONNECTIONS: String(connections) },
})
let applicant: Applicant
let connectionId: string
beforeAll(async () => {
  applicant = await newApplicant(server.origin)
  await fillForm(applicant, kvkNumber)
})

type Sent = Pick<Answer, 'status'>
type Send = () => Promise<Sent>
/** Makes ready for the call of this name and returns how it is sent once. */
type Crowd = () => Promise<Send>

const write = (name: WritingCall, who: Applicant, body?: unknown): Promise<Answer> =>
  who.call(calls[name].method, calls[name].path, body)
const always =
  (name: WritingCall, body?: unknown): Crowd =>
  async () =>
  () =>
    write(name, applicant, body)
const stranger =
  (name: WritingCall, request: Record<string, unknown> = {}): Crowd =>
  async () =>
  () =>
    server.visitor().call(name, { request })
const read = async <Name extends CallName>(name: Name): Promise<AnswerOf<Name>> =>
  (await must(applicant.call('GET', calls[name].path), name)).body as AnswerOf<Name>

const returnUrl = () => `${server.origin}/transaction-success`
const decided = () =>
  until(60_000, async () => {
    const { journeyBlocks } = await read('readCaseState')
    return journeyBlocks.OFFERS_AVAILABLE === 'SUCCESS' ? true : null
  })

const details = {
  email: 'tess.lettergreep@example.nl',
  mobile: '0612345678',
  name: 'Tess Letter',
  role: 'owner',
} as const
let saved = 0
/** Another visitor's, with its mailed link. */
async function savedApplication() {
  const address = `bewaard${++saved}@bedrijf.example`
  const other = await newApplicant(server.origin)
  await fillForm(other, kvkNumber)
  await must(write('saveForLater', other, { email: address }), 'saveForLater')
  const { hash, caseId } = linkIn(await newestMail(sandbox, address))
  return { hash, caseId, address }
}

/** Of another applicant, whose agreement is read and can be accepted. */
async function asSigner(name: 'readAgreement' | 'mailAcceptanceCode' | 'acceptAgreement'): Promise<Send> {
  const one = await chosenCase({ server, sandbox })
  await agreementsAt(await allEmployeesAt(server.context)).mailed(one)
  const { accepting } = (await write('readAgreement', one.who)).body as AnswerOf<'readAgreement'>
  const body = { sha256: accepting!.sha256 }
  if (name !== 'acceptAgreement') return () => write(name, one.who, name === 'readAgreement' ? undefined : body)
  await write('mailAcceptanceCode', one.who, body)
  const code = codeIn(await mailWith(sandbox, one.email, 'Je code om te tekenen'))
  return () => write(name, one.who, { ...body, code, consents: consentNames })
}

const halfYear = { name: 'jaar.940', bytes: mt940File({ from: '2026-03-10', days: 255 }) }

/** Another applicant, and the secret of the link that its bookkeeper has. */
async function askedBookkeeper() {
  const who = await newApplicant(server.origin)
  await fillForm(who, kvkNumber)
  return { who, hash: await askBookkeeper(sandbox, who, `boekhouder${++saved}@bedrijf.example`) }
}

const pdf = Buffer.from('%PDF-1.7\n%%EOF\n')

/** The address of the details below, among the case's. */
async function ownAddress(): Promise<string> {
  const { database, settings, now } = server.context
  const { operatorKeys } = settings
  const given = { operatorKeys, caseKey: await ownKey(), kvkNumber, email: details.email, now: now() }
  return database.transaction().execute((transaction) => giveAddress(transaction, given))
}

async function codeOf(addressId: string): Promise<string | null> {
  const { database, settings, now } = server.context
  // As a new day would, since the crowd before has had all the codes of this one.
  await database.updateTable('case_contact').set({ codes_sent: 0 }).execute()
  await database.deleteFrom('recipient_mail').execute()
  const made = { tokenKeys: settings.tokenKeys, caseId: applicant.caseId, addressId, now: now() }
  return database.transaction().execute((transaction) => makeAddressCode(transaction, made))
}

async function followUpLink() {
  const { database, now } = server.context
  const { caseId } = applicant
  const addressId = await ownAddress()
  const link = { caseId, purpose: 'follow-up', connectionId: null, cause: 'follow-up', addressId } as const
  const hash = await database.transaction().execute((transaction) => mintLink(transaction, link, now()))
  return { caseId, hash, passphrase: kvkNumber }
}

const ownKey = async () =>
  (await readCase(server.context.database, server.context.settings.operatorKeys, applicant.caseId))!.caseKey

/** In the order of a journey: each may need what the ones before it did. */
const crowds: Record<WritingCall, Crowd> = {
  createAnonymousToken: stranger('createAnonymousToken'),
  createSession: stranger('createSession'),
  renewToken: always('renewToken'),
  async endSession() {
    const gone = await newApplicant(server.origin)
    return () => write('endSession', gone)
  },
  async checkEligibility() {
    const fresh = await newApplicant(server.origin)
    return () => write('checkEligibility', fresh, { kvkNumber })
  },
  saveLoanAmount: always('saveLoanAmount', { loanAmount: 25_000 }),
  saveLoanGoal: always('saveLoanGoal', { loanGoal: 'inventory' }),
  saveExpectedExpenses: always('saveExpectedExpenses', { hasExpenses: false }),
  async startResume() {
    const { caseId, hash } = await savedApplication()
    return stranger('startResume', { caseId, hash, passphrase: kvkNumber })()
  },
  async confirmResume() {
    const { caseId, hash, address } = await savedApplication()
    await server.visitor().call('startResume', { request: { caseId, hash, passphrase: kvkNumber } })
    const code = codeIn(await mailWith(sandbox, address, 'Je code om verder te gaan'))
    return stranger('confirmResume', { caseId, hash, code })()
  },
  giveConsent: always('giveConsent', { consent: true, textVersion: 'test-1' }),
  createConnectSession: async () => () =>
    write('createConnectSession', applicant, {
      returnUrl: returnUrl(),
      caseId: applicant.caseId,
      bankToConnect: 'BUNQ',
      needFutureConsent: true,
    }),
  async reportBankReturn() {
    const wanted = { returnUrl: returnUrl(), caseId: applicant.caseId, bankToConnect: 'BUNQ', needFutureConsent: true }
    const created = await must(applicant.call('POST', calls.createConnectSession.path, wanted), 'connect')
    const back = (await visitBank(created.body.connectUrl, kvkNumber)).searchParams
    connectionId = back.get('connection_id') ?? ''
    return () => write('reportBankReturn', applicant, { state: back.get('state'), connectionId })
  },
  fetchTransactions: async () => () => write('fetchTransactions', applicant, { kvkNumber, connectionId }),
  async uploadStatements() {
    await untilCollected(applicant, connectionId)
    return () => applicant.upload([halfYear])
  },
  async removeAccount() {
    const record = await readCase(server.context.database, server.context.settings.operatorKeys, applicant.caseId)
    const uploaded = record!.accounts.find(({ row }) => row.source === 'upload')!
    return () => write('removeAccount', applicant, { iban: shownAccountNumber(uploaded) })
  },
  async removeTransactions() {
    const other = await newApplicant(server.origin)
    await fillForm(other, kvkNumber)
    await untilCollected(other, await connectBank(other, server.origin, 'BUNQ', kvkNumber))
    return () => write('removeTransactions', other)
  },
  confirmFinancials: always('confirmFinancials'),
  confirmTransactions: always('confirmTransactions'),
  async contestCategory() {
    await decided()
    const { bookings } = await read('listBookings')
    const [booking] = bookings.map((one) => one.booking)
    return () => write('contestCategory', applicant, { booking, category: 'loan-proceeds', explanation: 'Een lening' })
  },
  async withdrawContest() {
    await decided()
    const { bookings } = await read('listBookings')
    const booking = bookings.find((one) => one.rule === 'contested')!.booking
    return () => write('withdrawContest', applicant, { booking })
  },
  async contestFact() {
    await decided()
    return () =>
      write('contestFact', applicant, { fact: 'owner-pay', reach: 'all', explanation: 'Dit zijn kosten van de zaak' })
  },
  async withdrawFactContest() {
    await decided()
    const { facts } = await read('listFacts')
    const [contest] = facts.flatMap(({ contests }) => contests)
    return () => write('withdrawFactContest', applicant, { contest: contest!.contest })
  },
  async requestReview() {
    await decided()
    return () => write('requestReview', applicant, { email })
  },
  async requestReminder() {
    const refused = await decidedApplicant(server.origin, 'ABN', '00900004')
    return () => write('requestReminder', refused, { email })
  },
  async priceOffer() {
    await decided()
    return () => write('priceOffer', applicant, { productType: 'PBL', termMonths: 24, amount: 7_500 })
  },
  async selectOffer() {
    const { offers } = await read('listOffers')
    return () => write('selectOffer', applicant, { offerId: offers[0]!.id })
  },
  async chooseDisbursementAccount() {
    const { bankAccounts } = await read('listDisbursementAccounts')
    const { iban } = bankAccounts.find(({ allowed }) => allowed)!
    return () => write('chooseDisbursementAccount', applicant, { iban })
  },
  giveContactDetails: always('giveContactDetails', details),
  async confirmContactDetails() {
    const { database, now } = server.context
    const addressId = await ownAddress()
    const given = { caseKey: await ownKey(), details, addressId, now: now() }
    await database.transaction().execute((transaction) => giveDetails(transaction, given))
    const code = await codeOf(addressId)
    return () => write('confirmContactDetails', applicant, { code })
  },
  openFollowUp: async () => stranger('openFollowUp', await followUpLink())(),
  async openAgreement() {
    const { database, now } = server.context
    const file = { kind: 'agreement', type: 'application/pdf', bytes: pdf, at: now(), sentAt: now() } as const
    const caseKey = await ownKey()
    await database.transaction().execute((transaction) => insertFile(transaction, caseKey, file))
    return always('openAgreement')()
  },
  readAgreement: () => asSigner('readAgreement'),
  mailAcceptanceCode: () => asSigner('mailAcceptanceCode'),
  acceptAgreement: () => asSigner('acceptAgreement'),
  async askAboutLoan() {
    const one = await chosenCase({ server, sandbox })
    await takeSteps(server, one, ['agreement', 'sent', 'signed', 'paid'])
    return () => write('askAboutLoan', one.who, { about: 'cannotPay', words: 'Het lukt niet.' })
  },
  async sendDocument() {
    const { database, now } = server.context
    const asked = { reason: 'other', words: null, by: 'staff:test', at: now(), remindOn: today, endOn: today } as const
    const caseKey = await ownKey()
    await database.transaction().execute((transaction) => insertRequest(transaction, caseKey, asked))
    const visitor = await onStatusPage(server, await followUpLink())
    return () => sendFile(visitor, server.origin, pdf)
  },
  async mailAddressCode() {
    await codeOf(await ownAddress())
    return always('mailAddressCode', {})()
  },
  sendFeedback: always('sendFeedback', { rating: 5 }),
  takeChoiceBack: always('takeChoiceBack', {}),
  reconnect: async () => () =>
    write('reconnect', applicant, { connectionId, returnUrl: returnUrl(), needFutureConsent: true }),
  requestContact: stranger('requestContact', {
    name: 'Tess',
    phone: '0612345678',
    preferredMoment: 'morning',
    website: '',
    filledInMs: 60_000,
  }),
  sendComplaint: stranger('sendComplaint', { name: 'Jan', email: 'jan@bedrijf.example', message: 'Te laat gebeld' }),
  sendContactForm: stranger('sendContactForm', {
    name: 'Tess',
    email: 'tess@lettergreep.example',
    subject: 'Vraag',
    message: 'Hoe lang duurt het?',
    website: '',
    filledInMs: 60_000,
  }),
  saveForLater: always('saveForLater', { email }),
  async askBookkeeper() {
    const { who } = await askedBookkeeper()
    return () => write('askBookkeeper', who, { email: null })
  },
  openHandIn: async () => stranger('openHandIn', { hash: (await askedBookkeeper()).hash })(),
  async handInFiles() {
    const { hash } = await askedBookkeeper()
    return () => handIn(server.visitor(), hash, [halfYear])
  },
  async settleHandIn() {
    const { who, hash } = await askedBookkeeper()
    await handIn(server.visitor(), hash, [halfYear])
    const { handIn: waiting } = (await who.call('GET', calls.readApplication.path)).body as AnswerOf<'readApplication'>
    return () => write('settleHandIn', who, { ids: waiting!.files.map(({ id }) => id), isUsed: true })
  },
  requestReconsentLink: async () => stranger('requestReconsentLink', { caseId: applicant.caseId, connectionId })(),
  async createResumeToken() {
    const link = {
      caseId: applicant.caseId,
      purpose: 'reconsent',
      connectionId,
      cause: 'reminder',
      addressId: null,
    } as const
    const hash = await server.context.database
      .transaction()
      .execute((transaction) => mintLink(transaction, link, server.context.now()))
    const params = { caseId: applicant.caseId }
    return () =>
      server.visitor().call('createResumeToken', { params, request: { passphrase: kvkNumber, hash, connectionId } })
  },
  requestResumeLink: stranger('requestResumeLink', { kvkNumber, email }),
  unsubscribe: async () =>
    stranger('unsubscribe', { token: unsubscribeToken(server.context.settings.operatorKeys, applicant.caseId) })(),
  correctData: always('correctData', { subject: 'company', explanation: 'De naam is anders.', email }),
  async askPerson() {
    const asking = await newApplicant(server.origin)
    await fillForm(asking, kvkNumber)
    return () => write('askPerson', asking, { question: 'Wat staat er van mij?', email })
  },
  withdrawBankConsent: always('withdrawBankConsent', { connectionId: null }),
  endSessions: always('endSessions', { id: null }),
  mailErasureCode: always('mailErasureCode', { email }),
  // Its session takes the place of the applicant's, so the last one has its own.
  async goOnFromStatus() {
    const visitor = await onStatusPage(server, await followUpLink())
    const code = await codeOf(await ownAddress())
    return () => visitor.call('goOnFromStatus', { request: { code: code ?? '' } })
  },
  async eraseCase() {
    const gone = await newApplicant(server.origin)
    await fillForm(gone, kvkNumber)
    return () => write('eraseCase', gone, {})
  },
}

/** One session may have few files in hand; with more it is asked to come back, without waiting. */
const mayTurnAway = new Set<WritingCall>(['uploadStatements', 'handInFiles'])

/** Sends it a number of times at once, while another visitor reads the limits. */
async function atOnce(send: Send, times: number): Promise<{ statuses: number[]; tookMs: number }> {
  const startMs = performance.now()
  const other = server.visitor().fetch(`${apiPrefix}/${calls.readLimits.path}`)
  const sent = await Promise.all(Array.from({ length: times }, send))
  await (await other).text()
  return { statuses: sent.map(({ status }) => status), tookMs: performance.now() - startMs }
}

describe('a transaction never waits for a second connection', () => {
  test.each(Object.keys(crowds) as WritingCall[])(
    'CORE-7 %s, as often at once as there are connections',
    async (name) => {
      const send = await crowds[name]()
      const crowd = await atOnce(send, connections)
      const larger = await atOnce(send, 4 * connections)
      expect(crowd.statuses.some((status) => status < 300)).toBe(true)
      const failed = [...crowd.statuses, ...larger.statuses].filter(
        (status) => status >= 500 && !(status === 503 && mayTurnAway.has(name)),
      )
      expect(failed).toEqual([])
      expect(Math.max(crowd.tookMs, larger.tookMs)).toBeLessThan(patienceMs)
    },
  )
})
