import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { countInWindow } from '../store/rate-windows.ts'

/**
 * A store for the rate limits that all processes share (store/rate-windows.ts). A key holds a visitor's address, so only
 * its HMAC is written.
 */
export function sharedWindows(pool: pg.Pool, secret: Buffer): FastifyRateLimitStoreCtor {
  return class SharedWindows implements FastifyRateLimitStore {
    incr(...[key, callback, windowMs]: Parameters<FastifyRateLimitStore['incr']>): void {
      const name = createHmac('sha256', secret).update(`rate window ${key}`).digest('base64url')
      countInWindow(pool, name, windowMs).then(
        ({ used, leftMs }) => callback(null, { current: used, ttl: leftMs }),
        callback,
      )
    }

    child(): FastifyRateLimitStore {
      return this
    }
  }
}
