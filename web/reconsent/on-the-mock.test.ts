import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { actForTester } from '#mock-api/tester-actions.ts'
import { visitMockBank } from '#mock-api/testing/mock-applicant.ts'
import { createMockFetch, mockOrigin } from '#mock-api/testing/mock-fetch.ts'
import { readMailedLink } from '../visitor/mailed-link.ts'
import { clientOver } from '../testing/client-over.ts'
import { waitForConsent } from './get-consent/page.tsx'
import { verificationErrorKey, verify } from './verification.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** A business that opens its mailed link on the mock backend and types a number. */
async function opened() {
  const mock = createMockFetch()
  let ids = 0
  const newId = () => `00000000-0000-4000-b000-${String(++ids).padStart(12, '0')}`
  const done = await actForTester('reconsent', {}, mock.backend, {
    now: mock.now,
    newId,
    today: () => mock.now().toISOString().slice(0, 10),
  })
  if (!done) throw new Error('Tester mode knows no way to re-consent')
  const { address } = done.answer as { address: string }
  const link = readMailedLink(Object.fromEntries(new URL(address, mockOrigin).searchParams))
  return { mock, link, ...clientOver(mock.fetch) }
}

/** From the number to the end of the waiting page. */
async function renewed(kvkNumber: string) {
  const { mock, link, ask, session, asked } = await opened()
  await verify({ ask, session }, link, kvkNumber)
  const connectionId = link.connectionId ?? ''
  const { data } = await ask('reconnect', { request: { returnUrl: `${mockOrigin}/transaction-success`, connectionId } })
  await visitMockBank(mock, data.connectUrl)
  const before = asked.length
  const end = waitForConsent({
    ask,
    session,
    connectionId,
    onRenewed: () => undefined,
    signal: new AbortController().signal,
  })
  await vi.advanceTimersByTimeAsync(240 * 2_000 + 2_000)
  return { end: await end, checks: asked.length - before }
}

test('RECON-13 TEST-2 a consent given at the bank shows with the second check', async () => {
  expect(await renewed('00900001')).toEqual({ end: 'renewed', checks: 2 })
})

test('RECON-13 a renewal that never shows is checked 240 times and is TIMEOUT', async () => {
  expect(await renewed('00900105')).toEqual({ end: 'TIMEOUT', checks: 240 })
})

test('RECON-13 a check that fails is TRANSACTION_STATUS', async () => {
  expect(await renewed('00900104')).toEqual({ end: 'TRANSACTION_STATUS', checks: 1 })
})

test.each([
  ['00900401', 'reconsent_kvk'],
  ['00900003', 'reconsent_kvk'],
  ['00900400', 'bad_request'],
  ['00900500', 'generic'],
])('RECON-5 the number %s on a link shows %s', async (kvkNumber, key) => {
  const { link, ask, session } = await opened()
  const failure = await verify({ ask, session }, link, kvkNumber).catch((error: unknown) => error)
  expect(verificationErrorKey(failure)).toBe(key)
})
