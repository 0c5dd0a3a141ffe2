import { readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from './schema.ts'
import { isOfBefore, readRestores } from './audit-restore.ts'
import { isMadeWith, keyedHash, type KeyRing } from './sealing/seal.ts'

/** Where the trail ended at a moment. `isOurs`: null when no key was at hand to see it. */
export type AuditAnchor = { at: string; sequence: number; hash: string; isOurs: boolean | null }

const fileIn = (dataDir: string): string => join(dataDir, 'audit-anchors.txt')

/** The trail's end was cut off or replaced. */
export class NotedEntryGone extends Error {}

/**
 * Writes a signed note of the trail's last entry where a database administrator cannot change it. Null if the trail has
 * not grown; throws NotedEntryGone without a restore. Keeps each hour's first note and the newest.
 */
export async function anchorAudit(
  database: Database,
  { dataDir, operatorKeys }: { dataDir: string; operatorKeys: KeyRing },
  now: Date,
): Promise<AuditAnchor | null> {
  const lines = anchorLines(dataDir)
  const [newest, before] = lines
    .slice(-2)
    .map((line) => readLine(line, null))
    .toReversed()
  const ends = await database
    .selectFrom('audit_entry')
    .select(['sequence', 'hash'])
    .where(({ eb, selectFrom }) =>
      eb('sequence', 'in', [
        newest ? newest.sequence : 0,
        selectFrom('audit_entry').select(({ fn }) => fn.max('sequence').as('end')),
      ]),
    )
    .orderBy('sequence')
    .execute()
  const noted = ends.find(({ sequence }) => sequence === newest?.sequence)
  const isThere = newest !== undefined && noted?.hash.toString('hex') === newest.hash
  if (newest && !isThere && !isOfBefore(newest, await readRestores(database, operatorKeys)))
    throw new NotedEntryGone(`Entry ${newest.sequence} of the audit trail is not the one that was noted`)
  const last = ends.at(-1)
  if (!last || (isThere && last.sequence === newest.sequence)) return null
  const anchor = { at: now.toISOString(), sequence: last.sequence, hash: last.hash.toString('hex') }
  if (before && newest && hourOf(before) === hourOf(newest)) lines.pop()
  await writeAnchors(dataDir, [...lines, signedAnchor(operatorKeys, anchor)])
  return { ...anchor, isOurs: true }
}

/** Replaces the file whole, by lines of `signedAnchor`. */
export async function writeAnchors(dataDir: string, lines: readonly string[]): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  const draft = `${fileIn(dataDir)}.${process.pid}`
  await writeFile(draft, `${lines.join('\n')}\n`, { mode: 0o600, flush: true })
  await rename(draft, fileIn(dataDir))
}

const hourOf = ({ at }: Noted): string => at.slice(0, 13)

type Noted = Pick<AuditAnchor, 'at' | 'sequence' | 'hash'>
const textOf = ({ at, sequence, hash }: Noted): string => `${at} ${sequence}:${hash}`
export const signedAnchor = (operatorKeys: KeyRing, anchor: Noted): string =>
  `${textOf(anchor)} ${signatureOf(operatorKeys[0], anchor).toString('hex')}`
const signatureOf = (operatorKey: Buffer, anchor: Noted): Buffer =>
  keyedHash(operatorKey, 'audit-anchor', textOf(anchor))

/** This folder's anchors, oldest first. A line that is no anchor counts as a foreign one. */
export const readAuditAnchors = (dataDir: string, operatorKeys: KeyRing | null): AuditAnchor[] =>
  anchorLines(dataDir).map((line) => readLine(line, operatorKeys))

function readLine(line: string, operatorKeys: KeyRing | null): AuditAnchor {
  const [, at = '', sequence, hash = '', signature = ''] =
    /^(\S{24}) (\d{1,15}):([0-9a-f]{64}) ([0-9a-f]{64})$/.exec(line) ?? []
  if (sequence === undefined) return { at: '', sequence: 0, hash: '', isOurs: false }
  const anchor = { at, sequence: Number(sequence), hash }
  const isOurs =
    operatorKeys && isMadeWith(operatorKeys, Buffer.from(signature, 'hex'), (key) => signatureOf(key, anchor))
  return { ...anchor, isOurs }
}

export function anchorLines(dataDir: string): string[] {
  try {
    return readFileSync(fileIn(dataDir), 'utf8').split('\n').filter(Boolean)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
