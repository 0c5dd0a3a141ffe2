import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallName } from '#contract/calls.ts'
import { Refusal } from './refusal.ts'

type Limit = { perAddress: number; overall: number; windowSeconds: number }

/**
 * How often a group of calls may be made, from one address and in all, by each server process. They are far above what
 * a person needs and far below what exhausts the machine. An IPv6 address counts by its /64, which is one household.
 */
export const rateLimits = {
  anonymous: { perAddress: 60, overall: 3_000, windowSeconds: 60 },
  session: { perAddress: 30, overall: 1_500, windowSeconds: 60 },
  sessionsOfDay: { perAddress: 300, overall: 200_000, windowSeconds: 86_400 },
  renewal: { perAddress: 120, overall: 6_000, windowSeconds: 60 },
  resume: { perAddress: 10, overall: 600, windowSeconds: 60 },
  search: { perAddress: 90, overall: 1_800, windowSeconds: 60 },
  eligibility: { perAddress: 20, overall: 900, windowSeconds: 60 },
  upload: { perAddress: 30, overall: 600, windowSeconds: 60 },
  form: { perAddress: 6, overall: 120, windowSeconds: 60 },
  bank: { perAddress: 40, overall: 1_200, windowSeconds: 60 },
  change: { perAddress: 240, overall: 12_000, windowSeconds: 60 },
  read: { perAddress: 900, overall: 60_000, windowSeconds: 60 },
  page: { perAddress: 3_000, overall: 200_000, windowSeconds: 60 },
} as const satisfies Record<string, Limit>

export type RateGroup = keyof typeof rateLimits

const groupOfCall: Partial<Record<CallName, RateGroup>> = {
  createAnonymousToken: 'anonymous',
  createSession: 'session',
  renewToken: 'renewal',
  createResumeToken: 'resume',
  searchCompanies: 'search',
  checkEligibility: 'eligibility',
  uploadStatements: 'upload',
  requestContact: 'form',
  sendContactForm: 'form',
  requestReview: 'form',
  createConnectSession: 'bank',
  reconnect: 'bank',
  reportBankReturn: 'bank',
}

export function rateGroupOf(name: CallName, method: string): RateGroup {
  return groupOfCall[name] ?? (method === 'GET' ? 'read' : 'change')
}

const addressesRemembered = 50_000
type Windows = Map<string, { endsMs: number; used: number }>

export type RateLimiter = {
  /** Counts one request; throws 429 with Retry-After when that is one too many. */
  count(group: RateGroup, address: string): void
}

/** Fixed windows in memory, with a bound on how many addresses are remembered. `factor` 0 switches the limits off. */
export function rateLimiter(factor: number, nowMs: () => number): RateLimiter {
  // Apart, so that a flood of addresses cannot push out the counts over all of them.
  const ofAddress: Windows = new Map()
  const ofGroup: Windows = new Map()
  const countOne = (windows: Windows, key: string, allowed: number, windowSeconds: number) => {
    const now = nowMs()
    let window = windows.get(key)
    if (!window || window.endsMs <= now) {
      window = { endsMs: now + windowSeconds * 1000, used: 0 }
      windows.delete(key)
      windows.set(key, window)
      if (windows.size > addressesRemembered) forgetOldest(windows)
    }
    window.used++
    if (window.used <= allowed) return
    throw new Refusal('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil((window.endsMs - now) / 1000)) })
  }
  return {
    count(group, address) {
      if (factor === 0) return
      const { perAddress, overall, windowSeconds } = rateLimits[group]
      countOne(ofAddress, `${group} ${networkOf(address)}`, Math.max(1, perAddress * factor), windowSeconds)
      countOne(ofGroup, group, Math.max(1, overall * factor), windowSeconds)
    },
  }
}

/** Oldest first, as a Map keeps them. */
function forgetOldest(windows: Windows): void {
  for (const key of windows.keys()) {
    windows.delete(key)
    if (windows.size <= addressesRemembered) return
  }
}

/** An IPv4 address as it is (also when written as IPv6), an IPv6 address up to its /64. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail = ''] = plain.split('%')[0]!.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const zeros = plain.includes('::')
    ? Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
    : []
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}

/** The hook that counts a request before anything else is done for it. */
export function rateLimitHook(limiter: RateLimiter, group: RateGroup) {
  return async (request: FastifyRequest, _reply: FastifyReply): Promise<void> => limiter.count(group, request.ip)
}
