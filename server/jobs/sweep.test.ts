import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '../../bank-sandbox/sandbox.ts'
import {
  type Applicant,
  confirmAndWait,
  connectBank,
  fillForm,
  newApplicant,
  until,
  untilCollected,
} from '../testing/applicant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { sweepWorker } from './sweep.ts'

let sandbox: Sandbox
let site: TestServer

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, delays: false })
  site = await startTestServer({ sandbox, environment: { LOG_LEVEL: 'silent' } })
})
afterAll(async () => {
  await site?.stop()
  await sandbox?.close()
})

const day = 24 * 60 * 60_000

/** A sweep as it would go so many days from now. */
async function sweepAfter(days: number): Promise<void> {
  const context = { ...site.context, now: () => new Date(Date.now() + days * day) }
  const effects = await sweepWorker(context).step({
    data: {},
    attempt: 0,
    createdAt: new Date(),
    signal: AbortSignal.abort(),
  })
  await site.context.database.transaction().execute(async (transaction) => effects?.(transaction))
}

type Counted = 'loan_case' | 'decision' | 'transaction_part' | 'category_contest'

async function count(table: Counted, applicant: Applicant): Promise<number> {
  const statements = {
    loan_case: 'select count(*)::int as count from loan_case where id = $1',
    decision: 'select count(*)::int as count from decision where case_id = $1',
    transaction_part:
      'select count(*)::int as count from transaction_part p join account a on a.id = p.account_id where a.case_id = $1',
    category_contest: 'select count(*)::int as count from category_contest where case_id = $1',
  }
  const { rows } = await site.context.pool.query(statements[table], [applicant.caseId])
  return rows[0].count
}

async function collectedCase(): Promise<Applicant> {
  const applicant = await newApplicant(site.origin)
  await fillForm(applicant, '00900004')
  await untilCollected(applicant, await connectBank(applicant, site.origin, 'ABN', '00900004'))
  return applicant
}

describe('what is kept how long (security.md, "Privacy")', () => {
  test('an abandoned case goes after 30 days, with its consent at the bank, and nothing younger does', async () => {
    const applicant = await collectedCase()
    expect(sandbox.store.state.connections).toHaveLength(1)
    await sweepAfter(29)
    expect(await count('loan_case', applicant)).toBe(1)
    await sweepAfter(31)
    expect(await count('loan_case', applicant)).toBe(0)
    expect(await count('transaction_part', applicant)).toBe(0)
    await until(15_000, async () => (sandbox.store.state.connections.length === 0 ? true : null))
  })

  test('after a refusal the bookings go in 30 days, and the decision with its reasons in two years', async () => {
    const applicant = await collectedCase()
    expect((await confirmAndWait(applicant)).decision.outcome).toBe('refused')
    const { body } = await applicant.call('GET', 'vlot/v1/analysis/bookings?category=supplier')
    const contest = { booking: body.bookings[0].booking, category: 'marketing' }
    await applicant.call('POST', 'vlot/v1/analysis/contest', contest)
    await until(15_000, async () => ((await count('decision', applicant)) === 2 ? true : null))
    expect(await count('category_contest', applicant)).toBe(1)
    await sweepAfter(31)
    expect(await count('transaction_part', applicant)).toBe(0)
    expect(await count('category_contest', applicant)).toBe(0)
    expect(await count('decision', applicant)).toBe(2)
    await sweepAfter(731)
    expect(await count('decision', applicant)).toBe(0)
    expect(await count('loan_case', applicant)).toBe(0)
  })

  test('a sweep that comes twice changes nothing more', async () => {
    const applicant = await newApplicant(site.origin)
    await fillForm(applicant, '00900003')
    await Promise.all([sweepAfter(0), sweepAfter(0)])
    expect(await count('loan_case', applicant)).toBe(1)
  })
})
