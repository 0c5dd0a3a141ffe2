import { expect, test } from 'vitest'
import type { AnswerOf } from '#contract/calls.ts'
import { addDays, addMonths } from '#lending/days.ts'
import { retentionTimes } from '#lending/retention.ts'
import { takeSteps } from '../testing/chosen-case.ts'
import { stopClockJobs } from '../testing/clock-jobs.ts'
import { startDesk } from '../testing/desk-site.ts'
import type { ReferredCase } from '../testing/referred-case.ts'
import { sweepWorker } from '../jobs/sweep.ts'
import { enterComplaint } from '../tasks/enter-complaint.ts'
import { findChecks } from '../store/follow-up/customer-checks.ts'
import { insertFile } from '../store/follow-up/case-files.ts'
import { findAgreements } from '../store/follow-up/kept-agreements.ts'
import { openKey } from '../store/sealing/sealing-keys.ts'
import { tracesInTables } from '../testing/readable-traces.ts'
import { recordStep } from '../follow-up/record-step.ts'

/** A Monday. */
const today = '2026-11-23'
const { server, referred, chosen, erase } = await startDesk(today)
await stopClockJobs(server)

const kept = async ({ kvkNumber }: Pick<ReferredCase, 'kvkNumber'>) =>
  findChecks(server.context.database, server.context.settings.operatorKeys, kvkNumber)
const heldOf = async ({ who }: Pick<ReferredCase, 'who'>) =>
  (await who.call('GET', 'vlot/v1/privacy')).body as AnswerOf<'readPrivacy'>
const checkShown = async (one: Pick<ReferredCase, 'who'>) =>
  (await heldOf(one)).categories.find(({ code }) => code === 'customer-check')

async function sweepOn(day: string): Promise<void> {
  const context = { ...server.context, now: () => new Date(`${day}T12:00:00Z`) }
  const run = { data: {}, attempt: 0, signal: AbortSignal.abort() }
  const effects = await sweepWorker(context).step(run)
  await server.context.database.transaction().execute(async (transaction) => effects?.(transaction))
}

/** As if the term were over; what was owed was done today. */
const endContract = ({ caseId }: Pick<ReferredCase, 'caseId'>) =>
  server.context.pool.query(`update customer_check set ends_on = '2026-11-22' where case_id = $1`, [caseId])

test('DESK-109 a running contract is not erased, and the page says until when; what the loan does not need goes, and the agreement stays seven years after its end', async () => {
  const one = await chosen()
  const { caseId, who, kvkNumber } = one
  const { database, settings, now } = server.context
  const caseKey = (await openKey(database, settings.operatorKeys, caseId))!
  const put = (kind: 'agreement' | 'document', words: string) =>
    database.transaction().execute((transaction) => {
      const file = { kind, type: 'application/pdf', bytes: Buffer.from(words), at: now(), sentAt: now() } as const
      return insertFile(transaction, caseKey, file)
    })
  await put('agreement', 'Zoals verstuurd')
  await put('document', 'Jaarrekening')
  const fileId = await put('document', 'Zoals getekend')
  await takeSteps(server, one, ['agreement', 'sent'])
  await recordStep(server.context, caseId, { step: 'signed', fileId }, 'staff:assessor-1')
  const held = await heldOf(one)
  expect(held.contractUntil).toMatch(/^20(2[7-9]|3\d)-/)
  const until = addDays(held.contractUntil!, retentionTimes.signedAgreementDays)
  expect(held.categories.find(({ code }) => code === 'signed-agreement')).toMatchObject({ count: 2, keptUntil: until })
  const erased = await who.call('POST', 'vlot/v1/privacy/erase', {})
  expect([erased.status, erased.body.error]).toEqual([409, 'contract_running'])

  expect((await who.call('POST', 'vlot/v1/privacy/erase', { isOnlyUnneeded: true })).status).toBe(202)
  const counts = Object.fromEntries((await heldOf(one)).categories.map(({ code, count }) => [code, count]))
  expect(counts).toMatchObject({ bookings: 0, documents: 2, decisions: 1, 'signed-agreement': 2 })

  await endContract(one)
  await erase(one)
  const agreements = async () =>
    (await findAgreements(database, settings.operatorKeys, kvkNumber)).map(({ bytes }) => String(bytes)).toSorted()
  const both = ['Zoals getekend', 'Zoals verstuurd']
  expect(await agreements()).toEqual(both)
  expect(await tracesInTables(server.context.pool, both)).toEqual([])
  await sweepOn(until)
  expect(await agreements()).toEqual(both)
  await sweepOn(addDays(until, 1))
  expect(await agreements()).toEqual([])
})

test('DESK-34 of who was referred, refused, or only chose, nothing is kept as of a customer', async () => {
  const refused = await referred()
  await recordStep(server.context, refused.caseId, { step: 'answered', isYes: false }, 'staff:assessor-1')
  expect(await checkShown(refused)).toMatchObject({ count: 0, keptUntil: null })
  const one = await chosen()
  await takeSteps(server, one, ['agreement', 'sent'])
  expect(await checkShown(one)).toMatchObject({ count: 0, keptUntil: null })
  await erase(one)
  expect([...(await kept(one)), ...(await kept(refused))]).toEqual([])
})

test('DESK-34 from the signature on it is kept who the customer is under a key of its own, survives erasing, and goes after its time', async () => {
  const one = await chosen()
  const { offers } = (await one.who.call('GET', 'dls-pbl-api/v3/offers')).body
  const termMonths: number = offers[0].termMonths
  await takeSteps(server, one, ['agreement', 'sent', 'signed'])
  const endsOn = addMonths(today, termMonths)
  const lastDay = addDays(endsOn, retentionTimes.customerCheckDays)
  expect(await checkShown(one)).toMatchObject({ count: 1, keptUntil: lastDay })
  await takeSteps(server, one, ['paid'])
  const [check, ...others] = await kept(one)
  expect(others).toEqual([])
  expect(check).toMatchObject({
    caseId: one.caseId,
    endsOn,
    check: {
      company: { kvkNumber: one.kvkNumber },
      contact: { name: 'Wendelmoet Zeepsop', role: 'owner' },
      decision: { outcome: 'approved', decidedBy: 'engine', on: today },
      contract: { termMonths },
      signedOn: today,
      paidOn: today,
      checkedBy: { check: 'staff:assessor-1', signature: 'staff:assessor-1', payout: 'staff:assessor-2' },
    },
  })
  const { payoutAccount } = check!.check
  expect(payoutAccount?.iban).toMatch(/^NL\d{2}[A-Z]{4}\d{10}$/)
  const personal = ['Wendelmoet Zeepsop', payoutAccount!.iban!, one.kvkNumber]
  expect(await tracesInTables(server.context.pool, personal)).toEqual([])
  const { data, meanings } = (await one.who.call('GET', 'vlot/v1/privacy/export')).body
  expect(data.customer_check).toMatchObject([{ contact: { role: 'owner' }, payoutAccount, endsOn }])
  expect(JSON.stringify(data.customer_check)).not.toMatch(/assessor|checkedBy|kvkHash/)
  expect(Object.keys(meanings.customer_check)).toEqual(['nl', 'en'])

  await endContract(one)
  await erase(one)
  const [left] = await kept(one)
  expect(left).toEqual({ ...check, caseId: null, endsOn: today })
  const goneAfter = addDays(today, retentionTimes.customerCheckDays)
  await sweepOn(goneAfter)
  expect(await kept(one)).toEqual([left])
  await sweepOn(addDays(goneAfter, 1))
  expect(await kept(one)).toEqual([])
  expect(await openKey(server.context.database, server.context.settings.operatorKeys, left!.id)).toBeNull()
  const { rows } = await server.context.pool.query('select from customer_check where id = $1', [left!.id])
  expect(rows).toEqual([])
})

test('DESK-28 DESK-34 neither the case nor who the customer was goes while a complaint about it waits', async () => {
  const one = await chosen()
  await takeSteps(server, one, ['agreement', 'sent', 'signed', 'paid'])
  const { rows } = await server.context.pool.query('select reference from follow_up where case_id = $1', [one.caseId])
  const { reference } = rows[0]
  const complaint = { name: 'Kees', email: 'kees@klager.example', words: 'Te laat', receivedOn: today, reference }
  const entered = await enterComplaint(server.context, 'staff:assessor-1', { ...complaint, language: 'nl' })
  expect(typeof entered).toBe('object')
  await sweepOn('2045-01-01')
  expect(await kept(one)).toHaveLength(1)
  const close = `update obligation set closed_at = '2045-01-02T12:00:00Z', outcome = 'answered' where case_id = $1 and closed_at is null`
  await server.context.pool.query(close, [one.caseId])
  await sweepOn(addDays('2045-01-02', retentionTimes.caseAfterContractDays))
  expect(await kept(one)).toMatchObject([{ caseId: one.caseId }])
  await sweepOn(addDays('2045-01-03', retentionTimes.caseAfterContractDays))
  expect(await kept(one)).toMatchObject([{ caseId: null, endsOn: '2045-01-02' }])
  await sweepOn(addDays('2045-01-02', retentionTimes.customerCheckDays))
  expect(await kept(one)).toHaveLength(1)
  await sweepOn(addDays('2045-01-03', retentionTimes.customerCheckDays))
  expect(await kept(one)).toEqual([])
})
