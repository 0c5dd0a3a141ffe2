import { expect, test, vi } from 'vitest'
import { emptyApplication } from '#contract/answers/application-answer.ts'
import type { Client } from '../api/client.ts'
import { isEmail } from '../email.ts'
import { memorySession } from '../testing/memory-session.ts'
import { confirmCode, stepToGoOn } from './resume.ts'

const caseId = '6f1c2a5e-8f43-4a53-9a80-0c1d2e3f4a5b'
const empty = { ...emptyApplication(caseId), kvkNumber: '00900001', companyName: 'De Korenaar' }

const asking = (answers: Record<string, unknown>) =>
  vi.fn(async (name: string, _input?: unknown) => {
    if (!(name in answers)) throw new Error(`${name} was not answered`)
    return answers[name]
  }) as unknown as Client['ask']

test('FLOW-11 the code begins a session of the application and nothing of an earlier one stays', async () => {
  const { session, storage } = memorySession()
  session.write('partnerId', 'acme')
  const ask = asking({ confirmResume: { data: { token: 't', caseId } } })
  await confirmCode({ ask, session }, { caseId, hash: 'abc' }, '12345678')
  expect(ask).toHaveBeenCalledWith('confirmResume', { request: { caseId, hash: 'abc', code: '12345678' } })
  expect(Object.fromEntries(storage.values)).toEqual({ jwtToken: 't', caseId })
})

test('FLOW-11 STATE-4 one goes on at the first question that is still open', async () => {
  await expect(stepToGoOn(asking({ readApplication: empty }))).resolves.toBe('about-you')
  const amount = { ...empty, loanAmount: 25_000, loanGoal: 'STOCK' }
  await expect(stepToGoOn(asking({ readApplication: amount }))).resolves.toBe('extra-expenses')
  const expenses = { ...amount, expectedExpenses: { hasExpenses: false, knowsAmount: null, amount: null } }
  await expect(stepToGoOn(asking({ readApplication: expenses }))).resolves.toBe('transactions-upload')
})

test('FLOW-11 whoever had offers goes on with them', async () => {
  const account = { iban: 'NL91ABNA0417164300', clientName: 'De Korenaar' }
  const connection = {
    connectionId: '77',
    bankName: 'Rabobank',
    source: 'bank',
    stage: 'finished',
    accounts: [account],
  }
  const readApplication = {
    ...empty,
    loanAmount: 25_000,
    loanGoal: 'STOCK',
    expectedExpenses: { hasExpenses: false, knowsAmount: null, amount: null },
    consentGiven: true,
    connections: [connection],
    dataConfirmed: true,
  }
  const pending = { journeyBlocks: { OFFERS_AVAILABLE: 'PENDING' } }
  await expect(stepToGoOn(asking({ readApplication, readCaseState: pending }))).resolves.toBe('get-offers')
  const ready = { journeyBlocks: { OFFERS_AVAILABLE: 'SUCCESS' } }
  await expect(stepToGoOn(asking({ readApplication, readCaseState: ready }))).resolves.toBe('personal-offer')
})

test('what cannot be read now leads to the first step, which reads it again', async () => {
  await expect(stepToGoOn(asking({}))).resolves.toBe('about-you')
})

test('an address is checked for its shape alone', () => {
  expect(['naam@bedrijf.nl', ' a.b+c@d.example '].every(isEmail)).toBe(true)
  expect(['', 'naam', 'naam@bedrijf', 'a b@c.nl', `${'a'.repeat(200)}@b.nl`].some(isEmail)).toBe(false)
})
