import { expect, test, vi } from 'vitest'
import { emptyApplication } from '#contract/answers/application-answer.ts'
import type { Ask } from '../api/client.ts'
import { isEmail } from '../email.ts'
import { memorySession } from '../testing/memory-session.ts'
import { confirmCode, stepToGoOn } from './resume.ts'

const caseId = '6f1c2a5e-8f43-4a53-9a80-0c1d2e3f4a5b'
const empty = { ...emptyApplication(caseId), kvkNumber: '00900001', companyName: 'De Korenaar' }

const asking = (answers: Record<string, unknown>) =>
  vi.fn(async (name: string, _input?: unknown) => {
    if (!(name in answers)) throw new Error(`${name} was not answered`)
    return answers[name]
  }) as unknown as Ask

test('FLOW-11 the code begins a session of the application and nothing of an earlier one stays', async () => {
  const { session, storage } = memorySession()
  session.write('partnerId', 'acme')
  const ask = asking({ confirmResume: { data: { token: 't', caseId } } })
  await confirmCode({ ask, session }, { caseId, hash: 'abc' }, '12345678')
  expect(ask).toHaveBeenCalledWith('confirmResume', { request: { caseId, hash: 'abc', code: '12345678' } })
  expect(Object.fromEntries(storage.values)).toEqual({ jwtToken: 't', caseId })
})

test('FLOW-11 STATE-4 one goes on at the first question that is still open', async () => {
  const goOn = (answers: object) => stepToGoOn(asking({ readApplication: { ...empty, ...answers } }))
  await expect(goOn({})).resolves.toBe('about-you')
  await expect(goOn({ furthestStep: 'transactions-upload' })).resolves.toBe('transactions-upload')
  await expect(goOn({ furthestStep: 'personal-offer' })).resolves.toBe('personal-offer')
  await expect(goOn({ furthestStep: 'feedback-success', flowFinished: true })).resolves.toBe('next-steps')
})

test('what cannot be read now leads to the first step, which reads it again', async () => {
  await expect(stepToGoOn(asking({}))).resolves.toBe('about-you')
})

test('an address is checked for its shape alone', () => {
  expect(['naam@bedrijf.nl', ' a.b+c@d.example '].every(isEmail)).toBe(true)
  expect(['', 'naam', 'naam@bedrijf', 'a b@c.nl', `${'a'.repeat(200)}@b.nl`].some(isEmail)).toBe(false)
})
