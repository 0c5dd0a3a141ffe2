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
import { openKey } from '../store/sealing/sealing-keys.ts'
import { tracesInTables } from '../testing/readable-traces.ts'
import { recordStep } from '../follow-up/record-step.ts'

/** A Monday. */
const today = '2026-11-23'
const { server, referred, chosen, erase } = await startDesk(today)
await stopClockJobs(server)

const kept = async ({ kvkNumber }: Pick<ReferredCase, 'kvkNumber'>) =>
  findChecks(server.context.database, server.context.settings.operatorKey, kvkNumber)
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

  await erase(one)
  const [left] = await kept(one)
  expect(left).toEqual({ ...check, caseId: null })
  await sweepOn(lastDay)
  expect(await kept(one)).toEqual([left])
  await sweepOn(addDays(lastDay, 1))
  expect(await kept(one)).toEqual([])
  expect(await openKey(server.context.database, server.context.settings.operatorKey, left!.id)).toBeNull()
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
