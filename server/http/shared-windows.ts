import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { createHmac } from 'node:crypto'
import { callbackify } from 'node:util'
import type pg from 'pg'
import { countInWindow } from '../store/rate-windows.ts'

/**
 * A store for the rate limits that all processes share (store/rate-windows.ts). A key holds a visitor's address, so only
 * its HMAC is written.
 */
export function sharedWindows(pool: pg.Pool, secret: Buffer): FastifyRateLimitStoreCtor {
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
