import { expect, test } from 'vitest'
import { takeSteps } from '../testing/chosen-case.ts'
import { stopClockJobs } from '../testing/clock-jobs.ts'
import { startDesk } from '../testing/desk-site.ts'
import type { JobData } from '../store/job-kinds.ts'
import type { ReferredCase } from '../testing/referred-case.ts'
import { catchUpWorker } from '../jobs/catch-up.ts'

const today = '2026-11-23'
const { server, staff, chosen } = await startDesk(today)
const noor = staff['assessor-1']
// The server's own look would come in between.
await stopClockJobs(server)

/** One step of the job; returns the step that it asks for, which the queue does not get. */
async function step(after?: string): Promise<JobData['catch-up'] | null> {
  const asked: JobData['catch-up'][] = []
  const jobs = {
    ...server.context.jobs,
    enqueue: async (_in: unknown, _name: unknown, data: never) => void asked.push(data),
  }
  const worker = catchUpWorker({ ...server.context, jobs }, 2)
  const run = { data: after ? { after } : {}, attempt: 0, signal: new AbortController().signal }
  const effects = await worker.step(run)
  await server.context.database.transaction().execute(async (transaction) => effects?.(transaction))
  return asked[0] ?? null
}

/** As a case was left before the desk found cases by hashes and kept who its customers are. */
async function asOfBefore({ caseId }: ReferredCase): Promise<void> {
  const { pool } = server.context
  await pool.query('delete from case_find where case_id = $1', [caseId])
  await pool.query('delete from customer_check where case_id = $1', [caseId])
  await pool.query('update loan_case set is_findable = false where id = $1', [caseId])
}

const found = async (text: string) =>
  (await noor('findCases', { request: { text } })).answer.cases.map(({ caseId }) => caseId)
const allFinds = async () => {
  const { rows } = await server.context.pool.query(
    `select case_id, kind, encode(hash, 'hex') as hash from case_find order by 1, 2, 3`,
  )
  return rows
}

test('DESK-36 cases from before are found like others after the worker has come by, in pieces, from where it stopped, once', async () => {
  const cases = [await chosen(), await chosen(), await chosen()]
  const before = await allFinds()
  const [first] = cases
  await takeSteps(server, first!, ['agreement', 'sent', 'signed'])
  for (const one of cases) await asOfBefore(one)
  const ofCompanies = async () => (await Promise.all(cases.map(({ kvkNumber }) => found(kvkNumber)))).flat()
  expect(await ofCompanies()).toEqual([])
  const next = await step()
  expect((await ofCompanies()).length).toBe(2)
  expect(next).toEqual({ after: [...cases.map(({ caseId }) => caseId)].toSorted()[1] })
  expect(await step(next!.after)).toBeNull()
  expect(await allFinds()).toEqual(before)
  const { connections } = (await first!.who.call('GET', 'vlot/v1/application')).body
  const { followUp } = (await first!.who.call('GET', 'vlot/v1/follow-up')).body
  for (const text of [first!.email, connections[0].accounts[0].iban, followUp.reference])
    expect(await found(text)).toContain(first!.caseId)
  const { rows } = await server.context.pool.query('select case_id from customer_check')
  expect(rows).toEqual([{ case_id: first!.caseId }])
  expect(await step()).toBeNull()
  expect(await allFinds()).toEqual(before)
})

test('DESK-36 a case that cannot be opened keeps no other from being found', async () => {
  const [broken, whole] = [await chosen(), await chosen()]
  await asOfBefore(broken)
  await asOfBefore(whole)
  await server.context.pool.query(`update loan_case set sealed_details = '\\x00' where id = $1`, [broken.caseId])
  const next = await step()
  if (next) await step(next.after)
  expect(await found(whole.email)).toEqual([whole.caseId])
  const { rows } = await server.context.pool.query('select id from loan_case where not is_findable')
  expect(rows).toEqual([{ id: broken.caseId }])
})
