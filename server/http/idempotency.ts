import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { headers } from '#contract/calls.ts'
import { canonicalJson } from '#lending/sha256.ts'
import type { Context } from '../context.ts'
import type { HeldKey } from '../store/case/change-case.ts'
import { keyFromSecret, openJson, sealJson, type CaseKey } from '../store/sealing/seal.ts'
import type { Session } from './handler.ts'
import { Refusal } from '../refusal.ts'
import { changeRows, findRow } from '../store/database/rows.ts'

/** A key is free again this long after its first request began, above every time-out; at once if its process died. */
const abandonedAfterMs = 90_000

type KeptAnswer = { status: number; answer: unknown }

/**
 * Runs `work` once for each `Idempotency-Key` of a session (docs/security.md, "Durable work"). A call that is refused
 * or fails changes nothing and leaves the key free.
 */
export async function onceForKey(
  request: FastifyRequest,
  session: Pick<Session, 'id'> | null,
  context: Context,
  { status, work }: Once,
): Promise<KeptAnswer & { replayed: boolean }> {
  const key = request.headers[headers.idempotencyKey]
  if (session === null || key === undefined) return { ...(await work(null)), replayed: false }
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,100}$/.test(key))
    throw new Refusal('bad_request', { fields: [headers.idempotencyKey] })
  const door = await doorOf(context, session, key)
  const held = await claim(request, door, context)
  if (held) return { ...held, replayed: true }
  const heldKey = holdKey(door, status)
  try {
    const done = await work(heldKey)
    if (!heldKey.isAnswered) await storeAnswer(context, door, done)
    return { ...done, replayed: false }
  } catch (error) {
    await context.database
      .deleteFrom('idempotency')
      .where('session_id', '=', session.id)
      .where('key_hash', '=', door.keyHash)
      .where('status', 'is', null)
      .execute()
    throw error
  }
}

/** `work` may store with its own change that the call was answered. */
type Once = { status: number; work: (heldKey: HeldKey | null) => Promise<KeptAnswer> }

const answerPurpose = 'answer'

function holdKey(door: Door, status: number): HeldKey {
  const heldKey: HeldKey = {
    sessionId: door.sessionId,
    keyHash: door.keyHash,
    status,
    isAnswered: false,
    async answerIn(transaction, answer) {
      const changed = { status, sealed_answer: sealedAnswer(door, answer) }
      await changeRows(transaction, 'idempotency', { session_id: door.sessionId, key_hash: door.keyHash }, changed)
      heldKey.isAnswered = true
    },
  }
  return heldKey
}

async function storeAnswer({ pool }: Context, door: Door, { status, answer }: KeptAnswer): Promise<void> {
  await pool.query({
    name: 'idempotency-answered',
    text: `update idempotency set status = $3, sealed_answer = $4 where session_id = $1 and key_hash = $2
      returning ${withoutWaiting}`,
    values: [door.sessionId, door.keyHash, status, sealedAnswer(door, answer ?? null)],
  })
}

/**
 * In a statement's result, makes its commit not wait for the disk. The log is sequential, so a key is on disk whenever
 * its effects are; losing a key or an answer in a power cut is as if the process had died.
 */
const withoutWaiting = `set_config('synchronous_commit', 'off', true)`

/** Null for no answer, as most calls that change something have none. */
const sealedAnswer = (door: Door, answer: unknown): Buffer | null =>
  answer === null ? null : sealJson(door.seal, answerPurpose, answer)

/** A stored request opens only with the very key that it was sent with, which is not stored. */
type Door = { sessionId: string; seal: CaseKey; keyHash: Buffer }

async function doorOf(context: Context, { id }: Pick<Session, 'id'>, key: string): Promise<Door> {
  const [door, ...older] = context.settings.operatorKeys.map((operatorKey) => {
    const seal = keyFromSecret(operatorKey, `idempotency/${id}`, key)
    return { sessionId: id, seal, keyHash: macOf(seal, 'name') }
  })
  for (const one of older) {
    const names = { session_id: id, key_hash: one.keyHash }
    if (await findRow(context.database, 'idempotency', names, ['status'])) return one
  }
  return door!
}

const macOf = (seal: CaseKey, text: string): Buffer => createHmac('sha256', seal.key).update(text).digest()

async function claim(request: FastifyRequest, door: Door, context: Context): Promise<KeptAnswer | null> {
  const now = context.now()
  const { sessionId, keyHash } = door
  const hash = macOf(door.seal, `${request.method} ${request.url}\n${canonicalJson(request.body ?? null)}`)
  const holder = await context.presence.number()
  const { rows } = await context.pool.query<{ isLost: boolean }>({
    name: 'idempotency-claim',
    text: `insert into idempotency as held (session_id, key_hash, request_hash, created_at, holder)
      values ($1, $2, $3, $4, $5)
      on conflict (session_id, key_hash) do update
        set created_at = excluded.created_at, request_hash = excluded.request_hash, holder = excluded.holder
        where held.status is null and (held.created_at < $6 or pg_try_advisory_xact_lock(held.holder))
      returning ${withoutWaiting}, pg_try_advisory_xact_lock($5) as "isLost"`,
    values: [sessionId, keyHash, hash, now, holder, new Date(now.getTime() - abandonedAfterMs)],
  })
  if (rows[0]?.isLost) {
    await context.presence.forget(holder)
    return claim(request, door, context)
  }
  if (rows[0]) return null
  const held = await findRow(context.database, 'idempotency', { session_id: sessionId, key_hash: keyHash }, [
    'request_hash',
    'status',
    'sealed_answer',
  ])
  if (held && !held.request_hash.equals(hash)) throw new Refusal('idempotency_conflict')
  if (!held || held.status === null) throw new Refusal('idempotency_in_flight', { retryAfterSeconds: 1 })
  const answer = held.sealed_answer === null ? null : openJson<unknown>(door.seal, answerPurpose, held.sealed_answer)
  return { status: held.status, answer }
}
