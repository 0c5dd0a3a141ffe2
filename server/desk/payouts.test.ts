import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { seenOf } from '#contract/desk/money.ts'
import { balance, details, document, entry, statement } from '#lending/testing/camt-text.ts'
import { another, chooseOffer, decidedApplicant } from '../testing/applicant.ts'
import { takeSteps } from '../testing/chosen-case.ts'
import { startDesk } from '../testing/desk-site.ts'
import { readCase } from '../store/case/read-case.ts'
import { sealAccount } from '../store/sealing/account-secret.ts'
import { changeOffers } from '../testing/changed-offers.ts'
import { employeeAt, type EmployeeId } from '../testing/desk-staff.ts'
import { mailWith } from '../testing/mailbox.ts'
import { tracesInTables } from '../testing/readable-traces.ts'
import { reach } from '../testing/referred-case.ts'
import { startTestServer } from '../testing/test-server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const today = '2026-11-23'
const { server, sandbox, staff, chosen, viewOf, owed } = await startDesk(today)
const { pool, settings } = server.context
const ours = settings.payoutFrom!.iban

/** Signed on record by assessor-1. */
async function signed() {
  const one = await chosen()
  await takeSteps(server, one, ['agreement', 'sent', 'signed'])
  return one
}
const read = async (by: EmployeeId = 'assessor-1') => (await staff[by]('readPayouts')).answer
const dueOf = async (caseId: string, by?: EmployeeId) => (await read(by)).due.find((one) => one.caseId === caseId)
const open = (by: EmployeeId, caseId: string) =>
  staff[by]('openNames', { params: { caseId }, request: { reason: 'payout' } })
const fileOf = async (caseId: string) =>
  (await read()).files.find(({ payouts }) => payouts.some((one) => one.caseId === caseId))!

async function make(by: EmployeeId, ...caseIds: string[]) {
  const due = (await read(by)).due.filter(({ caseId }) => caseIds.includes(caseId))
  const payouts = due.map(({ caseId, amountCents, accountId }) => ({ caseId, amountCents, accountId: accountId! }))
  return (await staff[by]('makePayoutFile', { request: { payouts } })).error
}
async function made(by: EmployeeId, caseId: string) {
  await open(by, caseId)
  expect(await make(by, caseId)).toBe(null)
  return fileOf(caseId)
}
const confirm = async (by: EmployeeId, fileId: string, sha256: string) =>
  (await staff[by]('confirmPayoutFile', { params: { fileId }, request: { sha256 } })).failure
const drop = async (by: EmployeeId, fileId: string) => (await staff[by]('dropPayoutFile', { params: { fileId } })).error
const download = (by: EmployeeId, fileId: string) => staff[by]('downloadPayoutFile', { params: { fileId } })
const tell = async (text: string) => staff['senior-1']('readBankReport', { files: [new File([text], 'bank.xml')] })

const held = (owner: string) =>
  `update obligation set owner = ${owner} where case_id = $1 and kind = 'payout' and closed_at is null`

async function confirmed(caseId: string) {
  const file = await made('assessor-1', caseId)
  await open('assessor-2', caseId)
  // Either of the two may have the task in hand.
  await pool.query(held(`'assessor-1'`), [caseId])
  expect(await confirm('assessor-2', file.id, file.sha256)).toBe(null)
  return { file, xml: (await download('assessor-2', file.id)).bytes.toString() }
}

const valueOf = (xml: string, shape: RegExp) => shape.exec(xml)![1]!
/** The bank's booking of the one payout in a file. */
function statementOf(xml: string, { mark = 'DBIT', reason = '', euros = '', account = ours } = {}) {
  const id = valueOf(xml, /<EndToEndId>(.*)<\/EndToEndId>/)
  const iban = valueOf(xml, /<CdtrAcct><Id><IBAN>(.*)<\/IBAN>/)
  const amount = euros || valueOf(xml, /<InstdAmt Ccy="EUR">(.*?)</)
  const party = `<RltdPties><CdtrAcct><Id><IBAN>${iban}</IBAN></Id></CdtrAcct></RltdPties>`
  const back = reason && `<RtrInf><Rsn><Cd>${reason}</Cd></Rsn></RtrInf>`
  const inner = details(`<Refs><EndToEndId>${id}</EndToEndId></Refs>${party}${back}`)
  const booking = entry(inner, { euros: amount, mark, date: `<Dt>${today}</Dt>` })
  return document(statement(balance('OPBD', '0.00') + booking, `<IBAN>${account}</IBAN>`))
}
const rejected = (xml: string) =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt><GrpHdr><CreDtTm>2026-11-23T10:00:00Z</CreDtTm></GrpHdr><OrgnlGrpInfAndSts><OrgnlMsgId>${valueOf(xml, /<MsgId>(.*)<\/MsgId>/)}</OrgnlMsgId></OrgnlGrpInfAndSts><OrgnlPmtInfAndSts><TxInfAndSts><OrgnlEndToEndId>${valueOf(xml, /<EndToEndId>(.*)<\/EndToEndId>/)}</OrgnlEndToEndId><TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>BE01</Cd></Rsn></StsRsnInf></TxInfAndSts></OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`

test('DESK-123 a payout goes by a file that two people saw alike, and is paid when the bank says so, once', async () => {
  const one = await signed()
  const { caseId } = one
  await changeOffers(server.context, caseId, { netPayoutCents: 9_775_05 })
  const due = (await dueOf(caseId))!
  expect(due).toMatchObject({ number: null, holder: null, refusal: null })
  const [card] = (await viewOf(one)).money
  expect([due.amountCents, card!.payoutCents, due.accountId]).toEqual([9_775_05, 9_775_05, card!.accounts[0]!.id])
  expect(await make('assessor-1', caseId)).toBe('account_not_opened')
  const { id, sha256, payouts } = await made('assessor-1', caseId)
  expect(payouts[0]!.reference).toBe(`${due.reference}-1`)
  expect((await download('assessor-1', id)).error).toBe('changed_meanwhile')
  await open('assessor-2', caseId)
  const byHand = { step: 'paid', on: today, reference: 'BET-1', seen: seenOf([card!]) }
  const typed = await staff['assessor-2']('recordStep', { params: { caseId }, request: byHand })
  expect(typed.error).toBe('payout_in_file')

  expect((await confirm('assessor-1', id, sha256))?.error).toBe('own_request')
  expect((await confirm('senior-1', id, sha256))?.error).toBe('account_not_opened')
  expect(
    (
      await confirm(
        'assessor-2',
        id,
        sha256.replace(/^./, (sign) => (sign === '0' ? '1' : '0')),
      )
    )?.error,
  ).toBe('changed_meanwhile')
  expect(await confirm('assessor-2', id, sha256)).toBe(null)
  expect((await confirm('senior-1', id, sha256))?.error).toBe('changed_meanwhile')
  const { bytes, headers } = await download('senior-1', id)
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
  expect(headers.get('content-disposition')).toMatch(/attachment; filename="VL-20261123-\d+\.xml"/)
  const [key] = settings.operatorKeys
  const environment = { DATABASE_URL: settings.databaseUrl!, OPERATOR_KEY: key.toString('base64'), HOST: 'localhost' }
  const restarted = await startTestServer({ environment })
  const later = await employeeAt(restarted.context, 'assessor-1')
  expect((await later('downloadPayoutFile', { params: { fileId: id } })).bytes.equals(bytes)).toBe(true)
  await restarted.stop()
  const xml = bytes.toString()
  expect(xml).toContain('<InstdAmt Ccy="EUR">9775.05</InstdAmt>')
  expect(await tracesInTables(pool, [valueOf(xml, /<CdtrAcct><Id><IBAN>(.*)<\/IBAN>/)])).toEqual([])

  expect((await tell(statementOf(xml, { account: 'NL20INGB0001234567' }))).error).toBe('payout_not_read')
  expect((await tell('geen afschrift')).error).toBe('payout_not_read')
  const none = { paid: 0, returned: 0, known: 0 }
  const differing = [payouts[0]!.reference]
  expect((await tell(statementOf(xml, { euros: '1.00' }))).answer).toEqual({ ...none, differing })
  expect((await viewOf(one)).steps.at(-1)?.step).toBe('signed')
  expect((await tell(statementOf(xml))).answer).toEqual({ ...none, paid: 1, differing: [] })
  expect((await tell(statementOf(xml))).answer).toEqual({ ...none, known: 1, differing: [] })
  const [last] = (await viewOf(one)).steps.slice(-1)
  expect(last).toMatchObject({ step: 'paid', on: today, reference: payouts[0]!.reference, by: 'Daan Visser' })
  expect((await owed(one, ['kind', 'outcome'])).at(-1)).toEqual({ kind: 'payout', outcome: 'paid' })
  await mailWith(sandbox, one.email, 'Het geld is overgemaakt')
  expect(await make('assessor-1', caseId)).toBe('bad_request')
  const [exported] = (await one.who.call('GET', 'vlot/v1/privacy/export')).body.data.payout_entry
  expect(exported).toMatchObject({ amountCents: due.amountCents, state: 'paid' })
})

const schema = process.env['PAIN_001_SCHEMA']
test.skipIf(!schema)('DESK-123 a payout file is valid by the published schema', async () => {
  const { xml } = await confirmed((await signed()).caseId)
  const folder = temporaryFolder()
  writeFileSync(join(folder.path, 'payout.xml'), xml)
  execFileSync('xmllint', ['--noout', '--schema', schema!, join(folder.path, 'payout.xml')])
  folder.remove()
})

test('DESK-123 of two who make a file at once one does, and what breaks on the way leaves nothing', async () => {
  const [one, other] = [await signed(), await signed()]
  const { caseId } = one
  await Promise.all([open('assessor-1', caseId), open('senior-1', caseId)])
  const count = async () => (await pool.query('select count(*)::int as files from payout_file')).rows[0].files
  const before = await count()
  await pool.query(`alter table payout_entry add constraint killed check (state <> 'open') not valid`)
  expect(await make('assessor-1', caseId)).toBe('generic')
  await pool.query('alter table payout_entry drop constraint killed')
  expect([await count(), (await dueOf(caseId))?.refusal]).toEqual([before, null])
  const both = await Promise.all([make('assessor-1', caseId), make('senior-1', caseId)])
  expect(both.toSorted()).toEqual(['payout_in_file', null].toSorted())
  expect(await count()).toBe(before + 1)
  expect(await dueOf(caseId)).toBeUndefined()

  const file = await fileOf(caseId)
  const twice = `insert into payout_entry (end_to_end_id, file_id, case_id, sealed, state) values ('X-1', $1, $2, '', 'open')`
  await expect(pool.query(twice, [file.id, caseId])).rejects.toThrow('payout_entry_standing')
  await open('assessor-2', other.caseId)
  expect(await make('assessor-2', caseId, other.caseId)).toBe(null)
  expect((await fileOf(other.caseId)).payouts.map((payout) => payout.caseId)).toEqual([other.caseId])
})

test('DESK-123 what changed after the file was made is named when it is confirmed, and dropping the file frees it', async () => {
  const one = await signed()
  const { caseId } = one
  const { id, sha256, payouts } = await made('senior-1', caseId)
  await open('assessor-2', caseId)
  const refused = { error: 'payout_changed', fields: [payouts[0]!.reference] }
  const changing = async (change: () => Promise<unknown>, back: () => Promise<unknown>) => {
    await change()
    expect(await confirm('assessor-2', id, sha256), String(change)).toMatchObject(refused)
    await back()
  }
  const run = (sql: string) => () => pool.query(sql, [caseId])
  const match = (state: string) => run(`update account set match_state = '${state}' where case_id = $1`)
  await changing(match('NO_MATCH'), match('MATCH'))
  await changing(run(held(`'compliance-1'`)), run(held('null')))
  const choose = (offer: string) => run(`update loan_case set selected_offer_id = ${offer} where id = $1`)
  await changing(choose(`'x' || selected_offer_id`), choose('substr(selected_offer_id, 2)'))
  const net = (netPayoutCents: number) => () => changeOffers(server.context, caseId, { netPayoutCents })
  await changing(net(payouts[0]!.amountCents + 1), net(payouts[0]!.amountCents))
  const { loanCase, accounts, caseKey } = (await readCase(server.context.database, settings.operatorKeys, caseId))!
  const { row, secret } = accounts.find((one) => one.row.id === loanCase.disbursement_account_id)!
  const account = (changed: object) => () =>
    pool.query('update account set sealed = $2 where id = $1', [
      row.id,
      sealAccount(caseKey, row.id, { ...secret, ...changed }),
    ])
  await changing(account({ iban: 'NL20INGB0001234567' }), account({}))
  await changing(account({ holderName: 'Een ander' }), account({}))

  const act = { kind: 'correction', why: 'Toch niet.', code: null, on: null, reference: null }
  await staff['assessor-1']('proposeAct', { params: { caseId }, request: act as never })
  const actId = (await viewOf(one)).acts.at(-1)!.id
  const second = () => staff['assessor-2']('secondAct', { params: { caseId, actId }, request: {} })
  expect((await second()).error).toBe('payout_in_file')

  const { now } = server.context
  server.context.now = () => new Date(now().getTime() + 24 * 60 * 60_000)
  const tomorrow = await employeeAt(server.context, 'assessor-2')
  const late = await tomorrow('confirmPayoutFile', { params: { fileId: id }, request: { sha256 } })
  server.context.now = now
  expect(late.error).toBe('payout_changed')
  expect(await drop('assessor-2', id)).toBe(null)
  expect(await drop('senior-1', id)).toBe('changed_meanwhile')
  expect((await dueOf(caseId))?.refusal).toBe(null)
  expect((await second()).status).toBe(204)
  expect(await dueOf(caseId)).toBeUndefined()
})

test('DESK-123 a confirmed file is dropped by two who say that the bank does not have it', async () => {
  const { caseId } = await signed()
  const { file, xml } = await confirmed(caseId)
  expect(await drop('assessor-1', file.id)).toBe(null)
  expect(await drop('assessor-1', file.id)).toBe('own_request')
  expect((await download('assessor-2', file.id)).error).toBe('changed_meanwhile')
  expect(await drop('senior-1', file.id)).toBe(null)
  expect((await dueOf(caseId))?.refusal).toBe(null)
  const again = await made('assessor-1', caseId)
  expect(again.payouts[0]!.reference).toMatch(/-2$/)
  expect(again.messageId).not.toBe(file.messageId)
  // The bank had it after all: that is found out before anything is marked.
  expect((await tell(statementOf(xml))).answer).toMatchObject({ paid: 0, differing: [file.payouts[0]!.reference] })
})

test('DESK-123 what came back is work again, with the bank’s reason; after it was recorded as paid too', async () => {
  const one = await signed()
  const { caseId } = one
  const first = await confirmed(caseId)
  expect((await tell(rejected(first.xml))).answer).toMatchObject({ returned: 1, paid: 0 })
  expect((await tell(rejected(first.xml))).answer).toMatchObject({ returned: 0, known: 1 })
  expect((await fileOf(caseId)).payouts).toMatchObject([{ state: 'returned', reason: 'BE01' }])
  expect((await dueOf(caseId))?.refusal).toBe(null)

  const second = await confirmed(caseId)
  expect((await tell(statementOf(second.xml))).answer.paid).toBe(1)
  const back = statementOf(second.xml, { mark: 'CRDT', reason: 'AC04' })
  expect((await tell(back)).answer.returned).toBe(1)
  expect((await tell(statementOf(second.xml))).answer).toMatchObject({ paid: 0, known: 1 })
  expect((await owed(one, ['kind', 'outcome'])).at(-1)).toEqual({ kind: 'payout', outcome: null })
})

test('DESK-123 a credit line stays by hand, and without an account of the lender there are no files', async () => {
  const who = await decidedApplicant(server.origin, 'BUNQ', another('00900003'))
  const { offers } = (await who.call('GET', 'dls-pbl-api/v3/offers')).body
  await chooseOffer(who, offers.find(({ productType }: { productType: string }) => productType === 'PBC').id)
  await reach(who, sandbox)
  await takeSteps(server, who, ['agreement', 'sent', 'signed'])
  expect(await dueOf(who.caseId)).toMatchObject({ refusal: 'payout_of_credit' })
  const { payoutFrom } = settings
  Object.assign(settings, { payoutFrom: null })
  expect((await read()).payer).toBe(null)
  const payouts = [{ caseId: who.caseId, amountCents: 1, accountId: who.caseId }]
  expect((await staff['assessor-1']('makePayoutFile', { request: { payouts } })).error).toBe('not_found')
  Object.assign(settings, { payoutFrom })
})
