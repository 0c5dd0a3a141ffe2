import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { consentNames } from '#lending/agreement/consents.ts'
import { formatEuros } from '#lending/money.ts'
import { lender } from '#lending/this-lender.ts'
import { changeOffers } from '../testing/changed-offers.ts'
import { carriedBy } from '../agreement/verified-seal.ts'
import { until } from '../testing/applicant.ts'
import { acceptByMail, agreementsAt, secondCode, textsOf } from '../testing/checked-case.ts'
import { startDesk } from '../testing/desk-site.ts'
import { type EmployeeId, putPdf } from '../testing/desk-staff.ts'
import { codeIn, linkIn, mailsTo, mailWith } from '../testing/mailbox.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { type ReferredCase, statusOf } from '../testing/referred-case.ts'
import { onStatusPage } from '../testing/status-page.ts'

const today = '2026-11-23'
const { sandbox, server, staff, viewOf, chosen, confirming } = await startDesk(today)
const { mailed, made, send } = agreementsAt(staff)
const codeMail = (email: string) => mailWith(sandbox, email, 'Je code om te tekenen')

/** As a fresh browser has it, from the mail. */
async function fromMail({ email, kvkNumber }: ReferredCase, subject = 'Je overeenkomst staat klaar') {
  const { hash, caseId } = linkIn(await mailWith(sandbox, email, subject))
  const visitor = await onStatusPage(server, { hash, caseId, passphrase: kvkNumber })
  const { accepting } = (await visitor.call('readAgreement')).answer
  return { visitor, accepting }
}

async function countersign(one: ReferredCase, by: EmployeeId) {
  await staff[by]('openNames', { params: { caseId: one.caseId }, request: { reason: 'payout' } })
  const { seen } = await confirming(one)
  return staff[by]('countersign', { params: { caseId: one.caseId }, request: { seen } })
}

async function pay(one: ReferredCase, by: EmployeeId) {
  await staff[by]('openNames', { params: { caseId: one.caseId }, request: { reason: 'payout' } })
  const { seen } = await confirming(one)
  const request = { step: 'paid', on: today, reference: 'BET-1', seen } as const
  return staff[by]('recordStep', { params: { caseId: one.caseId }, request })
}

test('DESK-124 from the mail an agreement is accepted with a code that names amount and document, countersigned by two, and then paid', async () => {
  const one = await chosen()
  const bytes = await mailed(one)
  const { visitor, accepting } = await fromMail(one)
  const [card] = (await viewOf(one)).money
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  expect(accepting).toEqual({ sha256, name: 'W. Zeepsop', amountCents: card!.amountCents })
  expect((await statusOf(one)).acceptance).toBe('open')
  expect((await visitor.call('mailAcceptanceCode', { request: { sha256 } })).answer.codeSentTo).toMatch(/^o•••@/)
  const mail = await codeMail(one.email)
  expect(mail.text).toContain(formatEuros(card!.amountCents, { decimals: 2 }))
  expect(mail.text.replace(/\s/g, '')).toContain(sha256)
  const second = await secondCode(sandbox, card!.amountCents)
  const request = { sha256, code: codeIn(mail), ...second, consents: consentNames }
  const accepted = await visitor.call('acceptAgreement', { request })
  expect(accepted.answer).toMatchObject({ acceptance: 'accepted', mayTakeBack: false, asked: [] })
  expect(accepted.answer.stages.find(({ name }) => name === 'signed')).toMatchObject({ state: 'done', on: today })
  expect((await visitor.call('acceptAgreement', { request })).error).toBe('agreement_changed')

  expect((await pay(one, 'assessor-1')).error).toBe('countersign_first')
  expect((await countersign(one, 'assessor-1')).status).toBe(204)
  expect((await countersign(one, 'assessor-1')).error).toBe('changed_meanwhile')
  expect((await pay(one, 'assessor-1')).error).toBe('countersign_first')
  expect((await countersign(one, 'assessor-2')).status).toBe(204)
  expect((await countersign(one, 'senior-1')).error).toBe('changed_meanwhile')
  const { agreement, steps } = await viewOf(one)
  expect(agreement.accepted).toMatchObject({ sha256, by: 'Wendelmoet Zeepsop' })
  expect(agreement.accepted!.first).not.toBe(agreement.accepted!.second)
  expect(steps.find(({ step }) => step === 'signed')).toMatchObject({ by: null })
  expect((await pay(one, 'assessor-1')).status).toBe(204)

  const { visitor: later } = await fromMail(one, 'Het bewijs van je overeenkomst staat klaar')
  const { base64 } = (await later.call('openAgreement', { query: { record: '1' } })).answer
  const record = Buffer.from(base64, 'base64')
  expect(carriedBy(record).equals(bytes)).toBe(true)
  const said = JSON.stringify((await readPdf(record)).tags).replace(/\s/g, '')
  for (const fact of [sha256, one.email, 'WendelmoetZeepsop', 'W.Zeepsop', 'bunq']) expect(said).toContain(fact)
  expect((await viewOf(one)).files.filter(({ kind }) => kind === 'signed')).toHaveLength(1)
  await until(20_000, async () => {
    const { rowCount } = await server.context.pool.query('select from kept_agreement where case_id = $1', [one.caseId])
    return rowCount === 2 ? true : null
  })
})

test('DESK-124 a code is of one document, one amount and one time, and of its newest mail', async () => {
  const one = await chosen()
  await mailed(one)
  const { visitor, accepting } = await fromMail(one)
  const { sha256 } = accepting!
  await visitor.call('mailAcceptanceCode', { request: { sha256 } })
  const code = codeIn(await codeMail(one.email))
  const accept = (changes: object) =>
    visitor.call('acceptAgreement', { request: { sha256, code, consents: consentNames, ...changes } })
  expect((await accept({ consents: consentNames.slice(1) })).error).toBe('bad_request')
  expect((await accept({ sha256: '0'.repeat(64) })).error).toBe('agreement_changed')
  expect((await accept({ code: code === '00000000' ? '00000001' : '00000000' })).error).toBe('agreement_code')

  // Another agreement takes its place: the code that was mailed for the one before signs nothing.
  const params = { caseId: one.caseId }
  expect((await staff['assessor-1']('makeAgreement', { params, request: {} })).status).toBe(204)
  await send(one, (await made(one)).files.find(({ sentAt }) => sentAt === null)!.id)
  expect((await accept({})).error).toBe('agreement_changed')
  const now = await fromMail(one, 'Je nieuwe overeenkomst staat klaar')
  expect(now.accepting!.sha256).not.toBe(sha256)
  expect((await accept({ sha256: now.accepting!.sha256 })).error).toBe('agreement_code')

  const mails = mailsTo(sandbox, one.email).length
  await now.visitor.call('mailAcceptanceCode', { request: { sha256: now.accepting!.sha256 } })
  await expect.poll(() => mailsTo(sandbox, one.email).length, { timeout: 20_000 }).toBe(mails + 1)
  const fresh = codeIn(mailsTo(sandbox, one.email).at(-1)!)
  const wrong = () => accept({ sha256: now.accepting!.sha256, code: fresh === '11111111' ? '11111112' : '11111111' })
  for (let tries = 0; tries < 5; tries++) expect((await wrong()).error).toBe('agreement_code')
  expect((await accept({ sha256: now.accepting!.sha256, code: fresh })).error).toBe('agreement_code')
})

test('DESK-124 from the amount in the lender’s folder on, a code to the mobile is needed as well', async () => {
  const own = lender as { secondCodeFromCents: number | null }
  const { secondCodeFromCents } = own
  own.secondCodeFromCents = 1_00
  try {
    const one = await chosen()
    await mailed(one)
    const { visitor, accepting } = await fromMail(one)
    const { sha256 } = accepting!
    const before = mailsTo(sandbox, textsOf).length
    const sent = await visitor.call('mailAcceptanceCode', { request: { sha256 } })
    expect(sent.answer.secondSentTo).toBe('•••309')
    const code = codeIn(await codeMail(one.email))
    const accept = (parts: object) =>
      visitor.call('acceptAgreement', { request: { sha256, code, consents: consentNames, ...parts } })
    expect((await accept({})).error).toBe('agreement_code')
    const second = await secondCode(sandbox, accepting!.amountCents, before)
    expect(second.second).toMatch(/^\d{6}$/)
    expect((await accept({ second: second.second === '000000' ? '000001' : '000000' })).error).toBe('agreement_code')
    expect((await accept(second)).answer.acceptance).toBe('accepted')
  } finally {
    own.secondCodeFromCents = secondCodeFromCents
  }
})

test.each([
  ['who asks is none of those who may sign', 'A. Verhoeven', false],
  ['two sign together', 'W. Zeepsop, A. Verhoeven', true],
  ['the power to sign is limited', 'W. Zeepsop (tot € 10.000)', false],
])('DESK-124 where %s, a person takes over and it is signed on paper', async (_why, signatories, isJointly) => {
  const one = await chosen()
  await mailed(one, signatories, isJointly)
  const { visitor, accepting } = await fromMail(one)
  expect(accepting).toBeNull()
  expect((await statusOf(one)).acceptance).toBe('person')
  const sha256 = createHash('sha256')
    .update(Buffer.from((await visitor.call('openAgreement')).answer.base64, 'base64'))
    .digest('hex')
  expect((await visitor.call('mailAcceptanceCode', { request: { sha256 } })).error).toBe('agreement_by_person')
  expect((await viewOf(one)).agreement.bar).not.toBeNull()
  const signed = { step: 'signed', on: today, reference: 'HT-1', whyNoFile: 'Op papier.' } as const
  const params = { caseId: one.caseId }
  expect((await staff['assessor-1']('recordStep', { params, request: signed })).status).toBe(204)
  expect((await pay(one, 'assessor-2')).status).toBe(204)
})

test('DESK-124 where nobody logged in at the bank of the account, its holder differs or it is another by now, a code is not enough', async () => {
  const one = await chosen()
  await mailed(one)
  const { visitor, accepting } = await fromMail(one)
  expect(accepting).not.toBeNull()
  const { pool } = server.context
  for (const change of [`source = 'upload'`, `source = 'bank', match_state = 'COULD_NOT_MATCH'`]) {
    await pool.query(`update account set ${change} where case_id = $1`, [one.caseId])
    expect((await statusOf(one)).acceptance, change).toBe('person')
  }
  await pool.query(`update account set match_state = 'MATCH' where case_id = $1`, [one.caseId])
  expect((await statusOf(one)).acceptance).toBe('open')
  await pool.query('update loan_case set disbursement_account_id = null where id = $1', [one.caseId])
  const { sha256 } = accepting!
  expect((await visitor.call('mailAcceptanceCode', { request: { sha256 } })).error).toBe('agreement_changed')
})

test('DESK-124 a signature that two take away is no longer accepted, and can be given again', async () => {
  const one = await chosen()
  await mailed(one)
  expect((await acceptByMail(sandbox, one.who, one.email)).status).toBe(200)
  const params = { caseId: one.caseId }
  const act = { kind: 'correction', why: 'Verkeerde persoon.', code: null, on: null, reference: null } as const
  expect((await staff['assessor-1']('proposeAct', { params, request: act })).status).toBe(204)
  const { id: actId } = (await viewOf(one)).acts[0]!
  expect((await staff['assessor-2']('secondAct', { params: { ...params, actId }, request: {} })).status).toBe(204)
  expect((await statusOf(one)).acceptance).toBe('open')
  expect((await viewOf(one)).agreement.accepted).toBeNull()
  expect((await countersign(one, 'assessor-1')).error).toBe('changed_meanwhile')
})

test('DESK-128 with a guarantee the deed with its warning is printed at the desk, and signed there by who shows who they are', async () => {
  const one = await chosen()
  await changeOffers(server.context, one.caseId, { securities: ['personal-guarantee'] })
  await mailed(one)
  expect((await fromMail(one)).accepting).toBeNull()
  const { agreement, files, money } = await viewOf(one)
  expect(agreement.bar).toBe('guarantee')
  const deed = files.find(({ kind }) => kind === 'deed')!
  const { bytes } = await staff['assessor-1']('downloadFile', { params: { caseId: one.caseId, fileId: deed.id } })
  const { tags, title } = await readPdf(bytes)
  const words = JSON.stringify(tags).replace(/\s/g, ' ')
  expect(title).toMatch(/^Borgtocht VL-/)
  expect(words).toContain('moet je betalen')
  expect(words).toContain(formatEuros(money[0]!.amountCents, { decimals: 2 }).replace(/\s/g, ' '))
  const params = { caseId: one.caseId }
  const sign = (parts: object) =>
    staff['assessor-1']('recordStep', { params, request: { step: 'signed', on: today, reference: 'HT-1', ...parts } })
  expect((await sign({ whyNoFile: 'Op papier.', identity: 'Paspoort' })).error).toBe('signed_file_missing')
  expect(
    (await putPdf(server.context, 'assessor-1', one.caseId, Buffer.from('%PDF-1.7\n%%EOF\n'), 'documents')).status,
  ).toBe(204)
  const fileId = (await viewOf(one)).files.find(({ kind }) => kind === 'document')!.id
  expect((await sign({ fileId, identity: ' ' })).error).toBe('identity_missing')
  expect((await sign({ fileId, identity: 'Paspoort NX1234567' })).status).toBe(204)
  expect((await viewOf(one)).steps.at(-1)).toMatchObject({ step: 'signed', reference: 'HT-1, Paspoort NX1234567' })
})
