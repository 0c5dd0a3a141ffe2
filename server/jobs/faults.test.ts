import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { FaultRequest } from '../../bank-sandbox/faults.ts'
import { allTransactions } from '../../bank-sandbox/testing/sandbox-client.ts'
import {
  type Applicant,
  confirmAndWait,
  connectBank,
  fillForm,
  newApplicant,
  until,
  untilCollected,
} from '../testing/applicant.ts'
import { startSite } from '../testing/site.ts'

const { sandbox, server: site } = await startSite({ callbacks: 'key known', environment: { LOG_LEVEL: 'silent' } })
/** The same company's decision without any fault; a fault may delay an answer, never change it. */
let faultless: unknown
beforeAll(async () => {
  faultless = await decided(await collected())
}, 120_000)
afterEach(() => void sandbox.faults.clear())

const patienceMs = 60_000

type Collected = { applicant: Applicant; connectionId: string }

async function connected(): Promise<Collected> {
  const applicant = await newApplicant(site.origin)
  await fillForm(applicant, '00900003')
  return { applicant, connectionId: await connectBank(applicant, site.origin, 'BUNQ', '00900003') }
}

async function collected(): Promise<Collected> {
  const found = await connected()
  const progress = await untilCollected(found.applicant, found.connectionId, patienceMs)
  expect(progress).toMatchObject({ stage: 'finished', errorKey: null })
  return found
}

/** The figures of the decision and its offers, without what differs between two cases of one company. */
async function decided({ applicant }: Collected): Promise<unknown> {
  const { decision, offers } = await confirmAndWait(applicant, patienceMs)
  const { outcome, grade, points, reasons, facts } = decision
  const prices = offers.map((offer: any) => [offer.productType, offer.termMonths, offer.loanAmount, offer.clientRate])
  return { outcome, grade, points, reasons, facts, prices }
}

async function expectNothingLost({ applicant, connectionId }: Collected): Promise<void> {
  sandbox.faults.clear()
  const { body } = await applicant.call('GET', `dls-psd2-aggregator/v1/fetch/connection/${connectionId}`)
  expect(body.fetchedCount).toBe((await allTransactions(sandbox, connectionId)).length)
}

const transactions = '/api/v6/transactions'
/** Faults that pass: the collection gets over each by itself. `after: 1` lets the first page through. */
const passing: FaultRequest[] = [
  { fault: 'connection-refused', path: transactions, times: 1, durationMs: 700 },
  { fault: 'connection-reset', path: transactions, times: 2 },
  { fault: 'connect-timeout', path: transactions, times: 1, durationMs: 800 },
  { fault: 'slow-body', path: transactions, times: 2, durationMs: 1_000 },
  { fault: 'status-500', path: transactions, times: 4 },
  { fault: 'status-502', path: '/api/v6/accounts', times: 2 },
  { fault: 'status-503', path: '/api/v6/consents', times: 1 },
  { fault: 'status-429', path: transactions, times: 1, after: 1 },
  { fault: 'truncated-json', path: transactions, times: 2 },
  { fault: 'html-instead-of-json', path: '/api/v6/connections/', times: 1 },
  { fault: 'duplicate-page', path: transactions, times: 1 },
  { fault: 'looping-next-id', path: transactions, times: 1 },
  { fault: 'missing-page', path: transactions, times: 1 },
  { fault: 'null-amounts', path: transactions, times: 1 },
  { fault: 'new-enum-values', path: transactions, times: 1 },
  { fault: 'new-enum-values', path: '/api/v6/accounts', times: 1 },
  { fault: 'callback-lost' },
  { fault: 'callback-duplicated' },
  { fault: 'callback-shuffled' },
  { fault: 'callback-late', durationMs: 3_000 },
  { fault: 'callback-forged' },
  { fault: 'callback-replayed', durationMs: 200 },
  { fault: 'clock-skew', skewMinutes: 26 },
]

describe('CORE-2 a fault of the aggregator changes nothing but the time it takes', () => {
  test.each(passing)('$fault at $path', async (fault) => {
    sandbox.faults.add(fault)
    const found = await collected()
    await expectNothingLost(found)
    expect(await decided(found)).toEqual(faultless)
  })
})

describe('CORE-2 a fault that stays is shown, and never becomes a decision', () => {
  test('an outage is reported while the collection goes on trying, and passes when the bank is back', async () => {
    sandbox.faults.add({ fault: 'status-503', path: transactions })
    const { applicant, connectionId } = await connected()
    const progress = () => applicant.call('GET', `dls-psd2-aggregator/v1/fetch/connection/${connectionId}`)
    const trouble = await until(60_000, async () => {
      const { body } = await progress()
      return body.errorKey === null ? null : body
    })
    expect(trouble).toMatchObject({ finished: false, stage: 'fetching', errorKey: 'bank_unavailable' })
    const confirmed = await applicant.call('POST', 'dls-pbl-api/v3/transactions/psd2/confirm')
    expect(confirmed.status).toBe(409)
    sandbox.faults.clear()
    expect(await untilCollected(applicant, connectionId, patienceMs)).toMatchObject({
      stage: 'finished',
      errorKey: null,
    })
  })

  test('amounts that stay unreadable never end in a collection', async () => {
    sandbox.faults.add({ fault: 'null-amounts', path: transactions })
    const { applicant, connectionId } = await connected()
    const trouble = await until(60_000, async () => {
      const { body } = await applicant.call('GET', `dls-psd2-aggregator/v1/fetch/connection/${connectionId}`)
      return body.errorKey === null ? null : body
    })
    expect(trouble).toMatchObject({ finished: false, errorKey: 'bank_unavailable' })
    const { body } = await applicant.call('POST', 'dls-pbl-api/v3/transactions/psd2/confirm')
    expect(['no_transactions', 'step_not_reached']).toContain(body.error)
  })

  test('consent withdrawn during the fetch ends the collection with a way out', async () => {
    sandbox.faults.add({ fault: 'consent-revoked-during-fetch', times: 1 })
    const applicant = await newApplicant(site.origin)
    await fillForm(applicant, '00900003')
    const outcome = await connectBank(applicant, site.origin, 'BUNQ', '00900003').catch((error: Error) => error)
    if (typeof outcome === 'string') {
      const progress = await untilCollected(applicant, outcome, patienceMs)
      expect(progress).toMatchObject({ stage: 'failed', errorKey: 'bank_cancelled' })
    }
    sandbox.faults.clear()
    const again = await connectBank(applicant, site.origin, 'BUNQ', '00900003')
    expect(await untilCollected(applicant, again, patienceMs)).toMatchObject({ stage: 'finished' })
  })

  /** A collection of a test before, which goes on trying once its fault is over, would use up the fault of the next. */
  const untilNoneIsUnderWay = () =>
    until(patienceMs, async () => {
      const { rows } = await site.context.pool.query(
        `select count(*)::int as count from job_queue.job where name = 'collect' and state < 'completed'`,
      )
      return rows[0].count === 0 ? true : null
    })

  test('dollars are never taken for euros', async () => {
    await untilNoneIsUnderWay()
    sandbox.faults.add({ fault: 'other-currencies', path: transactions, times: 1_000 })
    const found = await collected()
    const { facts } = (await decided(found)) as { facts: { code: string; value: number }[] }
    const turnover = (list: { code: string; value: number }[]) =>
      list.find(({ code }) => code === 'yearlyTurnoverCents')?.value ?? 0
    expect(turnover(facts)).toBeLessThan(turnover((faultless as { facts: typeof facts }).facts))
  })
})

describe('CORE-1 the company register', () => {
  test('is asked again when it stumbles, and its outage is reported as one', async () => {
    sandbox.faults.add({ fault: 'status-503', path: '/kvk', times: 1, retryAfterSeconds: 0 })
    const applicant = await newApplicant(site.origin)
    const { status } = await applicant.call('POST', 'dls-pbl-api/v3/requester-eligibility', { kvkNumber: '00900009' })
    expect(status).toBe(200)
    sandbox.faults.add({ fault: 'html-instead-of-json', path: '/kvk' })
    const other = await applicant.call('POST', 'dls-pbl-api/v3/requester-eligibility', { kvkNumber: '00900010' })
    expect([other.status, other.body.error]).toEqual([503, 'unavailable'])
  })
})
