import { describe, expect, test } from 'vitest'
import { createDeskClient, watchUse } from './client.ts'
import { ApiFailure } from '#contract/failure.ts'

type Sent = { address: string; method: string; headers: Record<string, string> }

const staff = { id: 'senior-1', name: 'Sanne de Vries', role: 'senior' }
const session = { staff, csrfToken: 't', endsAt: '2026-11-23T09:00:00.000Z' }

function client({ status = 200, body = session as unknown, page = new EventTarget() } = {}) {
  const sent: Sent[] = []
  let ended = 0
  const ask = createDeskClient({
    fetch: async (address, init) => {
      sent.push({
        address: String(address),
        method: init?.method ?? '',
        headers: init?.headers as Record<string, string>,
      })
      return new Response(body === null ? null : JSON.stringify(body), { status })
    },
    csrfToken: () => 'page-token',
    wasUsed: watchUse(page),
    onSignedOut: () => void ended++,
  })
  return { ask, sent, page, ended: () => ended }
}

describe('a call of the desk', () => {
  test('DESK-6 a write carries the page’s token and a key that makes it once; a read carries neither', async () => {
    const { ask, sent } = client({ body: { leadsTo: null } })
    await ask('signOut')
    await ask('signOut')
    const [first, second] = sent
    expect(first).toMatchObject({ address: '/api/desk/sign-out', method: 'POST' })
    expect(first?.headers['x-desk-token']).toBe('page-token')
    expect(first?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
    expect(first?.headers['idempotency-key']).not.toBe(second?.headers['idempotency-key'])
    const reading = client()
    await reading.ask('readDeskSession')
    expect(Object.keys(reading.sent[0]?.headers ?? {})).toEqual(['accept'])
  })

  test('DESK-7 what the page asks by itself counts as use when somebody has touched it since, and then no more', async () => {
    const { ask, sent, page } = client()
    const read = () => ask('readDeskSession', { isUnattended: true })
    await read()
    for (const sign of ['keydown', 'pointerdown', 'wheel']) {
      page.dispatchEvent(new Event(sign))
      await read()
      await read()
    }
    const marks = sent.map(({ headers }) => headers['x-desk-unattended'] ?? 'use')
    expect(marks).toEqual(['1', 'use', '1', 'use', '1', 'use', '1'])
  })

  test('a 401 says that the session is over, every other refusal what it is', async () => {
    const over = client({ status: 401, body: { error: 'unauthorised' } })
    await expect(over.ask('listStaff')).rejects.toMatchObject({ key: 'unauthorised', status: 401 })
    expect(over.ended()).toBe(1)
    const stale = client({ status: 409, body: { error: 'changed_meanwhile' } })
    await expect(stale.ask('listStaff')).rejects.toMatchObject({ key: 'changed_meanwhile', status: 409 })
    expect(stale.ended()).toBe(0)
    const strange = client({ status: 502, body: '<html>' })
    await expect(strange.ask('listStaff')).rejects.toMatchObject({ key: 'generic', status: 502 })
  })

  test('an answer in another shape is a failure, and no riddle on a screen', async () => {
    const { ask } = client({ body: { staff: 'Sanne' } })
    await expect(ask('readDeskSession')).rejects.toBeInstanceOf(ApiFailure)
  })
})
