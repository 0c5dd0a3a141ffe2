import { describe, expect, test } from 'vitest'
import { newApplicant, must } from '../testing/applicant.ts'
import { rateLimits } from './rate-limits.ts'
import { startSite } from '../testing/site.ts'

const { server: site } = await startSite({
  environment: { LOG_LEVEL: 'silent', TRUST_PROXY: '127.0.0.1', RATE_LIMIT_FACTOR: '0.02' },
})

const many = (count: number) => Array.from({ length: count }, (_, index) => index)
const asking = (path: string, method: string, address: string) =>
  fetch(site.origin + path, { method, headers: { 'x-forwarded-for': address } })

describe('at a fiftieth of the limits', () => {
  test('strangers without a session use up nothing of what a session may ask', async () => {
    const applicant = await newApplicant(site.origin, site.origin, '203.0.113.1')
    await must(applicant.call('POST', 'dls-pbl-api/v3/requester-eligibility', { kvkNumber: '00900003' }), 'eligibility')
    const strangers = Math.ceil(rateLimits.right.overall / 50) + 10
    const statuses = new Set<number>()
    for (const index of many(strangers)) {
      const answer = await asking('/api/vlot/v1/privacy/export', 'GET', `198.51.100.${index}`)
      await answer.text()
      statuses.add(answer.status)
    }
    expect(statuses).toEqual(new Set([401]))
    expect((await applicant.call('GET', 'vlot/v1/privacy/export')).status).toBe(200)
  })

  test.each([
    ['the OpenAPI document', 'GET', '/api/openapi.json', 200, rateLimits.document.perAddress],
    ['the page of the API', 'GET', '/api/docs', 200, rateLimits.document.perAddress],
    ['forged callbacks', 'POST', '/api/vlot/v1/callbacks/bank/notify', 401, rateLimits.callback.perAddress],
  ])('who sends or asks for %s too often has to come back later', async (_what, method, path, status, most) => {
    const allowed = Math.max(1, Math.trunc(most / 50))
    const statuses: number[] = []
    for (const _ of many(allowed + 2)) {
      const answer = await asking(path, method, `192.0.2.${path.length}`)
      await answer.text()
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([...Array<number>(allowed).fill(status), 429, 429])
  })
})
