import { describe, expect, test, vi } from 'vitest'
import { type AnswerOf, calls, type CallName } from '#contract/calls.ts'
import { bankKeys } from '#contract/values.ts'
import { isIban } from '#lending/iban.ts'
import { createClient } from '#web/api/client.ts'
import { memorySession } from '#web/testing/memory-session.ts'
import { allHandlers } from './all-handlers.ts'
import { findVisit } from './bank-page.ts'
import { beginReconsent } from './jump-to-step.ts'
import { resumeCode } from './handlers/return.ts'
import { mockIban } from './mock-bank.ts'
import { createMockBackend } from './mock-backend.ts'
import { freshState, isDayOver, type MockState } from './mock-state.ts'
import { connectRequest, visitMockBank } from './testing/mock-applicant.ts'
import { createMockFetch, mockOrigin } from './testing/mock-fetch.ts'
import { mockNow as now, mockVisitor as visitor, refusalOf } from './testing/mock-visitor.ts'

const dayMs = 24 * 60 * 60_000

test('TEST-4 every call of the contract has a handler, and the mock has no other', () => {
  expect(Object.keys(allHandlers).toSorted()).toEqual(Object.keys(calls).toSorted())
})

test('TEST-4 the whole journey in answers that keep to the contract: form, bank, decision, choice, feedback', async () => {
  // The visitor checks every answer against the contract's schema, and fails on any other shape.
  const { ask, held, decided } = visitor()
  const { offers, decision, isEligibleForDls, scoreIsRed } = await decided()
  expect([decision.outcome, isEligibleForDls, scoreIsRed]).toEqual(['approved', true, false])
  await ask('selectOffer', { request: { offerId: offers[2]?.id ?? '' } })
  const { bankAccounts } = await ask('listDisbursementAccounts')
  await ask('chooseDisbursementAccount', { request: { iban: bankAccounts[0]?.iban ?? '' } })
  expect(await ask('readApplication')).toMatchObject({ flowFinished: false, furthestStep: 'next-steps' })
  const details = { email: 'jan@bedrijf.example', mobile: '06 12345678', name: 'Jan', role: 'owner' } as const
  await ask('giveContactDetails', { request: details })
  await ask('confirmContactDetails', { request: { code: resumeCode } })
  await ask('sendFeedback', { request: { rating: 5 } })
  expect(await ask('readApplication')).toMatchObject({ flowFinished: true, feedbackGiven: true })
  const caseId = held.caseId
  expect((await ask('listConnections', { params: { customerId: caseId } })).connections).toHaveLength(1)
  expect((await ask('readBankStatus')).accounts[0]?.psd2StatusV1).toBe('FINISHED')
  expect((await ask('validateAccounts')).validation).toMatchObject({
    complete: true,
    accounts: [{ matchState: 'MATCH' }],
  })
  expect((await ask('readPrivacy')).categories.find(({ code }) => code === 'bookings')?.count).toBeGreaterThan(250)
})

test('FLOW-6 the mock bank names its account only once it is connected, as banks do', async () => {
  const { ask, held, mock, fillForm } = visitor()
  await fillForm()
  const { connectUrl, state } = await ask('createConnectSession', { request: connectRequest(held.caseId, 'KNAB') })
  const back = await visitMockBank(mock, connectUrl)
  expect(back.state).toBe(state)
  await ask('reportBankReturn', { request: back })
  const seen: string[] = []
  for (let look = 0; look < 3; look++) {
    await ask('readConnectionProgress', { params: { id: back.connectionId ?? '' } })
    const [connection] = (await ask('readApplication')).connections
    seen.push(`${connection?.stage} ${connection?.accounts.length}`)
  }
  expect(seen).toEqual(['connecting 0', 'fetching 1', 'finished 1'])
})

test('TEST-2 the blocks turn to SUCCESS with the third, sixth and ninth poll after the data was confirmed', async () => {
  const { ask, fillForm, connect } = visitor()
  await fillForm()
  await ask('readCaseState')
  await connect()
  await ask('confirmTransactions')
  const seen: AnswerOf<'readCaseState'>['journeyBlocks'][] = []
  for (let poll = 1; poll <= 9; poll++) {
    if (poll === 9) expect(await refusalOf(ask('listOffers'))).toEqual([409, 'offers_not_ready'])
    seen.push((await ask('readCaseState')).journeyBlocks)
  }
  const firstSuccess = (block: keyof (typeof seen)[number]) => seen.findIndex((one) => one[block] === 'SUCCESS') + 1
  expect(firstSuccess('TRANSACTION_ANALYSIS')).toBe(3)
  expect(firstSuccess('SCORECARD_RESULT')).toBe(6)
  expect(firstSuccess('OFFERS_AVAILABLE')).toBe(9)
})

test('TEST-4 the case state carries the product types offered so far', async () => {
  const { ask, fillForm, decided } = visitor()
  await fillForm()
  expect((await ask('readCaseState')).offering).toEqual([])
  await decided()
  expect((await ask('readCaseState')).offering).toEqual(['PBL', 'PBC'])
})

test('CONST-2 a connect session that wants no future consent is refused', async () => {
  const { ask, held, fillForm } = visitor()
  await fillForm()
  const request = { ...connectRequest(held.caseId, 'ING'), needFutureConsent: false as never }
  expect(await refusalOf(ask('createConnectSession', { request }))).toEqual([400, 'bad_request'])
})

test('TEST-3 five loans of 10,000 at 10.9 to 11.6 % without provision, and a credit at 8.7 % with 2,250', async () => {
  const { offers } = await visitor().decided()
  const loans = offers.filter(({ productType }) => productType === 'PBL')
  const [credit] = offers.filter(({ productType }) => productType === 'PBC')
  expect(loans.map(({ term }) => term)).toEqual([1, 2, 3, 4, 5])
  for (const { loanAmount, creditProvision } of loans) expect([loanAmount, creditProvision]).toEqual([10_000, 0])
  expect(loans.map(({ clientRate }) => clientRate)).toEqual([10.91, 11.08, 11.26, 11.43, 11.59])
  expect(credit).toMatchObject({ loanAmount: 10_000, creditProvision: 2_250 })
  expect(credit?.clientRate).toBeCloseTo(8.7, 1)
})

describe('TEST-3 waiting', () => {
  test('an answer takes two seconds, but for the few that the site needs to show anything', async () => {
    expect(freshState(now).delayMs).toBe(2_000)
    const { ask, mock, begin } = visitor({ delayMs: 2_000 })
    await ask('readLimits')
    expect(mock.waits).toEqual([])
    await begin('00900001')
    expect(mock.waits).toEqual([2_000, 2_000])
  })
})

describe('re-consent', () => {
  async function renewed(kvkNumber: string) {
    const one = visitor()
    let ids = 0
    const { connectionId: link, caseId } = await one.mock.backend.change((state) =>
      beginReconsent({ state, now, today: '2026-11-21', newId: () => `0000000${++ids}-0000-4000-9000-000000000000` }),
    )
    const { data } = await one.ask('createResumeToken', {
      params: { caseId },
      request: { passphrase: kvkNumber, hash: 'tester', connectionId: link },
    })
    Object.assign(one.held, { token: data.token, caseId })
    const fetched = () => one.ask('fetchAccounts', { query: { caseId, inScopeForReconsent: 'true' } })
    const before = (await one.ask('fetchAccounts', { query: { caseId } })).data.connectionDetails
    const connectionId = before[0]?.connectionId ?? ''
    const reconnected = one.ask('reconnect', {
      request: { returnUrl: `${mockOrigin}/transaction-success`, connectionId },
    })
    return { ...one, before, connectionId, reconnected, fetched, caseId }
  }

  test('TEST-3 consents ended 182.5 days ago, end in 5 days and in 182.5 days; IBANs are masked', async () => {
    const { before } = await renewed('00900001')
    const days = before.map(({ consentExpiresAt }) => (Date.parse(consentExpiresAt ?? '') - now.getTime()) / dayMs)
    expect(days).toEqual([-182.5, 5, 182.5])
    expect(before.map(({ needReconsent }) => needReconsent)).toEqual([true, true, false])
    expect(before[0]?.accounts[0]?.iban).toMatch(/^\*{15}\d{3}$/)
  })

  test('TEST-2 after a reconnect the connection shows renewed with the second fetch', async () => {
    const { reconnected, mock, fetched, connectionId } = await renewed('00900001')
    const { data } = await reconnected
    expect((await visitMockBank(mock, data.connectUrl)).state).toBe(data.state)
    const needing = async () =>
      (await fetched()).data.connectionDetails.filter((one) => one.needReconsent).map((one) => one.connectionId)
    expect(await needing()).toContain(connectionId)
    expect(await needing()).not.toContain(connectionId)
  })

  test('TEST-2 a visit to the bank that was cancelled renews nothing', async () => {
    const { reconnected, mock, fetched, connectionId } = await renewed('00900001')
    const { data } = await reconnected
    await visitMockBank(mock, data.connectUrl, { answer: 'cancel' })
    for (let read = 0; read < 4; read++) {
      expect((await fetched()).data.connectionDetails[0]).toMatchObject({ connectionId, needReconsent: true })
    }
  })

  test('TEST-3 the address of the bank works for five days and no longer', async () => {
    let moment = now
    const one = visitor({ now: () => moment })
    await one.fillForm()
    const caseId = one.held.caseId
    const { connectUrl } = await one.ask('createConnectSession', { request: connectRequest(caseId, 'ING') })
    const state = new URL(connectUrl).searchParams.get('state') ?? ''
    const isOpen = () => one.mock.backend.change((kept) => findVisit(kept, state, moment) !== null)
    moment = new Date(now.getTime() + 5 * dayMs - 1)
    expect(await isOpen()).toBe(true)
    moment = new Date(now.getTime() + 5 * dayMs + 1)
    expect(await isOpen()).toBe(false)
  })
})

test.each(bankKeys)('the mock account at %s has an IBAN whose check digits hold', (bank) => {
  expect(isIban(mockIban(bank, '00900001'))).toBe(true)
})

test('a token of another session, and a case of another visitor, are refused as the server refuses them', async () => {
  const { ask, held, fillForm } = visitor()
  await fillForm()
  const foreign = '99999999-0000-4000-8000-000000000000'
  expect(await refusalOf(ask('fetchAccounts', { query: { caseId: foreign } }))).toEqual([404, 'not_found'])
  held.token = 'nonsense'
  expect(await refusalOf(ask('readApplication'))).toEqual([401, 'unauthorised'])
  held.token = (await ask('renewToken')).token
  expect((await ask('readApplication')).kvkNumber).toBe('00900001')
  await ask('endSession')
  expect(await refusalOf(ask('readApplication'))).toEqual([401, 'unauthorised'])
})

test('TEST-1 tester mode is over a day after it began, and not before', () => {
  const state = freshState(now)
  expect(isDayOver(state, new Date(now.getTime() + dayMs - 1))).toBe(false)
  expect(isDayOver(state, new Date(now.getTime() + dayMs))).toBe(true)
})

test('what the contract does not accept is a bad request that names its field', async () => {
  const { ask, begin } = visitor()
  await begin('00900001')
  const asked = ask('saveLoanAmount', { request: { loanAmount: 'much' as unknown as number } })
  await expect(asked).rejects.toMatchObject({ status: 400, failure: { error: 'bad_request', fields: ['loanAmount'] } })
})

test("STATE-4 the site's own client goes on with what a first life of the backend kept", async () => {
  const { ask, mock, held, fillForm } = visitor()
  await fillForm()
  const kept = await mock.backend.change((state) => structuredClone(state))
  const again = createMockFetch({ now: () => now, state: kept })
  const { session } = memorySession()
  const onUnauthorised = vi.fn()
  const client = createClient({ fetch: again.fetch, session, now: () => now.getTime(), onUnauthorised })
  session.write('caseId', held.caseId)
  session.write('token', 'old')
  expect(await client.ask('readApplication')).toEqual(await ask('readApplication'))
  expect(onUnauthorised).not.toHaveBeenCalled()
})

test('no answer waits for the disk, and all that was changed is kept once it is there', async () => {
  const kept: string[] = []
  let open = () => undefined as void
  const disk = new Promise<void>((resolve) => (open = resolve))
  const save = async ({ session }: MockState) => disk.then(() => void kept.push(session?.scope ?? 'none'))
  const backend = createMockBackend({
    origin: mockOrigin,
    now: () => now,
    newId: () => '00000000-0000-4000-8000-000000000001',
    wait: async () => undefined,
    store: { load: async () => null, save },
  })
  const call = (path: string, body?: string) =>
    backend.answer(new Request(`${mockOrigin}/api/${path}`, { method: 'POST', body: body ?? null }))
  expect((await call(calls.createAnonymousToken.path)).status).toBe(200)
  expect((await call(calls.createSession.path, '{}')).status).toBe(200)
  expect(kept).toEqual([])
  open()
  await backend.saved()
  expect(kept.at(-1)).toBe('applicant')
})

test('a state of another shape, which an older worker kept, is forgotten', async () => {
  const { mock, fillForm } = visitor()
  await fillForm()
  const kept = await mock.backend.change((state) => ({ ...structuredClone(state), version: 0 }))
  const again = createMockFetch({ now: () => now, state: kept })
  expect(await again.backend.change(({ cases, session }) => [cases, session])).toEqual([{}, null])
})

test('every call that the contract names is found by its method and path', async () => {
  const { fetch } = createMockFetch()
  for (const name of Object.keys(calls) as CallName[]) {
    const call = calls[name]
    const path = call.path.replace(/\{\w+\}/g, 'abc')
    const response = await fetch(`/api/${path}`, { method: call.method })
    expect(response.status, name).not.toBe(404)
  }
  expect((await fetch('/api/nothing')).status).toBe(404)
})
