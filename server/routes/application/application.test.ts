import { describe, expect, test } from 'vitest'
import { readCase } from '../../store/case/read-case.ts'
import { startSite } from '../../testing/site.ts'
import { startTestServer } from '../../testing/test-server.ts'
import type { Visitor } from '../../testing/visitor.ts'

const bakery = '00900001'
const seasonalShop = '00900002'
const youngCourier = '00900005'
const gamblingHall = '00900051'
const foundation = '00900053'
const endedPrinter = '00900054'

const { sandbox, server } = await startSite()

async function begun(kvkNumber = bakery): Promise<Visitor> {
  const visitor = server.visitor()
  await visitor.begin(kvkNumber)
  return visitor
}

describe('company search', () => {
  test('FLOW-3 CORE-1 finds companies by name and by kvk number, for a visitor without a case', async () => {
    const visitor = server.visitor()
    await visitor.call('createAnonymousToken')
    const byNumber = await visitor.call('searchCompanies', { query: { query: '0090 0001' } })
    expect(byNumber.answer.companies.map((company) => company.kvkNumber)).toEqual([bakery])
    const name = byNumber.answer.companies[0]?.name ?? ''
    const byName = await visitor.call('searchCompanies', { query: { query: name.slice(0, 8) } })
    expect(byName.answer.companies.map((company) => company.kvkNumber)).toContain(bakery)
  })

  test.each(['De Korenaar BV', 'korenaar b.v.', 'Bakkerij De Korenaar B.V.', 'korenaar'])(
    'CONST-1 %s finds the company whose name ends in B.V.',
    async (query) => {
      const { answer } = await (await begun()).call('searchCompanies', { query: { query } })
      expect(answer.companies.map(({ kvkNumber }) => kvkNumber)).toContain(bakery)
    },
  )

  test.each(['0900001', '900001'])('FLOW-3 a kvk number without its first zeros is found: %s', async (query) => {
    const { answer } = await (await begun()).call('searchCompanies', { query: { query } })
    expect(answer.companies.map(({ kvkNumber }) => kvkNumber)).toEqual([bakery])
  })

  test('CORE-1 the public test companies of the register are found, with their address', async () => {
    const visitor = server.visitor()
    await visitor.call('createAnonymousToken')
    const byNumber = await visitor.call('searchCompanies', { query: { query: '69599084' } })
    expect(byNumber.answer.companies).toMatchObject([{ kvkNumber: '69599084', name: 'Test EMZ Dagobert' }])
    const byName = await visitor.call('searchCompanies', { query: { query: 'Test Stichting Bolderbast' } })
    expect(byName.answer.companies).toMatchObject([{ kvkNumber: '69599068', city: 'Lochem' }])
    await visitor.call('createSession', { request: {} })
    const result = await visitor.call('checkEligibility', { request: { kvkNumber: '69599084' } })
    expect(result.answer.profile).toMatchObject({
      name: 'Test EMZ Dagobert',
      legalForm: 'Eenmanszaak',
      foundedOn: '2017-01-08',
    })
  })

  test('ERR-2 distinguishes what cannot be looked up from what was not found', async () => {
    const visitor = await begun()
    const nonsense = await visitor.call('searchCompanies', { query: { query: '?!' } })
    expect([nonsense.status, nonsense.error]).toEqual([400, 'alphanumeric'])
    const unknown = await visitor.call('searchCompanies', { query: { query: 'Zzyzx Qwpo' } })
    expect([unknown.status, unknown.error, unknown.failure?.code]).toEqual([404, 'no_match', 9999])
  })

  test('an answer of 503 says when to try again while the register is away', async () => {
    const alone = await startTestServer()
    try {
      const visitor = alone.visitor()
      await visitor.call('createAnonymousToken')
      const result = await visitor.call('searchCompanies', { query: { query: 'bakkerij' } })
      expect([result.status, result.error]).toEqual([503, 'unavailable'])
      expect(Number(result.headers.get('retry-after'))).toBeGreaterThan(0)
    } finally {
      await alone.stop()
    }
  })
})

describe('eligibility', () => {
  test('STORE-5 a case keeps the five keys of a campaign, each cut to a hundred signs', async () => {
    const visitor = server.visitor()
    await visitor.call('createSession', { request: {} })
    const keys = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']
    const sent = keys.map((key, place) => `${key}=${String(place).repeat(101)}`).join('&')
    await visitor.call('checkEligibility', { request: { kvkNumber: bakery }, headers: { 'x-utm': sent } })
    const { utm } = (await visitor.call('readApplication')).answer
    expect(utm).toBe(keys.map((key, place) => `${key}=${String(place).repeat(100)}`).join('&'))
  })

  test('FLOW-3 CORE-1 an eligible company begins the case, with what the register said and where the visitor came from', async () => {
    const visitor = server.visitor()
    await visitor.call('createSession', { request: { partnerId: 'partner-1' } })
    const result = await visitor.call('checkEligibility', {
      request: { kvkNumber: bakery },
      headers: { 'x-utm': 'utm_source=news&utm_medium=mail%0d%0aX-Evil: 1&evil=1' },
    })
    expect(result.answer).toMatchObject({ eligible: true, errors: [], eligibleFrom: null })
    const view = (await visitor.call('readApplication')).answer
    expect(view).toMatchObject({ kvkNumber: bakery, companyName: result.answer.profile?.name, loanAmount: null })
    const { database, settings } = server.context
    const record = await readCase(database, settings.operatorKeys, view.caseId)
    const utm = { utm_source: 'news', utm_medium: 'mailX-Evil 1' }
    expect(record?.loanCase).toMatchObject({ origin: 'partner-1', utm })
    expect(view.utm).toBe('utm_source=news&utm_medium=mailX-Evil+1')
  })

  test.each([
    [gamblingHall, 'SBI_CODE_INVALID'],
    [foundation, 'LEGAL_STRUCTURE_INVALID'],
    [youngCourier, 'FOUNDATION_DATE_CHECK'],
  ])('FLOW-3 %s may not apply: %s, and no case begins', async (kvkNumber, code) => {
    const visitor = server.visitor()
    await visitor.call('createSession', { request: {} })
    const result = await visitor.call('checkEligibility', { request: { kvkNumber } })
    expect(result.answer.eligible).toBe(false)
    expect(result.answer.errors).toContain(code)
    expect(result.answer.eligibleFrom !== null).toBe(code === 'FOUNDATION_DATE_CHECK')
    expect((await visitor.call('readApplication')).answer.kvkNumber).toBeNull()
  })

  test('FLOW-3 a company that has ended is answered with its last day', async () => {
    const visitor = server.visitor()
    await visitor.call('createSession', { request: {} })
    const endedOf = async (kvkNumber: string) => {
      const { answer } = await visitor.call('checkEligibility', { request: { kvkNumber } })
      return [answer.errors, answer.profile?.endedOn]
    }
    expect(await endedOf(endedPrinter)).toEqual([['LEGAL_STRUCTURE_INVALID'], '2024-06-30'])
    expect(await endedOf(foundation)).toEqual([['SBI_CODE_INVALID', 'LEGAL_STRUCTURE_INVALID'], null])
  })

  test('ERR-2 a number that the register does not know is no match', async () => {
    const visitor = server.visitor()
    await visitor.call('createSession', { request: {} })
    const result = await visitor.call('checkEligibility', { request: { kvkNumber: '99999999' } })
    expect([result.status, result.error]).toEqual([404, 'no_match'])
  })

  test('asked again the company may still be another, until bank data is there', async () => {
    const visitor = await begun()
    await visitor.call('checkEligibility', { request: { kvkNumber: seasonalShop } })
    expect((await visitor.call('readApplication')).answer.kvkNumber).toBe(seasonalShop)
  })
})

describe('the form', () => {
  test('FLOW-4 FLOW-5 STATE-4 what is saved is what a reload reads', async () => {
    const visitor = await begun()
    expect((await visitor.call('saveLoanAmount', { request: { loanAmount: 25_000 } })).status).toBe(204)
    const tooLong = { loanGoal: 'inventory', description: 'x'.repeat(501) }
    expect((await visitor.call('saveLoanGoal', { request: tooLong })).failure?.fields).toEqual(['description'])
    const goal = { loanGoal: 'inventory', description: ' Voorraad voor de winter ' }
    expect((await visitor.call('saveLoanGoal', { request: goal })).status).toBe(202)
    const expenses = { hasExpenses: true, knowsAmount: true, amount: 1234.56 }
    expect((await visitor.call('saveExpectedExpenses', { request: expenses })).status).toBe(202)
    expect((await visitor.call('readApplication')).answer).toMatchObject({
      loanAmount: 25_000,
      loanGoal: 'inventory',
      loanGoalDescription: 'Voorraad voor de winter',
      expectedExpenses: expenses,
      furthestStep: 'transactions-upload',
    })
  })

  test.each([
    [4_999, 'amount_out_of_range'],
    [4_500, 'amount_out_of_range'],
    [250_500, 'amount_out_of_range'],
    [10_250, 'amount_step'],
  ])('FLOW-4 an amount of %i euros is refused: %s', async (loanAmount, error) => {
    const result = await (await begun()).call('saveLoanAmount', { request: { loanAmount } })
    expect([result.status, result.error, result.failure?.fields]).toEqual([400, error, ['loanAmount']])
  })

  test.each([
    [{}, ['loanAmount']],
    [{ loanAmount: '25000' }, ['loanAmount']],
    [{ loanAmount: 25_000.5 }, ['loanAmount']],
    [{ loanAmount: null }, ['loanAmount']],
    [{ loanAmount: -1 }, ['loanAmount']],
    [{ loanAmount: 1e300 }, ['loanAmount']],
  ])('ERR-1 a body of %j is a bad request that names the field', async (request, fields) => {
    const result = await (await begun()).call('saveLoanAmount', { request })
    expect([result.status, result.error, result.failure?.fields]).toEqual([400, 'bad_request', fields])
  })

  test('ERR-1 what is not JSON, poisoned or too large is refused with the contract’s shape', async () => {
    const visitor = await begun()
    const send = async (body: string) => {
      const response = await visitor.fetch('/api/dls-pbl-api/v3/loan-amount', {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          cookie: visitor.cookie ?? '',
          authorization: `Bearer ${visitor.token}`,
        },
      })
      return [response.status, ((await response.json()) as { error: string }).error]
    }
    expect(await send('{"loanAmount":')).toEqual([400, 'bad_request'])
    expect(await send('')).toEqual([400, 'bad_request'])
    expect(await send('[]')).toEqual([400, 'bad_request'])
    expect(await send('{"__proto__":{"loanAmount":25000}}')).toEqual([400, 'bad_request'])
    expect(await send(`{"loanAmount":25000,"x":"${'x'.repeat(70_000)}"}`)).toEqual([413, 'file.too_big'])
  })

  test('keys that the contract does not know do not reach the case', async () => {
    const visitor = await begun()
    const request = { loanAmount: 25_000, flow_finished_at: '2026-01-01', caseId_: 'x' }
    expect((await visitor.call('saveLoanAmount', { request })).status).toBe(204)
    expect((await visitor.call('readApplication')).answer.flowFinished).toBe(false)
  })

  test('FLOW-1 the server keeps the order of the steps itself', async () => {
    const early = server.visitor()
    await early.call('createSession', { request: {} })
    expect((await early.call('saveLoanAmount', { request: { loanAmount: 25_000 } })).error).toBe('step_not_reached')
    const visitor = await begun()
    const expenses = { hasExpenses: false }
    expect((await visitor.call('saveExpectedExpenses', { request: expenses })).error).toBe('step_not_reached')
    expect((await visitor.call('sendFeedback', { request: { rating: 5 } })).error).toBe('step_not_reached')
  })

  test('FLOW-5 an amount that is known must be given, and not beyond the limit', async () => {
    const visitor = await begun()
    await visitor.call('saveLoanAmount', { request: { loanAmount: 25_000 } })
    await visitor.call('saveLoanGoal', { request: { loanGoal: 'tax' } })
    const save = (amount?: number) =>
      visitor.call('saveExpectedExpenses', { request: { hasExpenses: true, knowsAmount: true, amount } })
    expect((await save()).failure?.fields).toEqual(['amount'])
    expect((await save(1_000_001)).error).toBe('amount_out_of_range')
    expect((await save(1_000_000)).status).toBe(202)
  })

  test('two changes at the same moment both count', async () => {
    const visitor = await begun()
    const goals = ['tax', 'growth', 'hiring', 'other', 'bridging'] as const
    const result = await Promise.all([
      ...goals.map((loanGoal) => visitor.call('saveLoanGoal', { request: { loanGoal } })),
      visitor.call('saveLoanAmount', { request: { loanAmount: 30_000 } }),
    ])
    expect(result.map((one) => one.status).toSorted()).toEqual([202, 202, 202, 202, 202, 204])
    const { rows } = await server.context.pool.query('select revision from loan_case where id = $1', [
      (await visitor.call('readApplication')).answer.caseId,
    ])
    expect(rows[0]).toEqual({ revision: 6 })
  })
})

describe('cheap polling', () => {
  test.each(['readCaseState', 'readApplication'] as const)('%s answers 304 until something changes', async (name) => {
    const visitor = await begun()
    const first = await visitor.call(name)
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
    expect(headers['if-none-match']).toMatch(/^W\/"/)
    const second = await visitor.call(name, { headers })
    expect(second.status).toBe(304)
    expect(second.headers.get('etag')).toBe(headers['if-none-match'])
    await visitor.call('saveLoanAmount', { request: { loanAmount: 25_000 } })
    expect((await visitor.call(name, { headers })).status).toBe(200)
  })
})

describe('public figures', () => {
  test('FLOW-4 API-9 VAL-2 the limits of the forms come from the lending table', async () => {
    const { answer } = await server.visitor().call('readLimits')
    expect(answer).toEqual({
      loanAmount: { minimum: 5_000, maximum: 250_000, step: 500 },
      creditAmount: { minimum: 2_000, maximum: 100_000 },
      expensesMaximum: 1_000_000,
      termsMonths: [12, 24, 36, 48, 60],
      companyAgeMonths: 15,
      yearlyTurnoverMinimum: 50_000,
      statementFile: {
        maximumBytes: 10 * 1024 * 1024,
        newestAtMostDays: 7,
        atLeastDays: 180,
        atMostDays: 730,
        maximumFiles: 15,
      },
      callbackPhoneDigits: 10,
      testerMode: true,
      bankOrigin: sandbox.origin,
    })
  })

  test('a quote is a range from the best to the dearest grade', async () => {
    const { answer } = await server.visitor().call('readQuote', { query: { amount: '10000', termMonths: '60' } })
    expect(answer.amountCents).toBe(10_000_00)
    expect(answer.from.clientRate).toBeLessThan(answer.to.clientRate)
    expect(answer.from.yearlyCostPercentage).toBeGreaterThan(answer.from.clientRate)
    expect(answer.to.totalToRepayCents - answer.to.totalCostCents).toBe(1_000_000)
  })

  test.each([
    [{ amount: '4999', termMonths: '12' }, 'amount_out_of_range'],
    [{ amount: '10000', termMonths: '13' }, 'amount_out_of_range'],
    [{ amount: '1e4', termMonths: '12' }, 'bad_request'],
    [{ amount: '10000' }, 'bad_request'],
  ])('a quote for %j is refused: %s', async (query, error) => {
    expect((await server.visitor().call('readQuote', { query: query as Record<string, string> })).error).toBe(error)
  })
})
