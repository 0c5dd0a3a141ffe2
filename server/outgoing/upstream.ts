import { setTimeout as sleep } from 'node:timers/promises'
import { makeBreaker } from './breaker.ts'
import { makeBulkhead } from './bulkhead.ts'
import { sendOnce, type SentRequest } from './send-once.ts'
import { UpstreamError } from './upstream-error.ts'

export type UpstreamOptions = {
  name: string
  /** From the settings only; nothing a visitor sends ever changes where we call. */
  baseUrl: string
  totalTimeoutMs?: number
  maxAnswerBytes?: number
  maxRunning?: number
  maxWaiting?: number
  /** Tries of a call that may be repeated, the first included. */
  maxTries?: number
  breaker?: { failuresToOpen: number; pauseMs: number }
  /** Chance in [0, 1) and clock come in, so that tests are exact. */
  random?: () => number
  nowMs?: () => number
}

export type UpstreamRequest<T> = Pick<SentRequest, 'body' | 'encoding'> & {
  method: 'GET' | 'POST' | 'DELETE'
  /** Path and query, appended to the base address. Built from checked ids only. */
  path: string
  headers?: (url: string) => Record<string, string>
  /** True when repeating the call does no harm; only such calls are retried. */
  isRepeatable: boolean
  /** Parses the body of a 2xx answer; an error from it counts as an unreadable answer, and is retried. */
  read: (body: string) => T
  /** The upstream's own error code in a refusing answer's body. */
  readCode?: (body: string) => string | null
}

export type Upstream = {
  /** The result of `read` for a 2xx answer; otherwise throws an `UpstreamError`. */
  send<T>(request: UpstreamRequest<T>): Promise<T>
  readonly isResting: boolean
}

const firstPauseMs = 200
const longestPauseMs = 5_000

/**
 * Calls to one upstream within its limits (docs/security.md, "Outgoing calls" and "Durable work"): time, bytes, no
 * redirects, a bulkhead, a circuit breaker, and retries with full jitter for calls that may be repeated.
 */
export function openUpstream(options: UpstreamOptions): Upstream {
  const bulkhead = makeBulkhead({ maxRunning: options.maxRunning ?? 16, maxWaiting: options.maxWaiting ?? 64 })
  const breaker = makeBreaker(options.breaker ?? { failuresToOpen: 8, pauseMs: 5_000 })
  const nowMs = options.nowMs ?? Date.now
  const random = options.random ?? Math.random
  const totalTimeoutMs = options.totalTimeoutMs ?? 30_000

  const tryOnce = async <T>(request: SentRequest & { read: (body: string) => T }): Promise<T> => {
    const waitMs = breaker.admit(nowMs())
    if (waitMs > 0) throw new UpstreamError(options.name, 'busy', { retryAfterMs: waitMs })
    try {
      const body = await sendOnce(options.name, request, options.maxAnswerBytes ?? 8_000_000)
      const answer = readAnswer(options.name, body, request.read)
      breaker.succeeded()
      return answer
    } catch (error) {
      if (error instanceof UpstreamError && error.isOfUpstream) breaker.failed(nowMs())
      else breaker.succeeded()
      throw error
    }
  }

  const tryUntil = async <T>(request: UpstreamRequest<T>, deadlineMs: number): Promise<T> => {
    const url = options.baseUrl.replace(/\/$/, '') + request.path
    const tries = request.isRepeatable ? (options.maxTries ?? 3) : 1
    for (let tried = 1; ; tried++) {
      const leftMs = deadlineMs - nowMs()
      if (leftMs <= 0) throw new UpstreamError(options.name, 'timeout')
      try {
        return await tryOnce({ ...request, url, headers: request.headers?.(url) ?? {}, timeoutMs: leftMs })
      } catch (error) {
        const pauseMs = pauseBeforeRetry(error, tried, random)
        if (tried >= tries || pauseMs === null || nowMs() + pauseMs >= deadlineMs) throw error
        await sleep(pauseMs)
      }
    }
  }

  return {
    async send(request) {
      // The wait for a place counts, or a call would last as long as all before it.
      const deadlineMs = nowMs() + totalTimeoutMs
      const release = await bulkhead.enter()
      if (!release) throw new UpstreamError(options.name, 'busy', { retryAfterMs: firstPauseMs })
      try {
        return await tryUntil(request, deadlineMs)
      } finally {
        release()
      }
    },
    get isResting() {
      return breaker.isOpen
    },
  }
}

function readAnswer<T>(name: string, body: string, read: (body: string) => T): T {
  try {
    return read(body)
  } catch (error) {
    throw error instanceof UpstreamError ? error : new UpstreamError(name, 'unreadable', { cause: error })
  }
}

/** Full jitter; an upstream that names a time is asked no earlier. Null: do not try again. */
function pauseBeforeRetry(error: unknown, tried: number, random: () => number): number | null {
  if (!(error instanceof UpstreamError) || !error.mayPass) return null
  if (error.failure === 'too_big' || error.failure === 'redirected') return null
  const jitteredMs = random() * Math.min(longestPauseMs, firstPauseMs * 2 ** tried)
  return Math.max(jitteredMs, error.retryAfterMs ?? 0)
}
