import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memorySession, tokenEndingAt } from '../testing/memory-session.ts'
import { createClient } from './client.ts'

const answer = { name: 'a.csv', accepted: true, error: null, code: null, place: null, figures: {}, bankName: null }
const files = [{ ...answer, format: null, accounts: [], findings: [] }]

/** A fake of the upload request: it records what was sent, and answers on demand. */
class Request {
  static last: Request
  sent: { method: string; address: string; headers: Record<string, string>; body: FormData | null } = {
    method: '',
    address: '',
    headers: {},
    body: null,
  }
  timeout = 0
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  ontimeout?: () => void
  onloadend?: () => void
  abort = vi.fn()
  status = 0
  responseText = ''
  constructor() {
    Request.last = this
  }
  open(method: string, address: string) {
    Object.assign(this.sent, { method, address })
  }
  setRequestHeader(name: string, value: string) {
    this.sent.headers[name] = value
  }
  getResponseHeader(name: string) {
    return name === 'x-correlation-id' ? 'b' : null
  }
  send(body: FormData) {
    this.sent.body = body
  }
  finish(status: number, body: unknown) {
    Object.assign(this, { status, responseText: JSON.stringify(body) })
    this.onload?.()
    this.onloadend?.()
  }
}
beforeEach(() => void vi.stubGlobal('XMLHttpRequest', Request))
afterEach(() => void vi.unstubAllGlobals())

function clientOfSession() {
  const { session } = memorySession()
  session.write('token', tokenEndingAt(600_000))
  session.write('correlationId', 'a')
  const client = createClient({ fetch: vi.fn(), session, now: () => 0, onUnauthorised: vi.fn() })
  return { session, client }
}
/** Once the client got as far as sending. */
const sending = () => vi.waitFor(() => expect(Request.last.sent.body).not.toBeNull())

test('API-4 API-8 an upload is sent to its path with the headers of every call, within sixty seconds, and keeps the correlation id', async () => {
  const { session, client } = clientOfSession()
  const progress: number[] = []
  const sent = [new File(['1'], 'a.csv'), new File(['2'], 'b.csv')]
  const leaving = new AbortController()
  const { signal } = leaving
  const onProgress = (share: number) => void progress.push(share)
  const uploaded = client.ask('uploadStatements', { files: sent, signal, onProgress })
  await sending()
  const { last } = Request
  expect(last.sent).toMatchObject({ method: 'POST', address: '/api/dls-pbl-api/v3/financials/statements' })
  expect(last.sent.headers).toMatchObject({ 'x-client-key': 'vlot-web-1', 'x-correlation-id': 'a' })
  expect(last.sent.headers['authorization']).toMatch(/^Bearer .+/)
  expect(last.timeout).toBe(60_000)
  expect(last.sent.body?.getAll('files').map((file) => (file as File).name)).toEqual(['a.csv', 'b.csv'])
  last.upload.onprogress?.({ loaded: 1, total: 4 })
  last.finish(200, { files })
  expect(await uploaded).toEqual({ files })
  expect(progress).toEqual([0.25])
  expect(session.read('correlationId')).toBe('b')
  leaving.abort()
  expect(last.abort, 'an upload that is done is not stopped').not.toHaveBeenCalled()
})

test('API-4 ERR-1 an upload that takes too long is a failure, and one that is too large says so', async () => {
  const { client } = clientOfSession()
  const slow = client.ask('uploadStatements', { files: [new File(['1'], 'a.csv')] })
  await sending()
  Request.last.ontimeout?.()
  await expect(slow).rejects.toMatchObject({ key: 'generic', status: null })
  const large = client.ask('uploadStatements', { files: [new File(['1'], 'a.csv')] })
  await vi.waitFor(() => expect(Request.last.status).toBe(0))
  await sending()
  Request.last.finish(413, {})
  await expect(large).rejects.toMatchObject({ key: 'file.too_big', status: 413 })
})
