import rateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
  normalizeIP,
  type RateLimitOptions,
} from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { createHmac } from 'node:crypto'
import { callbackify } from 'node:util'
import type { Settings } from '../settings/settings.ts'
import type { Session } from './handler.ts'
import { addressesOfNetwork, limitOf, type RateGroup, rateLimits } from './rate-limits.ts'
import { Refusal } from '../refusal.ts'
import { countInWindow } from '../store/session/rate-windows.ts'

/** Addresses that each group remembers in memory; the one not seen for longest is forgotten first. */
const addressesRemembered = 20_000

export type RateLimiter = {
  /** Counts a request that anybody may make; throws 429 with Retry-After when that is one too many. */
  count(group: RateGroup, request: FastifyRequest): Promise<void>
}

/**
 * A call of a session is counted twice: before the guard by address and network, in memory, so that strangers do not
 * use up everybody's share; after it by its session, its case and the overall limit.
 */
export type CallLimiter = RateLimiter & {
  countUnknown(group: RateGroup, request: FastifyRequest): Promise<void>
  countSession(group: RateGroup, request: FastifyRequest, session: Counted): Promise<void>
}

/** The key by which calls are counted. */
type Counted = Pick<Session, 'id' | 'caseId'>

/** The key of what has no session, case or network to count. */
const notCounted = 'none'

type Limiter = ReturnType<FastifyInstance['createRateLimit']>
type MakeLimiter = (options: RateLimitOptions) => Limiter
type Counts = Record<'open' | 'unknown' | 'session', Limiter[]>

/** Needs the settings `rateLimitFactor` (0 switches the limits off) and `tokenKeys`. */
export async function rateLimiter(
  app: FastifyInstance,
  { rateLimitFactor, tokenKeys }: Pick<Settings, 'rateLimitFactor' | 'tokenKeys'>,
  pool: pg.Pool,
): Promise<CallLimiter> {
  const off = () => Promise.resolve()
  if (rateLimitFactor === 0) return { count: off, countUnknown: off, countSession: off }
  const inMemory = await limitersOver(app)
  const inDatabase = await limitersOver(app, sharedWindows(pool, tokenKeys[0]))
  const sessions = new WeakMap<FastifyRequest, Counted>()
  const groups = Object.keys(rateLimits) as RateGroup[]
  const counts = new Map(
    groups.map((group) => [group, countsOf(group, rateLimitFactor, { inMemory, inDatabase, sessions })]),
  )
  return {
    count: (group, request) => countAll(counts.get(group)?.open, request),
    countUnknown: (group, request) => countAll(counts.get(group)?.unknown, request),
    countSession(group, request, session) {
      sessions.set(request, session)
      return countAll(counts.get(group)?.session, request)
    },
  }
}

/** In turn: what one address has too many does not use up what is left for all. */
async function countAll(limiters: readonly Limiter[] = [], request: FastifyRequest): Promise<void> {
  for (const limiter of limiters) {
    const counted = await limiter(request)
    if (counted.isAllowed || !counted.isExceeded) continue
    throw new Refusal('too_many_requests', { retryAfterSeconds: Math.max(1, counted.ttlInSeconds) })
  }
}

/** The plugin has one store for each place where it is registered, so each kind of store gets its own place. */
async function limitersOver(app: FastifyInstance, store?: FastifyRateLimitStoreCtor): Promise<MakeLimiter> {
  let make: MakeLimiter | undefined
  await app.register(async (scope) => {
    await scope.register(rateLimit, { global: false, ...(store ? { store } : {}) })
    make = (options) => scope.createRateLimit(options)
  })
  if (!make) throw new Error('The rate limits could not be set up.')
  return make
}

type Stores = {
  inMemory: MakeLimiter
  inDatabase: MakeLimiter
  sessions: WeakMap<FastifyRequest, Counted>
}

/** Memory first: one that floods a process is refused there and costs the database nothing. */
function countsOf(group: RateGroup, factor: number, { inMemory, inDatabase, sessions }: Stores): Counts {
  const memory = limitersOf(group, factor, sessions, inMemory)
  const shared = limitOf(group).isShared ? limitersOf(group, factor, sessions, inDatabase) : null
  return {
    open: [...memory.ofPlace, memory.overall, ...(shared ? [...shared.ofPlace, shared.overall] : [])],
    unknown: memory.ofPlace,
    session: [
      ...memory.ofSession,
      memory.overall,
      ...(shared ? [...shared.ofPlace, ...shared.ofSession, shared.overall] : []),
    ],
  }
}

/**
 * One count for each address, network, session and case, and one over all. An IPv6 address counts by its /64, which is
 * one household, and by the /48 that a provider gives away for free.
 */
function limitersOf(
  group: RateGroup,
  factor: number,
  sessions: WeakMap<FastifyRequest, Counted>,
  make: MakeLimiter,
): { ofPlace: Limiter[]; ofSession: Limiter[]; overall: Limiter } {
  const { perAddress, perSession, perCase, overall, windowSeconds } = limitOf(group)
  const limiter = (count: number, keyOf: (request: FastifyRequest) => string | null): Limiter =>
    make({
      timeWindow: windowSeconds * 1000,
      cache: addressesRemembered,
      max: Math.max(1, Math.trunc(count * factor)),
      keyGenerator(request) {
        const key = keyOf(request)
        return key === null ? notCounted : `${group} ${key}`
      },
      allowList: [notCounted],
    })
  const sessionKey = (part: 'id' | 'caseId') => (request: FastifyRequest) => sessions.get(request)?.[part] ?? null
  return {
    ofPlace: [
      limiter(perAddress, ({ ip }) => normalizeIP(ip)),
      limiter(perAddress * addressesOfNetwork, ({ ip }) => networkOf(ip)),
    ],
    ofSession: [
      ...(perSession ? [limiter(perSession, sessionKey('id'))] : []),
      ...(perCase ? [limiter(perCase, sessionKey('caseId'))] : []),
    ],
    overall: limiter(overall, () => ''),
  }
}

/** The /48 of an IPv6 address; null for IPv4, of which many are not free. */
export function networkOf(ip: string): string | null {
  const network = normalizeIP(ip, 48)
  return network.includes(':') ? `${network}/48` : null
}

/** The hook that counts a request before anything else is done for it. */
export const rateLimitHook =
  (limiter: RateLimiter, group: RateGroup) =>
  (request: FastifyRequest): Promise<void> =>
    limiter.count(group, request)

/** Rate limits shared by all processes (store/session/rate-windows.ts). A key has an address, so its HMAC is stored. */
function sharedWindows(pool: pg.Pool, secret: Buffer): FastifyRateLimitStoreCtor {
  // The library's stores answer by callback.
  const count = callbackify(async (name: string, windowMs: number) => {
    const { used, leftMs } = await countInWindow(pool, name, windowMs)
    return { current: used, ttl: leftMs }
  })
  return class SharedWindows implements FastifyRateLimitStore {
    incr(...[key, callback, windowMs]: Parameters<FastifyRateLimitStore['incr']>): void {
      const name = createHmac('sha256', secret).update(`rate window ${key}`).digest('base64url')
      count(name, windowMs, callback)
    }

    child(): FastifyRateLimitStore {
      return this
    }
  }
}
