import { isAppendOnly, verifyAudit, type AuditVerdict } from '../store/audit.ts'
import { readAuditAnchors, type AuditAnchor } from '../store/audit-anchor.ts'
import { type AuditRestore, isOfBefore, readRestores } from '../store/audit-restore.ts'
import type { Database } from '../store/schema.ts'
import type { KeyRing } from '../store/sealing/seal.ts'

/** An entry that was noted elsewhere; `hash` in hex. */
export type NotedEntry = { sequence: number; hash: string }

type Trail = {
  /** Of the database, for the report. */
  name: string
  /** Folder of the notes. */
  dataDir: string
  operatorKeys: KeyRing | null
  anchor: NotedEntry | null
}

/** Prints whether the trail is whole, by itself and against the notes. Returns 1 where it is not, else 0. */
export async function reportOnTrail(database: Database, trail: Trail): Promise<number> {
  const { name, dataDir, operatorKeys, anchor } = trail
  const noted = readAuditAnchors(dataDir, operatorKeys)
  const wanted = new Set([anchor?.sequence, ...noted.map(({ sequence }) => sequence)])
  const found = new Map<number, string>()
  const verdict = await verifyAudit(database, ({ sequence, hash }) => {
    if (wanted.has(sequence)) found.set(sequence, hash)
  })
  console.log(`Audit trail of ${name}`)
  console.log(
    `Checked: each entry's hash over its time, case, actor, action, detail and effect, the chain, and the numbering.`,
  )
  const isGuarded = await isAppendOnly(database)
  console.log(
    isGuarded ? 'The database refuses changes to it.' : 'WARNING: the database does not refuse changes to it.',
  )
  console.log(notesText(noted))
  const restores = await readRestores(database, operatorKeys)
  for (const restore of restores) console.log(restoreText(restore, noted))
  const held = noted.filter((one) => one.isOurs === false || !isOfBefore(one, restores))
  const problem = problemOf(verdict, [...(anchor ? [anchor] : []), ...held], found) ?? forged(restores)
  if (problem) console.log(`BROKEN: ${problem}`)
  else console.log(wellText(verdict))
  return problem || !isGuarded ? 1 : 0
}

function notesText(noted: readonly AuditAnchor[]): string {
  const newest = noted.at(-1)
  if (!newest) return 'WARNING: no notes of earlier ends are in DATA_DIR: entries cut off at the end would not show.'
  const unsigned = newest.isOurs === null ? ' Without OPERATOR_KEY their signatures were not checked.' : ''
  return `Held against ${noted.length} notes of earlier ends, the newest of ${newest.at}.${unsigned}`
}

/** Where a restore cut the trail, and the notes of what was lost. */
function restoreText({ sequence, at, backupAt }: AuditRestore, noted: readonly AuditAnchor[]): string {
  const lost = noted.filter((one) => isOfBefore(one, [{ sequence, at, backupAt, isOurs: null }]))
  const upTo = Math.max(...lost.map((one) => one.sequence))
  const cut =
    lost.length === 0 ? 'no later entry of before was noted' : `entries ${sequence} to ${upTo} of before are lost`
  return `RESTORED: entry ${sequence} of ${at} goes on from the backup of ${backupAt}; ${cut}.`
}

function forged(restores: readonly AuditRestore[]): string | null {
  const [first] = restores.filter(({ isOurs }) => isOurs === false)
  return first ? `entry ${first.sequence} claims a restore, and was not made with this OPERATOR_KEY.` : null
}

type CheckedAnchor = NotedEntry & { isOurs?: boolean | null }

function problemOf(
  { entries, breach }: AuditVerdict,
  anchors: readonly CheckedAnchor[],
  found: ReadonlyMap<number, string>,
): string | null {
  if (breach) return `entry ${breach.sequence} is ${sentence[breach.what]}. The ${entries} entries before it hold.`
  for (const { sequence, hash, isOurs } of anchors) {
    if (isOurs === false) return `a note in audit-anchors.txt (entry ${sequence}) was not made with this OPERATOR_KEY.`
    const now = found.get(sequence)
    if (now === undefined) return `entry ${sequence}, noted before, is gone: the trail ends at ${entries}.`
    if (now !== hash) return `entry ${sequence} is not the one that was noted before.`
  }
  return null
}

const sentence = {
  'missing before it': 'the first after one that is missing',
  'not what was written': 'not what was written',
  'not chained to the one before it': 'not chained to the one before it',
} as const

function wellText({ entries, last }: AuditVerdict): string {
  if (!last) return 'Whole: it has no entries yet.'
  return `Whole: ${entries} entries, the last of ${last.at.toISOString()}.\nTo hold it against later: --anchor ${last.sequence}:${last.hash}`
}
