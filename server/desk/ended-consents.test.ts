import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '#bank-sandbox/sandbox.ts'
import { chosenCase, takeSteps } from '../testing/chosen-case.ts'
import { stopClockJobs } from '../testing/clock-jobs.ts'
import { employeeAt } from '../testing/desk-staff.ts'
import type { ReferredCase } from '../testing/referred-case.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { oweEndedConsents } from '../follow-up/owe-ended-consents.ts'

const today = '2026-11-23'
let sandbox: Sandbox
let server: TestServer
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, delays: false, today })
  server = await startTestServer({ sandbox, environment: { HOST: 'localhost', CLOCK_TODAY: today } })
  await stopClockJobs(server)
})
afterAll(async () => {
  await server?.stop()
  await sandbox?.close()
})

const endsOn = async ({ caseId }: ReferredCase, expiresAt: string) =>
  server.context.pool.query('update bank_connection set consent_expires_at = $2 where case_id = $1', [
    caseId,
    expiresAt,
  ])
async function owed({ caseId }: ReferredCase): Promise<string[]> {
  const rows = await server.context.database
    .selectFrom('obligation')
    .select(['due_on', 'outcome'])
    .where('case_id', '=', caseId)
    .where('kind', '=', 'consentEnds')
    .orderBy('opened_at')
    .execute()
  return rows.map(({ due_on, outcome }) => `${due_on} ${outcome ?? 'open'}`)
}

test('DESK-70 a customer’s consent that has ended is work, once for each, and no longer when it is renewed', async () => {
  const one = await chosenCase({ server, sandbox })
  await takeSteps(server, one, ['agreement', 'sent'])
  await endsOn(one, '2026-11-22T10:00:00Z')
  await oweEndedConsents(server.context)
  expect(await owed(one)).toEqual([])
  await takeSteps(server, one, ['signed'])
  for (const _look of [1, 2]) await oweEndedConsents(server.context)
  expect(await owed(one)).toEqual(['2026-11-30 open'])

  const noor = await employeeAt(server.context, 'assessor-1')
  const { items } = (await noor('listWork')).answer
  const { id, version, companyName } = items.find(({ kind }) => kind === 'consentEnds')!
  expect(companyName).toBeTruthy()
  const claimed = (await noor('claimWork', { params: { id }, body: { version } })).answer
  const closing = { version: claimed.version, outcome: 'notReached', words: null }
  expect((await noor('closeWork', { params: { id }, body: closing })).status).toBe(204)
  await oweEndedConsents(server.context)
  expect(await owed(one)).toEqual(['2026-11-30 notReached'])

  await endsOn(one, '2026-11-21T10:00:00Z')
  await oweEndedConsents(server.context)
  expect(await owed(one)).toEqual(['2026-11-30 notReached', '2026-11-30 open'])
  await endsOn(one, '2027-05-22T10:00:00Z')
  await oweEndedConsents(server.context)
  expect(await owed(one)).toEqual(['2026-11-30 notReached', '2026-11-30 changed'])
})
