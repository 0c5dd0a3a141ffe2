import { expect, test } from 'vitest'
import { fillForm, newApplicant } from '../../testing/applicant.ts'
import { startSite } from '../../testing/site.ts'

const visitsMax = 40

const { server } = await startSite({ environment: { HOST: 'localhost' } })

test('FLOW-6 sixty visits to the bank asked for at once are forty, and the others have to wait', async () => {
  const applicant = await newApplicant(server.origin)
  await fillForm(applicant, '00900003')
  const wanted = {
    returnUrl: `${server.origin}/transaction-success`,
    caseId: applicant.caseId,
    bankToConnect: 'BUNQ',
    needFutureConsent: true,
  }
  const asked = Array.from({ length: visitsMax + 20 }, () =>
    applicant.call('POST', 'dls-pbl-api/v3/transactions/psd2/create-session', wanted),
  )
  const answers = await Promise.all(asked)
  const refused = answers.filter(({ status, body }) => status === 429 && body.error === 'too_many_requests')
  expect(refused).toHaveLength(20)
  expect(refused[0]!.headers.get('retry-after')).toBe('3600')
  const { rows } = await server.context.pool.query('select count(*)::int as visits from connect_attempt')
  expect(rows).toEqual([{ visits: visitsMax }])
})
