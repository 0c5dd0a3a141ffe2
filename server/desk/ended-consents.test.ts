import { expect, test } from 'vitest'
import { takeSteps } from '../testing/chosen-case.ts'
import { stopClockJobs } from '../testing/clock-jobs.ts'
import { startDesk } from '../testing/desk-site.ts'
import type { ReferredCase } from '../testing/referred-case.ts'
import { oweEndedConsents } from '../follow-up/owe-ended-consents.ts'

const today = '2026-11-23'
const { server, staff, chosen, owed: owedOn } = await startDesk(today)
await stopClockJobs(server)

const endsOn = async ({ caseId }: ReferredCase, expiresAt: string) =>
  server.context.pool.query('update bank_connection set consent_expires_at = $2 where case_id = $1', [
    caseId,
    expiresAt,
  ])
async function owed(one: ReferredCase): Promise<string[]> {
  const rows = (await owedOn(one, ['kind', 'due_on', 'outcome'])).filter(({ kind }) => kind === 'consentEnds')
  return rows.map(({ due_on, outcome }) => `${due_on} ${outcome ?? 'open'}`)
}

test('DESK-70 a customer’s consent that has ended is work, once for each, and no longer when it is renewed', async () => {
  const one = await chosen()
  await takeSteps(server, one, ['agreement', 'sent'])
  await endsOn(one, '2026-11-22T10:00:00Z')
  await oweEndedConsents(server.context)
  expect(await owed(one)).toEqual([])
  await takeSteps(server, one, ['signed'])
  for (const _look of [1, 2]) await oweEndedConsents(server.context)
  expect(await owed(one)).toEqual(['2026-11-30 open'])

  const noor = staff['assessor-1']
  const { items } = (await noor('listWork')).answer
  const { id, version, line } = items.find(({ kind }) => kind === 'consentEnds')!
  expect(line?.state).toBe('signed')
  const claimed = (await noor('claimWork', { params: { id }, request: { version } })).answer
  const closing = { version: claimed.version, outcome: 'notReached', words: null }
  expect((await noor('closeWork', { params: { id }, request: closing })).status).toBe(204)
  await oweEndedConsents(server.context)
  expect(await owed(one)).toEqual(['2026-11-30 notReached'])

  await endsOn(one, '2026-11-21T10:00:00Z')
  await oweEndedConsents(server.context)
  expect(await owed(one)).toEqual(['2026-11-30 notReached', '2026-11-30 open'])
  await endsOn(one, '2027-05-22T10:00:00Z')
  await oweEndedConsents(server.context)
  expect(await owed(one)).toEqual(['2026-11-30 notReached', '2026-11-30 changed'])
})
