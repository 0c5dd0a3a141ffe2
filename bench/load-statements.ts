// The least SQL that the two hot paths need, by pg with prepared statements: what the product is measured against.
import type pg from 'pg'

export type LoadSession = { sessionId: string; caseId: string; cookie: string; token: string }
/** Does the work of one call; `turn` makes each key and amount another one. */
type LoadWork = (client: pg.PoolClient, session: LoadSession, turn: number) => Promise<unknown>

const named = (client: pg.PoolClient, name: string, text: string, values: unknown[]) =>
  client.query({ name, text, values })

const readSession = (client: pg.PoolClient, { sessionId }: LoadSession) =>
  named(client, 'bare-session', 'select * from session where id = $1', [sessionId])

/** The session and the state of its case. */
const poll: LoadWork = async (client, session) => {
  await readSession(client, session)
  return named(
    client,
    'bare-state',
    `select c.origin, c.revision,
      exists (select from analysis a where a.case_id = c.id and a.data_version = c.data_confirmed_version) as analysed,
      exists (select from decision d where d.case_id = c.id and d.data_version = c.data_confirmed_version) as decided,
      exists (select from offer_set o where o.case_id = c.id and o.data_version = c.data_confirmed_version) as offered
    from loan_case c where c.id = $1 and c.erased_at is null`,
    [session.caseId],
  )
}

/** The session, the idempotency key, the locked case, the change, commit. */
const post: LoadWork = async (client, session, turn) => {
  await readSession(client, session)
  await client.query('begin')
  await named(
    client,
    'bare-key',
    `insert into idempotency (session_id, key_hash, request_hash, status, sealed_answer, created_at)
      values ($1, sha256($2::bytea), '\\x00', 204, null, now()) on conflict do nothing`,
    [session.sessionId, Buffer.from(`bare ${turn} ${Math.random()}`)],
  )
  await named(client, 'bare-lock', 'select * from loan_case where id = $1 for update', [session.caseId])
  await named(
    client,
    'bare-save',
    'update loan_case set loan_amount_cents = $2, revision = revision + 1, updated_at = now() where id = $1',
    [session.caseId, 500_000 + (turn % 400) * 50_000],
  )
  return client.query('commit')
}

export const loadWorks = { poll, post }
export type LoadName = keyof typeof loadWorks
