import { expect, test, vi } from 'vitest'
import { ApiFailure } from '#contract/failure.ts'
import type { Ask } from '../api/client.ts'
import { noLink } from '../visitor/mailed-link.ts'
import { memorySession } from '../testing/memory-session.ts'
import { defectOfLink, isComplete, verificationErrorKey, verify } from './verification.tsx'

const caseId = '6f1c2a5e-8f43-4a53-9a80-0c1d2e3f4a5b'
const link = { ...noLink, hash: 'abc', caseId, connectionId: '77' }
const token = (claims: object) => `x.${btoa(JSON.stringify(claims))}.x`

const answering = (answer: () => unknown) => {
  const ask = vi.fn(async (_name: string, _input: unknown) => answer())
  return { ask: ask as unknown as Ask, asked: ask }
}

test('RECON-5 the kvk number is the passphrase, and case and token of the answer are stored', async () => {
  const { session, storage } = memorySession()
  session.write('correlationId', 'of an earlier visit')
  const fresh = token({ sub: caseId, scope: 'reconsent' })
  const { ask, asked } = answering(() => ({ data: { token: fresh } }))
  await verify({ ask, session }, link, '12345678')
  expect(asked).toHaveBeenCalledExactlyOnceWith('createResumeToken', {
    params: { caseId },
    request: { passphrase: '12345678', hash: 'abc', connectionId: '77' },
  })
  expect(Object.fromEntries(storage.values)).toEqual({ caseId, jwtToken: fresh })
})

test('RECON-4 without hash or case nothing is asked, and the missing part is named', async () => {
  expect(defectOfLink(noLink)).toBe('magic_link')
  expect(defectOfLink({ ...noLink, hash: 'abc' })).toBe('caseIdNotFound')
  expect(defectOfLink(link)).toBeNull()
  const { ask, asked } = answering(() => null)
  const { session } = memorySession()
  await expect(verify({ ask, session }, { ...link, hash: null }, '12345678')).rejects.toMatchObject({
    key: 'magic_link',
  })
  await expect(verify({ ask, session }, { ...link, caseId: null }, '12345678')).rejects.toMatchObject({
    key: 'caseIdNotFound',
  })
  expect(asked).not.toHaveBeenCalled()
})

test('RECON-2 only with all four parts there is nothing left to ask', () => {
  const full = { ...link, kvk: '12345678' }
  expect(isComplete(full)).toBe(true)
  for (const part of ['hash', 'caseId', 'connectionId', 'kvk'] as const)
    expect(isComplete({ ...full, [part]: null }), part).toBe(false)
})

test('AUTH-1 a malformed token is refused and the session stays empty', async () => {
  const { session, storage } = memorySession()
  const { ask } = answering(() => ({ data: { token: 'null' } }))
  await expect(verify({ ask, session }, link, '12345678')).rejects.toThrow('Invalid token received')
  expect(storage.values.size).toBe(0)
})

test('RECON-5 a 401 is the wrong kvk number, other answers keep their key, and no answer is the generic error', () => {
  expect(verificationErrorKey(new ApiFailure('unauthorised', 401))).toBe('reconsent_kvk')
  expect(verificationErrorKey(new ApiFailure('too_many_requests', 429))).toBe('too_many_requests')
  expect(verificationErrorKey(new ApiFailure('bad_request', 400))).toBe('bad_request')
  expect(verificationErrorKey(new ApiFailure('unavailable', null))).toBe('generic')
  expect(verificationErrorKey(new TypeError('no network'))).toBe('generic')
})
