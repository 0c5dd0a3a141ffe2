import { beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { type CallName, calls } from '#contract/calls.ts'
import { type Applicant, connectBank, fillForm, newApplicant, untilCollected } from '../testing/applicant.ts'
import { startSite } from '../testing/site.ts'

// API-1: the specified calls, typed by hand: a slip in a path of the contract must not hide here.
const id = '0f8fad5b-d9cb-469f-a165-70867728950e'

const webshop = '00900003'

const { server } = await startSite({ environment: { HOST: 'localhost' } })

/** The answer to an anonymous visitor: the status, and the key of a refusal. */
async function askAsNobody(line: string): Promise<[number, string | undefined]> {
  const [method = '', path = ''] = line.split(' ')
  const response = await server.visitor().fetch(`/api/${path}`, { method })
  const text = await response.text()
  return [response.status, text === '' ? undefined : (JSON.parse(text) as { error?: string }).error]
}

describe('every call of the specification', () => {
  test.each([
    'GET dls-authentication/v3/sessions',
    'POST dls-pbl-api/v3/case-state',
    'PUT dls-pbl-api/v3/loan-amount',
    `POST dls-pbl-api/v3/transactions/psd2/${id}/connections`,
    'POST dls-pbl-api/v3/offers',
    'POST dls-pbl-api/v3/financials/remove-transactions',
  ])('API-1 API-5 %s is another method, and no call', async (line) => {
    expect((await askAsNobody(line))[0]).toBe(404)
  })
})

describe('the calls of one application', () => {
  let applicant: Applicant
  let connectionId: string
  beforeAll(async () => {
    applicant = await newApplicant(server.origin)
    await fillForm(applicant, webshop)
    connectionId = await connectBank(applicant, server.origin, 'BUNQ', webshop)
    await untilCollected(applicant, connectionId)
  })

  test('API-3 a session is begun with a partner id, and answers token and case id under data', async () => {
    const answer = await server.visitor().fetch('/api/dls-authentication/v3/sessions', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.origin },
      body: JSON.stringify({ partnerId: 'boekhouder-1' }),
    })
    const body = (await answer.json()) as { data: Record<string, string> }
    expect([answer.status, Object.keys(body), Object.keys(body.data).toSorted()]).toEqual([
      200,
      ['data'],
      ['caseId', 'token'],
    ])
    const result = await fetch(`${server.origin}/api/dls-pbl-api/v3/case-state`, {
      headers: {
        authorization: `Bearer ${body.data['token']}`,
        cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '',
      },
    })
    expect(await result.json()).toMatchObject({ origin: 'boekhouder-1' })
  })

  test('API-1 each answers with the status and the fields of the specification', async () => {
    const { call, caseId } = applicant
    const answered = async (method: string, path: string, body?: unknown) => {
      const { status, body: result } = await call(method, path, body)
      return [status, result === null ? null : Object.keys(result as object).toSorted()]
    }
    expect(await answered('POST', 'dls-pbl-api/v3/requester-eligibility', { kvkNumber: webshop })).toEqual([
      200,
      ['eligibleFrom', 'eligible', 'errors', 'message', 'newToTheBank', 'profile'].toSorted(),
    ])
    expect(await answered('POST', 'dls-pbl-api/v3/loan-amount', { loanAmount: 25_000 })).toEqual([204, null])
    expect(await answered('POST', 'dls-pbl-api/v3/expected-expenses', { hasExpenses: false })).toEqual([202, null])
    const goal = { loanGoal: 'inventory', description: 'Winter' }
    expect(await answered('POST', 'dls-pbl-api/v3/loan-goal', goal)).toEqual([202, null])
    expect(await answered('GET', 'dls-pbl-api/v3/case-state')).toEqual([200, ['journeyBlocks', 'origin']])
    const { journeyBlocks } = (await call('GET', 'dls-pbl-api/v3/case-state')).body
    expect(Object.keys(journeyBlocks)).toEqual(['TRANSACTION_ANALYSIS', 'SCORECARD_RESULT', 'OFFERS_AVAILABLE'])
    expect(await answered('GET', `dls-pbl-api/v3/transactions/psd2/${caseId}/connections`)).toEqual([
      200,
      ['connections'],
    ])
    expect(await answered('GET', 'dls-pbl-api/v3/accounts/validate')).toEqual([200, ['validation']])
    const fetching = { kvkNumber: webshop, connectionId }
    expect((await answered('POST', 'dls-pbl-api/v3/transactions/saltedge/fetch-transactions', fetching))[0]).toBe(202)
    const { body } = await call('GET', `dls-pbl-api/v3/fetch-accounts?caseId=${caseId}`)
    const [details] = body.data.connectionDetails
    for (const field of ['connectionId', 'consentId', 'bankName', 'consentExpiresAt', 'expireAt', 'needReconsent'])
      expect(details, field).toHaveProperty(field)
    expect(Object.keys(details.accounts[0]).toSorted()).toEqual(['clientName', 'iban', 'matchState'])
    const returnUrl = `${server.origin}/transaction-success`
    const renewed = await call('POST', 'dls-pbl-api/v3/transaction/psd2/reconnect', { returnUrl, connectionId })
    expect([renewed.status, renewed.body.data.connectUrl]).toEqual([200, expect.stringMatching(/^http/)])
  })

  test('API-2 API-5 API-8 those of the test backend do their work', async () => {
    const { call, caseId } = applicant
    const found = await call('GET', 'dls-company-search/v1/company/search?query=Kadolijn')
    const fields = 'city homeNumber id kvkNumber name newToTheBank pilotBank postalCode street'
    expect(Object.keys(found.body.companies[0]).toSorted().join(' ')).toBe(fields)
    const listed = await call('GET', `dls-pbl-api/v3/transactions/psd2/${caseId}/connections`)
    expect(listed.body.connections).toHaveLength(1)
    const progress = await call('GET', `dls-psd2-aggregator/v1/fetch/connection/${connectionId}`)
    expect(progress.body).toMatchObject({ finished: true, stage: 'finished', errorKey: null })
    expect(progress.body.fetchedCount).toBeGreaterThan(1_000)
    const status = await call('GET', 'dls-pbl-api/v3/financials/psd2/status')
    expect(Object.keys(status.body.accounts[0]).toSorted()).toEqual([
      'bank',
      'iban',
      'psd2StatusV1',
      'trackingId',
      'username',
    ])
    const consent = { consent: true, textVersion: 'test-1' }
    expect((await call('POST', 'dls-transaction-processing/v1/financials/consent', consent)).status).toBe(204)
    expect((await call('DELETE', 'dls-pbl-api/v3/financials/remove-transactions')).status).toBe(204)
    const emptied = await call('GET', `dls-pbl-api/v3/transactions/psd2/${caseId}/connections`)
    expect(emptied.body.connections).toEqual([])
    expect((await call('POST', 'dls-pbl-api/v3/financials/confirm')).body.error).toBe('no_transactions')
    expect((await call('POST', 'dls-pbl-api/v3/transactions/psd2/confirm')).body.error).toBe('no_transactions')
  })

  test('AUTH-4 where a case is needed and there is none, the case id is not available', async () => {
    const visitor = server.visitor()
    await visitor.call('createAnonymousToken')
    const result = await visitor.call('readCaseState')
    expect([result.status, result.error]).toEqual([409, 'case_id_not_available'])
  })

  test('AUTH-4 AUTH-3 the token of a visitor without a case opens the company search, and nothing else', async () => {
    const visitor = server.visitor()
    await visitor.call('createAnonymousToken')
    const opened = []
    for (const [name, { scopes }] of Object.entries(calls) as [CallName, Call][]) {
      if (scopes.includes('public')) continue
      const params = { caseId: id, customerId: id, id } as never
      const { error } = await visitor.call(name, { params, query: { query: 'Kadolijn' } as never })
      if (!['forbidden', 'case_id_not_available'].includes(error ?? '')) opened.push(name)
    }
    expect(opened).toEqual(['searchCompanies'])
  })
})
