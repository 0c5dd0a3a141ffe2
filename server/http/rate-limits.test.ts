import { describe, expect, test } from 'vitest'
import { networkOf, rateLimiter, rateLimits } from './rate-limits.ts'
import { Refusal } from './refusal.ts'

const refused = (work: () => void): Refusal | null => {
  try {
    work()
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

describe('rateLimiter', () => {
  test('lets through what is allowed from one address, then refuses until the window ends', () => {
    let nowMs = 0
    const limiter = rateLimiter(1, () => nowMs)
    const { perAddress } = rateLimits.form
    for (let count = 0; count < perAddress; count++) limiter.count('form', '203.0.113.1')
    expect(refused(() => limiter.count('form', '203.0.113.1'))?.retryAfterSeconds).toBe(60)
    expect(refused(() => limiter.count('form', '203.0.113.2'))).toBeNull()
    expect(refused(() => limiter.count('resume', '203.0.113.1'))).toBeNull()
    nowMs = 60_001
    expect(refused(() => limiter.count('form', '203.0.113.1'))).toBeNull()
  })

  test('counts all addresses together as well', () => {
    const limiter = rateLimiter(1, () => 0)
    const { overall } = rateLimits.form
    for (let count = 0; count < overall; count++) limiter.count('form', `10.0.${count >> 8}.${count & 255}`)
    expect(refused(() => limiter.count('form', '10.9.9.9'))?.key).toBe('too_many_requests')
  })

  test('cannot be escaped by changing addresses within one IPv6 network', () => {
    const limiter = rateLimiter(1, () => 0)
    const tries = Array.from({ length: rateLimits.form.perAddress + 1 }, (_, index) =>
      refused(() => limiter.count('form', `2001:db8:1:2::${index.toString(16)}`)),
    )
    expect(tries.at(-1)?.key).toBe('too_many_requests')
  })

  test('a flood of addresses does not make it forget how many came in all', () => {
    const limiter = rateLimiter(1, () => 0)
    for (let count = 0; count < rateLimits.resume.overall; count++) {
      limiter.count('resume', `10.1.${count >> 8}.${count & 255}`)
    }
    for (let count = 0; count < 60_000; count++)
      limiter.count('page', `11.${count >> 16}.${(count >> 8) & 255}.${count & 255}`)
    expect(refused(() => limiter.count('resume', '10.9.9.9'))?.key).toBe('too_many_requests')
  })

  test('is off at factor 0', () => {
    const limiter = rateLimiter(0, () => 0)
    for (let count = 0; count < 1_000; count++) limiter.count('form', '203.0.113.1')
  })
})

describe('networkOf', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network))
})
