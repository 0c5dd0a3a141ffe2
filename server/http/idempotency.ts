import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { headers } from '#contract/calls.ts'
import { canonicalJson } from '#lending/sha256.ts'
import type { Context } from '../context.ts'
import type { Session } from './handler.ts'
import { Refusal } from './refusal.ts'

/** A key whose first request never ended, because its process died, is free again after this; above every time-out. */
const abandonedAfterMs = 90_000

export type Answered = { status: number; answer: unknown }

/**
 * Runs `work` once for each `Idempotency-Key` of a session (security.md, "Durable work"): a repeat gets the first
 * answer, another body under the same key 422, a repeat while the first is still running 409. A request that is refused
 * or fails changes nothing and leaves the key free.
 */
export async function onceForKey(
  request: FastifyRequest,
  session: Session | null,
  context: Context,
  work: () => Promise<Answered>,
): Promise<Answered & { replayed: boolean }> {
  const key = request.headers[headers.idempotencyKey]
  if (session === null || key === undefined) return { ...(await work()), replayed: false }
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,100}$/.test(key))
    throw new Refusal('bad_request', { fields: [headers.idempotencyKey] })
  const held = await claim(request, session, key, context)
  if (held) return { ...held, replayed: true }
  try {
    const done = await work()
    await context.database
      .updateTable('idempotency')
      .set({ status: done.status, answer: JSON.stringify(done.answer ?? null) })
      .where('session_id', '=', session.id)
      .where('key', '=', key)
      .execute()
    return { ...done, replayed: false }
  } catch (error) {
    await context.database
      .deleteFrom('idempotency')
      .where('session_id', '=', session.id)
      .where('key', '=', key)
      .where('status', 'is', null)
      .execute()
    throw error
  }
}

async function claim(
  request: FastifyRequest,
  session: Session,
  key: string,
  context: Context,
): Promise<Answered | null> {
  const now = context.now()
  const hash = createHash('sha256')
    .update(`${request.method} ${request.url}\n`)
    .update(canonicalJson(request.body ?? null))
    .digest()
  const fresh = { session_id: session.id, key, request_hash: hash, status: null, answer: null, created_at: now }
  const claimed = await context.database
    .insertInto('idempotency')
    .values(fresh)
    .onConflict((conflict) =>
      conflict
        .columns(['session_id', 'key'])
        .doUpdateSet({ created_at: now, request_hash: hash })
        .where('idempotency.status', 'is', null)
        .where('idempotency.created_at', '<', new Date(now.getTime() - abandonedAfterMs)),
    )
    .returning('key')
    .executeTakeFirst()
  if (claimed) return null
  const held = await context.database
    .selectFrom('idempotency')
    .select(['request_hash', 'status', 'answer'])
    .where('session_id', '=', session.id)
    .where('key', '=', key)
    .executeTakeFirst()
  if (held && !held.request_hash.equals(hash)) throw new Refusal('idempotency_conflict')
  if (!held || held.status === null) throw new Refusal('idempotency_in_flight', { retryAfterSeconds: 1 })
  return { status: held.status, answer: held.answer }
}
