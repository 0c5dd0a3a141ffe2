// Applicants who do not give up: a call that fails because a process was killed is made again, as the site does.
import { setTimeout as sleep } from 'node:timers/promises'
import { visitBank } from '../../server/testing/applicant.ts'

// Longer than any number of kills takes: what is judged is the time since the last start.
const patienceMs = 1_800_000

type Answer = { status: number; body: any }

/** Companies of the sandbox with the bank that each has its accounts at. */
const companies = [
  ['00900003', 'BUNQ'],
  ['00900002', 'ING'],
  ['00900001', 'RABOBANK'],
  ['00900004', 'ABN'],
  ['69599084', 'ING'],
] as const

export type Journey = { caseId: string; connectionId: string; outcome: string; offerCount: number; finishedAt: number }

/** From an anonymous visitor to the decision. `origins`: the addresses of the http processes, any of them. */
export async function travel(origins: readonly string[], number: number): Promise<Journey> {
  const [kvkNumber, bank] = companies[number % companies.length] ?? companies[0]
  const person = await openSession(origins)
  const { call } = person
  await call('POST', 'dls-pbl-api/v3/requester-eligibility', { kvkNumber })
  await call('POST', 'dls-pbl-api/v3/loan-amount', { loanAmount: 20_000 })
  await call('POST', 'dls-pbl-api/v3/loan-goal', { loanGoal: 'growth' })
  await call('POST', 'dls-pbl-api/v3/expected-expenses', { hasExpenses: false })
  await call('POST', 'dls-transaction-processing/v1/financials/consent', { consent: true, textVersion: 'test-1' })
  const connectionId = await connect(person, origins[0] ?? '', bank, kvkNumber)
  await call('POST', 'dls-pbl-api/v3/transactions/saltedge/fetch-transactions', { kvkNumber, connectionId })
  const progress = await look(async () => {
    const { body } = await call('GET', `dls-psd2-aggregator/v1/fetch/connection/${connectionId}`)
    return body.finished ? body : null
  })
  if (progress.stage !== 'finished') throw new Error(`Journey ${number}: ${JSON.stringify(progress)}`)
  await call('POST', 'dls-pbl-api/v3/transactions/psd2/confirm')
  await look(async () => {
    const { body } = await call('GET', 'dls-pbl-api/v3/case-state')
    return body.journeyBlocks.OFFERS_AVAILABLE === 'SUCCESS' ? body : null
  })
  const { body } = await call('GET', 'dls-pbl-api/v3/offers')
  const { outcome } = body.decision
  return { caseId: person.caseId, connectionId, outcome, offerCount: body.offers.length, finishedAt: performance.now() }
}

type Person = { caseId: string; call(method: string, path: string, body?: unknown): Promise<Answer> }

async function openSession(origins: readonly string[]): Promise<Person> {
  let cookie = ''
  let token = ''
  let turn = 0
  const once = async (method: string, path: string, body: unknown, key: string): Promise<Answer> => {
    const origin = origins[turn++ % origins.length]
    const answer = await fetch(`${origin}/api/${path}`, {
      method,
      headers: {
        origin: origins[0] ?? '',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(method === 'POST' ? { 'idempotency-key': key } : {}),
        ...(cookie ? { cookie } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(15_000),
    })
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? null : JSON.parse(text) }
  }
  const call: Person['call'] = (method, path, body) => insist(() => once(method, path, body, crypto.randomUUID()), path)
  const { body } = await call('POST', 'dls-authentication/v3/sessions', {})
  token = body.data.token
  return { caseId: body.data.caseId, call }
}

/** Nothing answered, or "not now": again. Any other no is a failure of the test. */
async function insist(send: () => Promise<Answer>, what: string): Promise<Answer> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    const answer = await send().catch((error: Error) => ({ status: 0, body: error.message }))
    if (answer.status >= 200 && answer.status < 300) return answer
    const mayPass = answer.status === 0 || answer.status === 429 || answer.status >= 500
    if (!mayPass || performance.now() > deadline)
      throw new Error(`${what}: ${answer.status} ${JSON.stringify(answer.body)}`)
    await sleep(200)
  }
}

async function connect(person: Person, publicOrigin: string, bank: string, kvkNumber: string): Promise<string> {
  const { body } = await person.call('POST', 'dls-pbl-api/v3/transactions/psd2/create-session', {
    returnUrl: `${publicOrigin}/transaction-success`,
    caseId: person.caseId,
    bankToConnect: bank,
    needFutureConsent: true,
  })
  const back = await visitBank(body.connectUrl, kvkNumber)
  const report = { state: back.searchParams.get('state'), connectionId: back.searchParams.get('connection_id') }
  return (await person.call('POST', 'vlot/v1/bank-return', report)).body.connectionId
}

async function look<T>(at: () => Promise<T | null>): Promise<T> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    const found = await at()
    if (found !== null) return found
    if (performance.now() > deadline) throw new Error('A journey did not get on')
    await sleep(1_000)
  }
}
