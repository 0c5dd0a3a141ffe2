import { randomBytes } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { forgetOldWindows } from '../store/session/rate-windows.ts'
import { startTestStore, type TestStore } from '../testing/test-store.ts'
import { calls, type CallName } from '#contract/calls.ts'
import type { Session } from './handler.ts'
import { rateLimiter, type CallLimiter } from './rate-limiter.ts'
import { breakerAddresses, limitOf, rateGroupOf, rateLimits, type RateGroup } from './rate-limits.ts'
import { Refusal } from '../refusal.ts'

const tokenKeys: [Buffer<ArrayBuffer>] = [randomBytes(32)]
let store: TestStore
const apps: FastifyInstance[] = []
beforeAll(async () => void (store = await startTestStore(8)))
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(apps.splice(0).map((app) => app.close()))
  await store.pool.query('delete from rate_window')
})
afterAll(() => store?.stop())

/** A rate limiter as another server process would have it. */
async function newLimiter(rateLimitFactor = 1): Promise<CallLimiter> {
  const app = Fastify()
  apps.push(app)
  const limiter = await rateLimiter(app, { rateLimitFactor, tokenKeys }, store.pool)
  await app.ready()
  return limiter
}

const from = (ip: string) => ({ ip, routeOptions: { config: {} } }) as unknown as FastifyRequest

const refused = (limiter: CallLimiter, group: RateGroup, ip: string) => refusalOf(limiter.count(group, from(ip)))

async function refusalOf(counting: Promise<void>): Promise<Refusal | null> {
  try {
    await counting
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

const many = (count: number) => Array.from({ length: count }, (_, index) => index)

const applicant = (id: string, caseId: string | null) => ({ id, caseId }) as Session

describe('what shuts a group for everybody', () => {
  test('needs more addresses than somebody has at hand', () => {
    for (const group of Object.keys(rateLimits) as RateGroup[]) {
      const { perAddress, overall } = limitOf(group)
      expect([group, overall >= perAddress * breakerAddresses]).toEqual([group, true])
    }
  })

  test('every call of a session is in a group that counts sessions and cases', () => {
    const ofSession = Object.entries(calls).filter(
      ([, { scopes }]) => !(scopes as readonly string[]).includes('public'),
    )
    expect(ofSession.length).toBeGreaterThan(30)
    for (const [name, { method }] of ofSession) {
      const { perSession, perCase } = limitOf(rateGroupOf(name as CallName, method))
      expect([name, (perSession ?? 0) > 0, (perCase ?? 0) >= (perSession ?? 1)]).toEqual([name, true, true])
    }
  })

  test('is not what strangers send before the guard', async () => {
    const limiter = await newLimiter(0.2)
    for (const index of many(rateLimits.right.overall)) {
      await refusalOf(limiter.countUnknown('right', from(`10.0.${index >> 8}.${index & 255}`)))
    }
    expect(await refusalOf(limiter.countSession('right', from('203.0.113.1'), applicant('s', 'c')))).toBeNull()
  })
})

describe('a call of a session', () => {
  const { perSession, perCase, perAddress } = rateLimits.change

  test('is refused when its session asked too often, and another session goes on', async () => {
    const limiter = await newLimiter()
    const count = (id: string, caseId: string | null) =>
      refusalOf(limiter.countSession('change', from('203.0.113.1'), applicant(id, caseId)))
    for (const _ of many(perSession)) expect(await count('a', 'first')).toBeNull()
    expect((await count('a', 'first'))?.key).toBe('too_many_requests')
    for (const _ of many(perCase - perSession)) expect(await count('b', 'first')).toBeNull()
    expect((await count('c', 'first'))?.key).toBe('too_many_requests')
    expect(await count('d', 'second')).toBeNull()
    expect(await count('e', null)).toBeNull()
  })

  test('is refused before the guard when its address asked too often', async () => {
    const limiter = await newLimiter()
    const count = (ip: string) => refusalOf(limiter.countUnknown('change', from(ip)))
    for (const _ of many(perAddress)) expect(await count('203.0.113.1')).toBeNull()
    expect((await count('203.0.113.1'))?.key).toBe('too_many_requests')
    expect(await count('203.0.113.2')).toBeNull()
  })

  test('counts over all processes where too much costs mail or a secret', async () => {
    const [one, other] = [await newLimiter(), await newLimiter()]
    for (const _ of many(rateLimits.right.perSession)) {
      await one.countSession('right', from('203.0.113.1'), applicant('s', 'c'))
    }
    expect(await refusalOf(other.countSession('right', from('203.0.113.2'), applicant('s', 'c')))).toMatchObject({
      key: 'too_many_requests',
    })
    expect(await refusalOf(other.countSession('right', from('203.0.113.2'), applicant('t', 'd')))).toBeNull()
  })
})

describe('a group that each process counts for itself', () => {
  test('lets through what is allowed from one address, then refuses until the window ends', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 })
    const limiter = await newLimiter()
    for (const _ of many(rateLimits.search.perAddress)) await limiter.count('search', from('203.0.113.1'))
    expect(await refused(limiter, 'search', '203.0.113.1')).toMatchObject({
      key: 'too_many_requests',
      retryAfterSeconds: 60,
    })
    expect(await refused(limiter, 'search', '203.0.113.2')).toBeNull()
    expect(await refused(limiter, 'renewal', '203.0.113.1')).toBeNull()
    vi.setSystemTime(60_001)
    expect(await refused(limiter, 'search', '203.0.113.1')).toBeNull()
  })

  test('counts all addresses together as well, and a flood of addresses does not make it forget how many', async () => {
    const limiter = await newLimiter()
    const address = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`
    for (const index of many(rateLimits.search.overall)) await limiter.count('search', from(address(index)))
    for (const index of many(30_000)) await limiter.count('page', from(address(index)))
    expect((await refused(limiter, 'search', '203.0.113.1'))?.key).toBe('too_many_requests')
  })

  test('what one address asks too often leaves the others what is theirs', async () => {
    const limiter = await newLimiter()
    for (const _ of many(rateLimits.search.overall + 10)) await refused(limiter, 'search', '203.0.113.1')
    expect(await refused(limiter, 'search', '203.0.113.2')).toBeNull()
  })

  test('does not touch the database', async () => {
    await (await newLimiter()).count('search', from('203.0.113.1'))
    expect((await store.pool.query('select from rate_window')).rowCount).toBe(0)
  })

  test.each([
    ['an address of the same IPv6 network', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::1', true],
    ['an address of the next IPv6 network', '2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['an IPv4 address written as IPv6', '::ffff:203.0.113.7', '203.0.113.7', true],
    ['a zone of this machine', 'fe80::1%eth0', 'fe80::2%eth1', true],
  ])('%s: %s and %s count as one: %s', async (_case, first, second, areOne) => {
    const limiter = await newLimiter(1 / rateLimits.search.perAddress)
    await limiter.count('search', from(first))
    expect((await refused(limiter, 'search', second)) !== null).toBe(areOne)
  })

  test('a network of IPv6 has no separate limit for each of its 65,536 parts', async () => {
    const limiter = await newLimiter(1 / rateLimits.search.perAddress)
    const part = (index: number) => `2001:db8:1:${index.toString(16)}::1`
    const refusals = []
    for (const index of many(12)) refusals.push((await refused(limiter, 'search', part(index)))?.key ?? null)
    expect(refusals).toEqual([...Array(5).fill(null), ...Array(7).fill('too_many_requests')])
    expect(await refused(limiter, 'search', '2001:db8:2::1')).toBeNull()
  })

  test('the limits are off at factor 0', async () => {
    const limiter = await newLimiter(0)
    for (const _ of many(1_000)) await limiter.count('form', from('203.0.113.1'))
  })
})

describe('a group that all processes count together', () => {
  const { perAddress } = rateLimits.form

  test('refuses at another process what the first one has let through to the limit', async () => {
    const [one, other] = [await newLimiter(), await newLimiter()]
    for (const _ of many(perAddress)) await one.count('form', from('203.0.113.1'))
    const answer = await refused(other, 'form', '203.0.113.1')
    expect(answer?.key).toBe('too_many_requests')
    expect(answer?.retryAfterSeconds).toBeGreaterThan(50)
    expect(answer?.retryAfterSeconds).toBeLessThanOrEqual(60)
    expect(await refused(other, 'form', '203.0.113.2')).toBeNull()
  })

  test('lets exactly as many through when processes count at the same moment', async () => {
    const limiters = await Promise.all(many(4).map(() => newLimiter()))
    const answer = await Promise.all(
      many(24).map((index) => refused(limiters[index % 4]!, 'form', '2001:db8::' + index.toString(16))),
    )
    expect(answer.filter((refusal) => refusal === null)).toHaveLength(perAddress)
  })

  test('begins again when the window has ended', async () => {
    const [one, other] = [await newLimiter(), await newLimiter()]
    for (const _ of many(perAddress)) await one.count('form', from('203.0.113.1'))
    await store.pool.query("update rate_window set ends_at = now() - interval '1 second'")
    expect(await refused(other, 'form', '203.0.113.1')).toBeNull()
    expect((await store.pool.query('select used from rate_window')).rows).toEqual([{ used: 1 }, { used: 1 }])
  })

  test('a process refuses a flood by itself, without asking the database', async () => {
    const limiter = await newLimiter()
    for (const _ of many(perAddress + 50)) await refused(limiter, 'form', '203.0.113.1')
    const { rows } = await store.pool.query<{ used: number }>('select used from rate_window')
    expect(rows.map(({ used }) => used)).toEqual([perAddress, perAddress])
  })

  test('keeps no address that could be read, and forgets windows that ended long ago', async () => {
    const limiter = await newLimiter()
    await limiter.count('form', from('203.0.113.1'))
    const { rows } = await store.pool.query<{ key: string }>('select key from rate_window')
    for (const { key } of rows) expect(key).toMatch(/^[A-Za-z0-9_-]{43}$/)
    await forgetOldWindows(store.pool)
    expect((await store.pool.query('select from rate_window')).rowCount).toBe(2)
    await store.pool.query("update rate_window set ends_at = now() - interval '2 hours'")
    await forgetOldWindows(store.pool)
    expect((await store.pool.query('select from rate_window')).rowCount).toBe(0)
  })
})
