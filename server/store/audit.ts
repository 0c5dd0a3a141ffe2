import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { TrailAction } from '#lending/desk/trail-words.ts'
import { canonicalJson } from '#lending/sha256.ts'
import type { Database, Transaction } from './schema.ts'
import { insertRow } from './database/rows.ts'

type Occasion = {
  at: Date
  caseId: string | null
  /** `applicant`, `visitor`, `worker`, `operator`, or an employee, also as `staff:` and an id. */
  by: string | { id: string }
  /** Names an effect that may be recorded once only, e.g. `decision/{caseId}/{dataVersion}`. */
  effectKey?: string | undefined
}

/** The actor of an employee. */
export const actorOf = ({ id }: { id: string }): string => `staff:${id}`

const genesis = Buffer.alloc(32)
/** Any fixed number: the key of the lock under which the chain grows. */
const chainLock = 7_140_211

/**
 * Appends an entry in the caller's transaction, and holds the chain's lock until its end: call it last. False when
 * `effectKey` is recorded already. `detail`: ids and figures, never personal, since it outlives the case's key.
 */
export async function appendAudit(
  transaction: Transaction,
  action: TrailAction,
  { at, caseId, by, effectKey }: Occasion,
  detail: Record<string, unknown> = {},
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${sql.lit(chainLock)})`.execute(transaction)
  const last = await transaction
    .selectFrom('audit_entry')
    .select(['sequence', 'hash', isRecorded(effectKey ?? null).as('is_recorded')])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last?.is_recorded) return false
  const entry = {
    sequence: (last?.sequence ?? 0) + 1,
    at,
    case_id: caseId,
    actor: typeof by === 'string' ? by : actorOf(by),
    action,
    detail: JSON.stringify(detail),
    effect_key: effectKey ?? null,
    previous_hash: last?.hash ?? genesis,
  }
  const hash = hashOf({ ...entry, detail: JSON.parse(entry.detail) as unknown })
  await insertRow(transaction, 'audit_entry', { ...entry, hash })
  return true
}

/** Asked with the end of the trail, since every change of a case comes by here. */
const isRecorded = (effectKey: string | null) =>
  sql<boolean>`exists (select from audit_entry known where known.effect_key = ${effectKey}::text)`

type HashedEntry = {
  sequence: number
  at: Date
  case_id: string | null
  actor: string
  action: string
  detail: unknown
  effect_key: string | null
  previous_hash: Buffer
}

function hashOf(entry: HashedEntry): Buffer {
  const { sequence, at, case_id, actor, action, detail, effect_key } = entry
  return createHash('sha256')
    .update(entry.previous_hash)
    .update(canonicalJson({ sequence, at: at.toISOString(), case_id, actor, action, detail, effect_key }))
    .digest()
}

/** Which entry, and what is wrong with it. */
type AuditBreach = {
  sequence: number
  what: 'missing before it' | 'not what was written' | 'not chained to the one before it'
}

export type AuditVerdict = {
  /** Entries that hold. */
  entries: number
  /** The sequence of the first entry that does not fit; null when all is well. */
  brokenAt: number | null
  breach: AuditBreach | null
  /** The last entry that holds: noted elsewhere, it shows later whether the end of the trail was cut off. */
  last: { sequence: number; hash: string; at: Date } | null
}

const page = 1_000

/** Walks the whole trail and recomputes every hash. `onEntry` is called with each entry that holds. */
export async function verifyAudit(
  database: Database,
  onEntry: (entry: { sequence: number; hash: string }) => void = () => {},
): Promise<AuditVerdict> {
  for (let after: Walked | null = null; ;) {
    const { last, breach, isEnd } = await verifyPage(database, after, onEntry)
    if (isEnd) return { entries: last?.sequence ?? 0, brokenAt: breach?.sequence ?? null, breach, last: shown(last) }
    after = last
  }
}

/** Checks the next thousand entries after one that holds. `isEnd`: of the trail, or of what holds. */
export async function verifyPage(
  database: Database,
  after: Walked | null,
  onEntry: (entry: { sequence: number; hash: string }) => void = () => {},
): Promise<{ last: Walked | null; breach: AuditBreach | null; isEnd: boolean }> {
  let last = after
  const rows = await database
    .selectFrom('audit_entry')
    .selectAll()
    .where('sequence', '>', after?.sequence ?? 0)
    .orderBy('sequence')
    .limit(page)
    .execute()
  for (const row of rows) {
    const what = wrongWith(row, last)
    if (what) return { last, breach: { sequence: row.sequence, what }, isEnd: true }
    last = row
    onEntry({ sequence: row.sequence, hash: row.hash.toString('hex') })
  }
  return { last, breach: null, isEnd: rows.length < page }
}

export type Walked = HashedEntry & { hash: Buffer }

function wrongWith(row: Walked, before: Walked | null): AuditBreach['what'] | null {
  if (row.sequence !== (before?.sequence ?? 0) + 1) return 'missing before it'
  if (!hashOf(row).equals(row.hash)) return 'not what was written'
  return (before?.hash ?? genesis).equals(row.previous_hash) ? null : 'not chained to the one before it'
}

const shown = (entry: Walked | null): AuditVerdict['last'] =>
  entry && { sequence: entry.sequence, hash: entry.hash.toString('hex'), at: entry.at }

/** Whether the database itself refuses to change, remove or misplace an entry (0006, 0030), and does so now. */
export async function isAppendOnly(database: Database): Promise<boolean> {
  const { rows } = await sql<{ enabled: number }>`
    select count(*)::int as enabled from pg_trigger
    where tgrelid = 'audit_entry'::regclass and tgenabled <> 'D'
      and tgname in ('audit_entry_append_only', 'audit_entry_never_emptied', 'audit_entry_chained')`.execute(database)
  return rows[0]?.enabled === 3
}
