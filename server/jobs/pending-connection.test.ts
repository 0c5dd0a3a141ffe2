import { describe, expect, test } from 'vitest'
import { type Applicant, fillForm, must, newApplicant, until, untilCollected, visitBank } from '../testing/applicant.ts'
import { stopClockJobs } from '../testing/clock-jobs.ts'
import { codeIn, linkIn, newestMail } from '../testing/mailbox.ts'
import { startSite } from '../testing/site.ts'
import type { Visitor } from '../testing/visitor.ts'
import { sweepWorker } from './sweep.ts'
import { testNow } from '../testing/test-clock.ts'

const [stranger, victim] = ['00900001', '00900003'] as const
const { sandbox, server: site } = await startSite({ callbacks: 'key asked for', environment: { LOG_LEVEL: 'warn' } })
await stopClockJobs(site)

type HandedOver = { applicant: Applicant; back: URL; connectionId: string }

/** A case whose connect URL is opened without a session of it, by a person who logs in at their own bank. */
async function handedOver(): Promise<HandedOver> {
  const applicant = await newApplicant(site.origin)
  await fillForm(applicant, stranger)
  const wanted = { returnUrl: `${site.origin}/transaction-success`, caseId: applicant.caseId, bankToConnect: 'BUNQ' }
  const path = 'dls-pbl-api/v3/transactions/psd2/create-session'
  const created = await must(applicant.call('POST', path, { ...wanted, needFutureConsent: true }), 'connect session')
  const back = await visitBank(created.body.connectUrl, victim)
  const connectionId = back.searchParams.get('connection_id') ?? ''
  await until(60_000, async () => ((await pendingRows(connectionId)) === 1 ? true : null))
  return { applicant, back, connectionId }
}

async function pendingRows(connectionId: string): Promise<number> {
  const { rowCount } = await site.context.pool.query('select from pending_connection where connection_id = $1', [
    connectionId,
  ])
  return rowCount ?? 0
}

const isAtBank = (connectionId: string) => sandbox.store.state.connections.some(({ id }) => id === connectionId)
const untilEnded = (connectionId: string) => until(60_000, async () => (isAtBank(connectionId) ? null : true))
const report = ({ applicant, back }: HandedOver) =>
  applicant.call('POST', 'vlot/v1/bank-return', {
    state: back.searchParams.get('state'),
    connectionId: back.searchParams.get('connection_id'),
  })

describe('a connection that only a callback reported', () => {
  test('CORE-2 CORE-8 gives the case nothing: no account, no booking, no name, no id, not even in the export', async () => {
    const { applicant, connectionId } = await handedOver()
    await sandbox.idle()
    const views = [
      'vlot/v1/application',
      `dls-pbl-api/v3/transactions/psd2/${applicant.caseId}/connections`,
      `dls-pbl-api/v3/fetch-accounts?caseId=${applicant.caseId}`,
      'dls-pbl-api/v3/financials/psd2/status',
      'dls-pbl-api/v3/accounts/validate',
      'vlot/v1/privacy',
      'vlot/v1/privacy/export',
    ]
    for (const view of views) {
      const { status, body } = await applicant.call('GET', view)
      expect(status, view).toBe(200)
      expect(JSON.stringify(body), view).not.toMatch(/NL\d\dBUNQ/)
      expect(JSON.stringify(body), view).not.toContain(connectionId)
    }
    const { rows } = await site.context.pool.query('select count(*)::int as count from account where case_id = $1', [
      applicant.caseId,
    ])
    expect(rows).toEqual([{ count: 0 }])
    for (const path of ['dls-psd2-aggregator/v1/fetch/connection/', '']) {
      if (path !== '') expect((await applicant.call('GET', path + connectionId)).status).toBe(404)
    }
    const fetching = { kvkNumber: stranger, connectionId }
    const fetched = await applicant.call('POST', 'dls-pbl-api/v3/transactions/saltedge/fetch-transactions', fetching)
    expect(fetched.body.error).toBe('connection_not_found')
  })

  test('CORE-2 joins the case once the session with its state reports it', async () => {
    const handed = await handedOver()
    expect((await report(handed)).body).toMatchObject({ outcome: 'connected', connectionId: handed.connectionId })
    expect(await pendingRows(handed.connectionId)).toBe(0)
    expect(await untilCollected(handed.applicant, handed.connectionId)).toMatchObject({ stage: 'finished' })
  })

  test('CORE-2 FLOW-11 or once the session that a code began for the same case does, and no other', async () => {
    const handed = await handedOver()
    const request = { state: handed.back.searchParams.get('state') ?? '', connectionId: handed.connectionId }
    const elsewhere = await newApplicant(site.origin)
    await fillForm(elsewhere, stranger)
    const other = await resumed(elsewhere, 'elders@bedrijf.example')
    expect((await other.call('reportBankReturn', { request })).error).toBe('connection_not_found')
    const visitor = await resumed(handed.applicant, 'bank@bedrijf.example')
    expect((await visitor.call('reportBankReturn', { request })).answer.outcome).toBe('connected')
  })
})

async function resumed({ call, caseId }: Applicant, email: string): Promise<Visitor> {
  await call('POST', 'vlot/v1/application/save', { email })
  const { hash } = linkIn(await newestMail(sandbox, email, 1))
  const visitor = site.visitor()
  await visitor.call('startResume', { request: { caseId, hash, passphrase: stranger } })
  const code = codeIn(await newestMail(sandbox, email, 2))
  await visitor.call('confirmResume', { request: { caseId, hash, code } })
  return visitor
}

describe('the consent of a connection that nobody reported', () => {
  test('CORE-8 is ended at the bank when all consents of the case are withdrawn', async () => {
    const { applicant, connectionId } = await handedOver()
    expect((await applicant.call('POST', 'vlot/v1/privacy/withdraw', { connectionId: null })).status).toBe(204)
    await untilEnded(connectionId)
  })

  test('CORE-8 is ended at the bank when the case is erased', async () => {
    const { applicant, connectionId } = await handedOver()
    expect((await applicant.call('POST', 'vlot/v1/privacy/erase', {})).status).toBe(202)
    await untilEnded(connectionId)
  })

  test('CORE-8 PROG-4 is ended at the bank when all transactions are removed', async () => {
    const { applicant, connectionId } = await handedOver()
    const removed = await applicant.call('DELETE', 'dls-pbl-api/v3/financials/remove-transactions')
    expect(removed.status).toBe(204)
    await untilEnded(connectionId)
  })

  test('CORE-8 is ended at the bank a day later, and not before', async () => {
    const { connectionId } = await handedOver()
    const hour = 60 * 60_000
    const sweepAfter = async (hours: number) => {
      const context = { ...site.context, now: () => testNow(hours * hour) }
      const run = { data: {}, signal: AbortSignal.timeout(60_000) }
      const effects = await sweepWorker(context).step(run as never)
      await site.context.database.transaction().execute(async (transaction) => effects?.(transaction))
    }
    await sweepAfter(23)
    expect([await pendingRows(connectionId), isAtBank(connectionId)]).toEqual([1, true])
    await sweepAfter(25)
    await untilEnded(connectionId)
    await until(60_000, async () => ((await pendingRows(connectionId)) === 0 ? true : null))
  })
})
