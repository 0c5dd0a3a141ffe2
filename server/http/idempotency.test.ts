import { describe, expect, test } from 'vitest'
import { startSite } from '../testing/site.ts'
import type { Visitor } from '../testing/visitor.ts'

const bakery = '00900001'

const { server } = await startSite()

async function begun(kvkNumber = bakery): Promise<Visitor> {
  const visitor = server.visitor()
  await visitor.begin(kvkNumber)
  return visitor
}

describe('CORE-7 idempotency keys', () => {
  const send = (visitor: Visitor, key: string, loanAmount: number) =>
    visitor.call('saveLoanAmount', { request: { loanAmount }, headers: { 'idempotency-key': key } })

  test('the same request again gets the first answer and has no second effect', async () => {
    const visitor = await begun()
    const result = [await send(visitor, 'k1', 25_000), await send(visitor, 'k1', 25_000)]
    expect(result.map((one) => [one.status, one.headers.get('idempotency-replayed')])).toEqual([
      [204, null],
      [204, 'true'],
    ])
    const { caseId } = (await visitor.call('readApplication')).answer
    const { rows } = await server.context.pool.query('select revision from loan_case where id = $1', [caseId])
    expect(rows[0]).toEqual({ revision: 1 })
  })

  test('another body under the same key is refused', async () => {
    const visitor = await begun()
    await send(visitor, 'k1', 25_000)
    const result = await send(visitor, 'k1', 30_000)
    expect([result.status, result.error]).toEqual([422, 'idempotency_conflict'])
    expect((await visitor.call('readApplication')).answer.loanAmount).toBe(25_000)
  })

  test('of many at the same moment one does the work', async () => {
    const visitor = await begun()
    const result = await Promise.all(Array.from({ length: 8 }, () => send(visitor, 'k1', 25_000)))
    expect(new Set(result.map((one) => one.error ?? 'done'))).toSatisfy((seen: Set<string>) =>
      [...seen].every((one) => one === 'done' || one === 'idempotency_in_flight'),
    )
    const { caseId } = (await visitor.call('readApplication')).answer
    const { rows } = await server.context.pool.query('select revision from loan_case where id = $1', [caseId])
    expect(rows[0]).toEqual({ revision: 1 })
  })

  test('a request that was refused leaves its key free', async () => {
    const visitor = await begun()
    expect((await send(visitor, 'k1', 1)).status).toBe(400)
    expect((await send(visitor, 'k1', 25_000)).status).toBe(204)
  })

  test('a request whose process died holds its key for ninety seconds, and no moment longer', async () => {
    const visitor = await begun()
    await send(visitor, 'k1', 25_000)
    const { now } = server.context
    const at = now()
    server.context.now = () => at
    const unfinish = (ageMs: number) =>
      server.context.pool.query(
        `update idempotency set status = null, sealed_answer = null, created_at = $1
         where session_id = (select id from session where case_id = $2)`,
        [new Date(at.getTime() - ageMs), String(JSON.parse(atob(visitor.token?.split('.')[1] ?? '')).sub)],
      )
    try {
      await unfinish(90_000)
      const result = await send(visitor, 'k1', 25_000)
      expect([result.status, result.error]).toEqual([409, 'idempotency_in_flight'])
      expect(result.headers.get('retry-after')).toBe('1')
      await unfinish(90_001)
      expect((await send(visitor, 'k1', 25_000)).status).toBe(204)
    } finally {
      server.context.now = now
    }
  })

  test('a request whose process or database died frees its key at once', async () => {
    const visitor = await begun()
    const { pool } = server.context
    const unfinish = async () =>
      (await pool.query('update idempotency set status = null, sealed_answer = null')).rowCount
    await send(visitor, 'k1', 25_000)
    await unfinish()
    expect((await send(visitor, 'k1', 25_000)).error).toBe('idempotency_in_flight')
    const { rowCount } = await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'vlot-presence' and datname = current_database()`,
    )
    expect(rowCount).toBe(1)
    await expect.poll(() => send(visitor, 'k1', 25_000).then(({ status }) => status)).toBe(204)
    await unfinish()
    expect((await send(visitor, 'k1', 25_000)).error).toBe('idempotency_in_flight')
  })

  test('keys of one session say nothing to another', async () => {
    const [one, other] = [await begun(), await begun()]
    await send(one, 'k1', 25_000)
    expect((await send(other, 'k1', 30_000)).status).toBe(204)
  })

  test('a key that is no key is refused', async () => {
    expect((await send(await begun(), 'a b', 25_000)).failure?.fields).toEqual(['idempotency-key'])
  })
})
