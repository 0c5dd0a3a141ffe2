import { describe, expect, test } from 'vitest'
import {
  type Applicant,
  confirmAndWait,
  connectBank,
  fillForm,
  newApplicant,
  untilCollected,
  visitBank,
} from '../testing/applicant.ts'
import { startSite } from '../testing/site.ts'
import { collectWorker } from './collect.ts'
import { decideWorkers } from './decide.ts'
import { testNow } from '../testing/test-clock.ts'
import type { Effects, JobQueue, JobRun } from '../store/job-queue.ts'

const { server: site } = await startSite({ environment: { LOG_LEVEL: 'silent' } })

const runOf = <Data>(data: Data) => ({ data, attempt: 0, signal: new AbortController().signal })
const commit = (effects: Effects | null) =>
  site.context.database.transaction().execute(async (transaction) => effects?.(transaction))

async function counts(caseId: string) {
  const { rows } = await site.context.pool.query(
    `select (select count(*)::int from analysis where case_id = $1) as analyses,
      (select count(*)::int from decision where case_id = $1) as decisions,
      (select count(*)::int from offer_set where case_id = $1) as offers,
      (select data_version from loan_case where id = $1) as version`,
    [caseId],
  )
  return rows[0] as { analyses: number; decisions: number; offers: number; version: number }
}

async function collected(): Promise<{ applicant: Applicant; connectionId: string }> {
  const applicant = await newApplicant(site.origin)
  await fillForm(applicant, '00900003')
  const connectionId = await connectBank(applicant, site.origin, 'BUNQ', '00900003')
  await untilCollected(applicant, connectionId)
  return { applicant, connectionId }
}

describe('a step that was overtaken (CORE-7)', () => {
  test('has no effect when the data has changed between its thinking and its writing', async () => {
    const { applicant } = await collected()
    await confirmAndWait(applicant)
    const before = await counts(applicant.caseId)
    const data = { caseId: applicant.caseId, dataVersion: before.version }
    const { analyse, score, offer } = decideWorkers(site.context)
    const thought = [await analyse.step(runOf(data)), await score.step(runOf(data)), await offer.step(runOf(data))]
    await applicant.call('POST', 'dls-pbl-api/v3/loan-amount', { loanAmount: 30_000 })
    for (const effects of thought) await commit(effects)
    expect(await counts(applicant.caseId)).toEqual({ ...before, version: before.version + 1 })
    expect(await analyse.step(runOf(data))).toBeNull()
    const { body } = await applicant.call('GET', 'dls-pbl-api/v3/offers')
    expect(body.error).toBe('offers_not_ready')
    // Confirmed again, the new amount is decided on, and the former decision stays on record.
    await confirmAndWait(applicant)
    expect(await counts(applicant.caseId)).toMatchObject({ analyses: 2, decisions: 2, offers: 2 })
  })

  test('CORE-7 leaves the line of the case thread when its job is over', async () => {
    const { applicant } = await collected()
    await confirmAndWait(applicant)
    const { version: dataVersion } = await counts(applicant.caseId)
    const signal = AbortSignal.abort('the job expired')
    const over = { ...runOf({ caseId: applicant.caseId, dataVersion }), signal }
    const { analyse, score, offer } = decideWorkers(site.context)
    for (const { step } of [analyse, score, offer]) await expect(step(over)).rejects.toBe('the job expired')
  })

  test('done twice leaves one result', async () => {
    const { applicant } = await collected()
    await confirmAndWait(applicant)
    const { version, ...before } = await counts(applicant.caseId)
    const run = runOf({ caseId: applicant.caseId, dataVersion: version })
    const { analyse, score, offer } = decideWorkers(site.context)
    for (const { step } of [analyse, score, offer]) await commit(await step(run))
    expect(await counts(applicant.caseId)).toEqual({ version, ...before })
  })

  test('of a collection whose connection was taken out writes nothing', async () => {
    const { applicant, connectionId } = await collected()
    const row = await site.context.database
      .selectFrom('bank_connection')
      .selectAll()
      .where('connection_id', '=', connectionId)
      .executeTakeFirstOrThrow()
    const generation = row.last_generation + 1
    await site.context.database
      .updateTable('bank_connection')
      .set({ collecting_generation: generation, last_generation: generation, collect_started_at: testNow() })
      .where('id', '=', row.id)
      .execute()
    const run = runOf({ bankConnectionId: row.id, generation, step: { name: 'account' as const } })
    const thought = await collectWorker(site.context).step(run as JobRun<'collect'>)
    await applicant.call('DELETE', 'dls-pbl-api/v3/financials/remove-transactions')
    await commit(thought)
    const parts = await site.context.database
      .selectFrom('transaction_part')
      .innerJoin('account', 'account.id', 'transaction_part.account_id')
      .where('account.case_id', '=', applicant.caseId)
      .select('part')
      .execute()
    expect(parts).toEqual([])
    expect(await collectWorker(site.context).step(run as JobRun<'collect'>)).toBeNull()
  })

  test('of a night that was overtaken takes nothing in, and one that was not does', async () => {
    const { connectionId } = await collected()
    const connectionSet = async (changes: { collecting_generation: number | null }) =>
      site.context.database
        .updateTable('bank_connection')
        .set({ collecting_for: 'ledger', ...changes })
        .where('connection_id', '=', connectionId)
        .returningAll()
        .executeTakeFirstOrThrow()
    const takenIn = async (id: string) => {
      const of = site.context.database.selectFrom('account').where('bank_connection_id', '=', id)
      return (await of.select('collected_generation').execute()).map((one) => one.collected_generation)
    }
    const { id, last_generation: last } = await connectionSet({ collecting_generation: null })
    const generation = last + 1
    await connectionSet({ collecting_generation: generation })
    const run = runOf({ bankConnectionId: id, generation, step: { name: 'account' as const } })
    const thought = (await collectWorker(site.context).step(run as JobRun<'collect'>)) ?? null
    await connectionSet({ collecting_generation: null })
    await commit(thought)
    expect(await takenIn(id)).not.toContain(generation)
    await connectionSet({ collecting_generation: generation })
    await commit(thought)
    expect(await takenIn(id)).toContain(generation)
  })

  test('of a collection whose connection was taken out leads to no other step', async () => {
    const { applicant, connectionId } = await collected()
    const row = await site.context.database
      .updateTable('bank_connection')
      .set({ collect_started_at: testNow() })
      .set(({ ref }) => ({ collecting_generation: ref('fetch_generation') }))
      .where('connection_id', '=', connectionId)
      .returningAll()
      .executeTakeFirstOrThrow()
    const asked: unknown[] = []
    const enqueue: JobQueue['enqueue'] = async (_transaction, ...job) => void asked.push(job)
    const worker = collectWorker({ ...site.context, jobs: { ...site.context.jobs, enqueue } })
    const data = { bankConnectionId: row.id, generation: row.fetch_generation, step: { name: 'account' as const } }
    const think = async () => (await worker.step(runOf(data) as JobRun<'collect'>)) ?? null
    await commit(await think())
    expect(asked).toMatchObject([['collect', { step: { name: 'finish' } }, { isFollowUp: true }]])
    const thought = await think()
    expect(thought).not.toBeNull()
    await applicant.call('DELETE', 'dls-pbl-api/v3/financials/remove-transactions')
    await commit(thought)
    expect(asked).toHaveLength(1)
  })
})

describe('renewing consent (RECON-9)', () => {
  test('asks the same bank again and shows the new end of the consent', async () => {
    const { applicant, connectionId } = await collected()
    await site.context.pool.query(`update bank_connection set consent_expires_at = $2 where connection_id = $1`, [
      connectionId,
      testNow(3 * 24 * 60 * 60_000),
    ])
    const details = async () => {
      const { body } = await applicant.call('GET', `dls-pbl-api/v3/fetch-accounts?caseId=${applicant.caseId}`)
      return body.data.connectionDetails[0]
    }
    expect(await details()).toMatchObject({ needReconsent: true })
    const returnUrl = `${site.origin}/transaction-success`
    const { body } = await applicant.call('POST', 'dls-pbl-api/v3/transaction/psd2/reconnect', {
      returnUrl,
      connectionId,
    })
    const back = await visitBank(body.data.connectUrl, '00900003')
    const report = { state: back.searchParams.get('state'), connectionId: back.searchParams.get('connection_id') }
    const reported = await applicant.call('POST', 'vlot/v1/bank-return', report)
    expect(reported.body).toMatchObject({ outcome: 'connected', connectionId })
    expect(await details()).toMatchObject({ needReconsent: false, connectionId })
    await untilCollected(applicant, connectionId)
  })
})
