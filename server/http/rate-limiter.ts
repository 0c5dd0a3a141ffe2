import rateLimit, { normalizeIP, type FastifyRateLimitStoreCtor, type RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { Settings } from '../settings.ts'
import { rateLimits, type RateGroup } from './rate-limits.ts'
import { Refusal } from './refusal.ts'
import { sharedWindows } from './shared-windows.ts'

/** Addresses that each group remembers in memory; the one not seen for longest is forgotten first. */
const addressesRemembered = 20_000

export type RateLimiter = {
  /** Counts one request; throws 429 with Retry-After when that is one too many. */
  count(group: RateGroup, request: FastifyRequest): Promise<void>
}

type Limiter = ReturnType<FastifyInstance['createRateLimit']>
type MakeLimiter = (options: RateLimitOptions) => Limiter

/** Needs the settings `rateLimitFactor` (0 switches the limits off) and `tokenKey`. */
export async function rateLimiter(
  app: FastifyInstance,
  { rateLimitFactor, tokenKey }: Pick<Settings, 'rateLimitFactor' | 'tokenKey'>,
  pool: pg.Pool,
): Promise<RateLimiter> {
  if (rateLimitFactor === 0) return { count: () => Promise.resolve() }
  const inMemory = await limitersOver(app)
  const inDatabase = await limitersOver(app, sharedWindows(pool, tokenKey))
  const groups = Object.keys(rateLimits) as RateGroup[]
  const limiters = new Map(
    groups.map((group) => {
      const own = limitersOf(group, rateLimitFactor, inMemory)
      // Memory first: one that floods a process is refused there and costs the database nothing.
      return [group, rateLimits[group].isShared ? [...own, ...limitersOf(group, rateLimitFactor, inDatabase)] : own]
    }),
  )
  return {
    async count(group, request) {
      // In turn: what one address has too many does not use up what is left for all.
      for (const limiter of limiters.get(group) ?? []) {
        const told = await limiter(request)
        if (told.isAllowed || !told.isExceeded) continue
        throw new Refusal('too_many_requests', { retryAfterSeconds: Math.max(1, told.ttlInSeconds) })
      }
    },
  }
}

/** The plugin has one store for each place where it is registered, so each kind of store gets a place of its own. */
async function limitersOver(app: FastifyInstance, store?: FastifyRateLimitStoreCtor): Promise<MakeLimiter> {
  let make: MakeLimiter | undefined
  await app.register(async (scope) => {
    await scope.register(rateLimit, { global: false, ...(store ? { store } : {}) })
    make = (options) => scope.createRateLimit(options)
  })
  if (!make) throw new Error('The rate limits could not be set up.')
  return make
}

/** One count for each address and one over all of them. An IPv6 address counts by its /64, which is one household. */
function limitersOf(group: RateGroup, factor: number, make: MakeLimiter): Limiter[] {
  const { perAddress, overall, windowSeconds } = rateLimits[group]
  const common = { timeWindow: windowSeconds * 1000, cache: addressesRemembered }
  const allowed = (count: number) => Math.max(1, Math.trunc(count * factor))
  return [
    make({ ...common, max: allowed(perAddress), keyGenerator: ({ ip }) => `${group} ${normalizeIP(ip)}` }),
    make({ ...common, max: allowed(overall), keyGenerator: () => group }),
  ]
}

/** The hook that counts a request before anything else is done for it. */
export function rateLimitHook(limiter: RateLimiter, group: RateGroup) {
  return (request: FastifyRequest): Promise<void> => limiter.count(group, request)
}
