import { describe, expect, test } from 'vitest'
import {
  type Applicant,
  connectBank,
  fillForm,
  newApplicant,
  until,
  untilCollected,
  visitBank,
} from '../testing/applicant.ts'
import { startSite } from '../testing/site.ts'

const { sandbox, server: site } = await startSite({ callbacks: 'key asked for', environment: { LOG_LEVEL: 'warn' } })

const createSession = 'dls-pbl-api/v3/transactions/psd2/create-session'
const wanted = (applicant: Applicant, more: object = {}) => ({
  returnUrl: `${site.origin}/transaction-success`,
  caseId: applicant.caseId,
  bankToConnect: 'BUNQ',
  needFutureConsent: true,
  ...more,
})

async function ready(kvkNumber = '00900003'): Promise<Applicant> {
  const applicant = await newApplicant(site.origin)
  await fillForm(applicant, kvkNumber)
  return applicant
}

describe('a journey over the bank link', () => {
  test('FLOW-7 API-8 the accounts are shown with their holder, and asking for them twice changes nothing', async () => {
    const applicant = await ready()
    const connectionId = await connectBank(applicant, site.origin, 'BUNQ', '00900003')
    await untilCollected(applicant, connectionId)
    const again = { kvkNumber: '00900003', connectionId }
    await applicant.call('POST', 'dls-pbl-api/v3/transactions/saltedge/fetch-transactions', again)
    const { body } = await applicant.call('GET', `dls-pbl-api/v3/fetch-accounts?caseId=${applicant.caseId}`)
    const [details] = body.data.connectionDetails
    expect(details).toMatchObject({ connectionId, bankName: 'bunq', needReconsent: false })
    expect(details.accounts[0]).toMatchObject({
      matchState: 'MATCH',
      iban: expect.stringMatching(/^NL\d\dBUNQ\d{10}$/),
    })
    const validated = await applicant.call('GET', 'dls-pbl-api/v3/accounts/validate')
    expect(validated.body.validation.complete).toBe(true)
    const status = await applicant.call('GET', 'dls-pbl-api/v3/financials/psd2/status')
    expect(status.body.accounts[0]).toMatchObject({ psd2StatusV1: 'FINISHED', bank: 'bunq', trackingId: connectionId })
  })

  test('FLOW-6 taking the last account of a connection out ends the consent at the bank', async () => {
    const applicant = await ready()
    const connectionId = await connectBank(applicant, site.origin, 'BUNQ', '00900003')
    await untilCollected(applicant, connectionId)
    const { body } = await applicant.call('GET', 'dls-pbl-api/v3/accounts/validate')
    for (const { iban } of body.validation.accounts) {
      expect((await applicant.call('POST', 'vlot/v1/accounts/remove', { iban })).status).toBe(204)
    }
    await until(60_000, async () =>
      sandbox.store.state.connections.some(({ id }) => id === connectionId) ? null : true,
    )
    const unknown = await applicant.call('POST', 'vlot/v1/accounts/remove', { iban: body.validation.accounts[0].iban })
    expect(unknown.body.error).toBe('iban_unknown')
    const confirmed = await applicant.call('POST', 'dls-pbl-api/v3/transactions/psd2/confirm')
    expect(confirmed.body.error).toBe('no_transactions')
  })
})

describe('CORE-2 FLOW-6 what the bank link refuses', () => {
  test('a return address that is not ours (security.md)', async () => {
    const applicant = await ready()
    const foreign = [
      'https://evil.example/transaction-success',
      `${site.origin}/offers`,
      `${site.origin}@evil.example/transaction-success`,
      site.origin.replace('localhost', 'user:pass@localhost') + '/transaction-success',
    ]
    for (const returnUrl of foreign) {
      const { status, body } = await applicant.call('POST', createSession, wanted(applicant, { returnUrl }))
      expect([status, body.error]).toEqual([400, 'return_url'])
    }
  })

  test('CONST-2 future consent is always asked for, and another wish is refused by its name', async () => {
    const applicant = await ready()
    for (const needFutureConsent of [false, 'true', undefined]) {
      const { status, body } = await applicant.call('POST', createSession, wanted(applicant, { needFutureConsent }))
      expect([status, body.error, body.fields]).toEqual([400, 'bad_request', ['needFutureConsent']])
    }
  })

  test('a connection of another customer, a state of another session, and a state nobody has', async () => {
    const [mine, theirs] = [await ready(), await ready()]
    const created = await theirs.call('POST', createSession, wanted(theirs))
    const back = await visitBank(created.body.connectUrl, '00900003')
    const report = { state: back.searchParams.get('state'), connectionId: back.searchParams.get('connection_id') }
    expect(created.body.state).toBe(report.state)
    const stolenState = await mine.call('POST', 'vlot/v1/bank-return', report)
    expect(stolenState.body.error).toBe('connection_not_found')
    const own = await mine.call('POST', createSession, wanted(mine))
    const ownBack = await visitBank(own.body.connectUrl, '00900003')
    const ownState = ownBack.searchParams.get('state')
    const mixed = await mine.call('POST', 'vlot/v1/bank-return', { ...report, state: ownState })
    expect(mixed.body.error).toBe('connection_not_found')
    const unknown = await mine.call('POST', 'vlot/v1/bank-return', { ...report, state: 'x'.repeat(43) })
    expect(unknown.body.error).toBe('connection_not_found')
    const progress = await mine.call('GET', `dls-psd2-aggregator/v1/fetch/connection/${report.connectionId}`)
    expect(progress.status).toBe(404)
  })

  test('a bank before there is consent, and one before the form is filled in', async () => {
    const applicant = await newApplicant(site.origin)
    await applicant.call('POST', 'dls-pbl-api/v3/requester-eligibility', { kvkNumber: '00900003' })
    const early = await applicant.call('POST', createSession, wanted(applicant))
    expect(early.body.error).toBe('step_not_reached')
    await applicant.call('POST', 'dls-pbl-api/v3/loan-amount', { loanAmount: 25_000 })
    await applicant.call('POST', 'dls-pbl-api/v3/loan-goal', { loanGoal: 'tax' })
    await applicant.call('POST', 'dls-pbl-api/v3/expected-expenses', { hasExpenses: false })
    const unasked = await applicant.call('POST', createSession, wanted(applicant))
    expect(unasked.body.error).toBe('consent_required')
  })

  test('a visit to the bank that comes back after half an hour, and not a moment before', async () => {
    const visitor = site.visitor()
    const caseId = await visitor.begin('00900003')
    await visitor.call('saveLoanAmount', { request: { loanAmount: 25_000 } })
    await visitor.call('saveLoanGoal', { request: { loanGoal: 'tax' } })
    await visitor.call('saveExpectedExpenses', { request: { hasExpenses: false } })
    await visitor.call('giveConsent', { request: { consent: true, textVersion: 'test-1' } })
    const { now } = site.context
    const began = now().getTime()
    const at = (ms: number) => void (site.context.now = () => new Date(began + ms))
    const asked = { returnUrl: `${site.origin}/transaction-success`, caseId, bankToConnect: 'BUNQ' }
    const begin = async () =>
      (await visitor.call('createConnectSession', { request: { ...asked, needFutureConsent: true } })).answer.state!
    const report = (state: string) =>
      visitor.call('reportBankReturn', { request: { state, errorClass: 'ProviderAccessNotGranted' } })
    const minute = 60_000
    try {
      at(0)
      const [early, late] = [await begin(), await begin()]
      // The session is used meanwhile, or it would be over as well.
      for (const ms of [14 * minute, 28 * minute]) {
        at(ms)
        expect((await visitor.call('renewToken')).status).toBe(200)
      }
      at(30 * minute - 1)
      expect((await report(early)).answer).toEqual({
        outcome: 'cancelled',
        connectionId: null,
        errorKey: 'bank_cancelled',
      })
      at(30 * minute)
      expect((await report(late)).error).toBe('connection_not_found')
    } finally {
      site.context.now = now
    }
  })
})
