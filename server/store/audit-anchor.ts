import { timingSafeEqual } from 'node:crypto'
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './schema.ts'
import { keyedHash } from './sealing/seal.ts'

/** Where the trail ended at a moment. `isOurs`: null when no key was at hand to see it. */
export type AuditAnchor = { at: string; sequence: number; hash: string; isOurs: boolean | null }

const everyMs = 60 * 60_000
const fileIn = (dataDir: string): string => join(dataDir, 'audit-anchors.txt')

/**
 * Records the end of the trail outside the database, hashed with the operator's key: a database administrator can cut
 * the trail and chain it again, but not change this. At most hourly, when the trail has grown.
 */
export async function anchorAudit(
  database: Database,
  { dataDir, operatorKey }: { dataDir: string; operatorKey: Buffer },
  now: Date,
): Promise<AuditAnchor | null> {
  const last = await database
    .selectFrom('audit_entry')
    .select(['sequence', 'hash'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  const noted = readAuditAnchors(dataDir, null).at(-1)
  if (!last || noted?.sequence === last.sequence) return null
  if (noted && now.getTime() - Date.parse(noted.at) < everyMs) return null
  const anchor = { at: now.toISOString(), sequence: last.sequence, hash: last.hash.toString('hex') }
  mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  const line = `${textOf(anchor)} ${signatureOf(operatorKey, anchor).toString('hex')}\n`
  appendFileSync(fileIn(dataDir), line, { mode: 0o600, flush: true })
  return { ...anchor, isOurs: true }
}

type Noted = Pick<AuditAnchor, 'at' | 'sequence' | 'hash'>
const textOf = ({ at, sequence, hash }: Noted): string => `${at} ${sequence}:${hash}`
const signatureOf = (operatorKey: Buffer, anchor: Noted): Buffer =>
  keyedHash(operatorKey, 'audit-anchor', textOf(anchor))

/** This folder's anchors, oldest first. A line that is no anchor counts as a foreign one. */
export const readAuditAnchors = (dataDir: string, operatorKey: Buffer | null): AuditAnchor[] =>
  textIn(dataDir)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => readLine(line, operatorKey))

function readLine(line: string, operatorKey: Buffer | null): AuditAnchor {
  const [, at = '', sequence, hash = '', signature = ''] =
    /^(\S{24}) (\d{1,15}):([0-9a-f]{64}) ([0-9a-f]{64})$/.exec(line) ?? []
  if (sequence === undefined) return { at: '', sequence: 0, hash: '', isOurs: false }
  const anchor = { at, sequence: Number(sequence), hash }
  const isOurs = operatorKey && timingSafeEqual(signatureOf(operatorKey, anchor), Buffer.from(signature, 'hex'))
  return { ...anchor, isOurs }
}

function textIn(dataDir: string): string {
  try {
    return readFileSync(fileIn(dataDir), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}
