import { expect, test } from 'vitest'
import { type Applicant, fillForm, newApplicant } from '../../testing/applicant.ts'
import { startSite } from '../../testing/site.ts'

const visitsMax = 40

const { server } = await startSite({ environment: { HOST: 'localhost' } })

const addressOfVisit = 'dls-pbl-api/v3/transactions/psd2/create-session'
const visitOf = ({ caseId }: Applicant) => ({
  returnUrl: `${server.origin}/transaction-success`,
  caseId,
  bankToConnect: 'BUNQ',
  needFutureConsent: true,
})

test('CORE-8 a case that is erased while the aggregator is asked for its customer leaves none behind there', async () => {
  const { bank, pool } = server.context
  const applicant = await newApplicant(server.origin)
  await fillForm(applicant, '00900003')
  let customerId = ''
  const { createCustomer } = bank
  bank.createCustomer = async (identifier) => {
    customerId = await createCustomer(identifier)
    expect((await applicant.call('POST', 'vlot/v1/privacy/erase', {})).status).toBe(202)
    return customerId
  }
  const answer = await applicant.call('POST', addressOfVisit, visitOf(applicant)).finally(() => {
    bank.createCustomer = createCustomer
  })
  expect([answer.status, answer.body.error]).toEqual([409, 'step_not_reached'])
  const { rows } = await pool.query(
    `select data->>'customerId' as id from job_queue.job where name = 'forget-customer'`,
  )
  expect(rows).toEqual([{ id: customerId }])
})

test('FLOW-6 sixty visits to the bank asked for at once are forty, and the others have to wait', async () => {
  const applicant = await newApplicant(server.origin)
  await fillForm(applicant, '00900003')
  const asked = Array.from({ length: visitsMax + 20 }, () => applicant.call('POST', addressOfVisit, visitOf(applicant)))
  const answers = await Promise.all(asked)
  const refused = answers.filter(({ status, body }) => status === 429 && body.error === 'too_many_requests')
  expect(refused).toHaveLength(20)
  expect(refused[0]!.headers.get('retry-after')).toBe('3600')
  const { rows } = await server.context.pool.query('select count(*)::int as visits from connect_attempt')
  expect(rows).toEqual([{ visits: visitsMax }])
})
