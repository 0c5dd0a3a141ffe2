import type { Call } from '#contract/call.ts'
import { type AnswerOf, type CallName, calls, type Params, type RequestOf, siteTable } from '#contract/calls.ts'
import { addressOf } from '#contract/client.ts'
import type { Failure } from '#contract/values.ts'
import { connectRequest, visitMockBank } from './mock-applicant.ts'
import { createMockFetch } from './mock-fetch.ts'

/** The moment at which tests of the mock play, unless they say otherwise. */
export const mockNow = new Date('2026-11-21T10:00:00Z')

/** A refusal as the wire has it. */
class Refused extends Error {
  readonly status: number
  readonly failure: Failure

  constructor(status: number, failure: Failure) {
    super(`${failure.error} (${status})`)
    this.status = status
    this.failure = failure
  }
}

type Input<Name extends CallName> = {
  request?: RequestOf<Name>
  query?: Readonly<Record<string, string>>
  params?: Params<Name>
  files?: readonly File[]
}

function bodyOf({ request, files }: { request?: unknown; files?: readonly File[] }): BodyInit | undefined {
  if (!files) return request === undefined ? undefined : JSON.stringify(request)
  const form = new FormData()
  for (const file of files) form.append('files', file)
  return form
}

/** A visitor of the mock backend. Every answer is checked against the contract's schema; a refusal throws `Refused`. */
export function mockVisitor(options: Parameters<typeof createMockFetch>[0] = {}) {
  const mock = createMockFetch({ now: () => mockNow, ...options })
  const held = { token: '', caseId: '' }

  async function ask<Name extends CallName>(name: Name, input: Input<Name> = {}): Promise<AnswerOf<Name>> {
    const call: Call = calls[name]
    const params = (input.params ?? {}) as Record<string, string>
    const response = await mock.fetch(addressOf(siteTable, call, { params, query: input.query ?? {} }), {
      method: call.method,
      headers: { authorization: `Bearer ${held.token}` },
      body: bodyOf(input) ?? null,
    })
    const text = await response.text()
    const body: unknown = text === '' ? null : JSON.parse(text)
    if (response.status >= 400) throw new Refused(response.status, body as Failure)
    if (response.status !== call.status) throw new Error(`${name} answered ${response.status}`)
    return call.answer.parse(body) as AnswerOf<Name>
  }

  async function begin(kvkNumber: string) {
    const { data } = await ask('createSession', { request: {} })
    Object.assign(held, data)
    return ask('checkEligibility', { request: { kvkNumber } })
  }

  /** Ready to share bookings: company, amount, goal and expenses are saved. */
  async function fillForm(kvkNumber = '00900001', loanAmount = 25_000) {
    await begin(kvkNumber)
    await ask('saveLoanAmount', { request: { loanAmount } })
    await ask('saveLoanGoal', { request: { loanGoal: 'inventory' } })
    await ask('saveExpectedExpenses', { request: { hasExpenses: false } })
    await ask('giveConsent', { request: { consent: true, textVersion: '1' } })
  }

  /** Connects a bank and lets the fetching run to its end. */
  async function connect(answers?: Readonly<Record<string, string>>) {
    const { connectUrl } = await ask('createConnectSession', { request: connectRequest(held.caseId, 'KNAB') })
    const outcome = await ask('reportBankReturn', { request: await visitMockBank(mock, connectUrl, answers) })
    const { connectionId } = outcome
    if (connectionId === null) return outcome
    for (let look = 0; look < 3; look++) await ask('readConnectionProgress', { params: { id: connectionId } })
    return outcome
  }

  /** From nothing to the decision. */
  async function decided(kvkNumber?: string, loanAmount?: number, answers?: Readonly<Record<string, string>>) {
    await fillForm(kvkNumber, loanAmount)
    await connect(answers)
    await ask('confirmTransactions')
    for (let poll = 0; poll < 9; poll++) await ask('readCaseState')
    return ask('listOffers')
  }

  return { mock, held, ask, begin, fillForm, connect, decided }
}

/** Status and error key of a refused call; null when it was not refused. Other errors are rethrown. */
export async function refusalOf(asked: Promise<unknown>): Promise<[number, string] | null> {
  try {
    await asked
    return null
  } catch (error) {
    if (error instanceof Refused) return [error.status, error.failure.error]
    throw error
  }
}
