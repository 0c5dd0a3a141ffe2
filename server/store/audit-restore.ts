import { appendAudit } from './audit.ts'
import type { Database, Transaction } from './schema.ts'
import { isMadeWith, keyedHash, type KeyRing } from './sealing/seal.ts'

/** A restore of a backup, whose entry goes on where the backup's trail ended. */
export type AuditRestore = {
  /** Of its entry; those that had this number and higher ones before are lost. */
  sequence: number
  /** ISO, of the restore and of the backup's snapshot. */
  at: string
  backupAt: string
  /** Null when no key was at hand to see it. */
  isOurs: boolean | null
}

const action = 'trail.restored'

/** Bound to its place in the chain: it cannot be used again to cut the trail elsewhere. */
const signatureOf = (key: Buffer, { at, sequence, backupAt }: Omit<AuditRestore, 'isOurs'>, previous: Buffer): Buffer =>
  keyedHash(key, 'audit-restore', `${at} ${sequence}:${previous.toString('hex')} ${backupAt}`)

/** Enters that the trail was restored, signed with the operator's key. */
export async function enterRestore(
  transaction: Transaction,
  operatorKeys: KeyRing,
  { at, backupAt }: { at: Date; backupAt: string },
): Promise<void> {
  const ends = transaction.selectFrom('audit_entry').select(['sequence', 'hash']).orderBy('sequence', 'desc').limit(1)
  const last = await ends.executeTakeFirst()
  const restore = { at: at.toISOString(), sequence: (last?.sequence ?? 0) + 1, backupAt }
  const signature = signatureOf(operatorKeys[0], restore, last?.hash ?? Buffer.alloc(32)).toString('hex')
  await appendAudit(transaction, action, { at, caseId: null, by: 'operator' }, { backupAt, signature })
}

/** The restores of the trail, oldest first. */
export async function readRestores(database: Database, operatorKeys: KeyRing | null): Promise<AuditRestore[]> {
  const columns = ['sequence', 'at', 'detail', 'previous_hash'] as const
  const entries = database.selectFrom('audit_entry').select(columns).where('action', '=', action).orderBy('sequence')
  return (await entries.execute()).map(({ sequence, at, detail, previous_hash: previous }) => {
    const { backupAt = '', signature = '' } = detail as { backupAt?: string; signature?: string }
    const restore = { sequence, at: at.toISOString(), backupAt }
    const given = Buffer.from(signature, 'hex')
    const isOurs = operatorKeys && isMadeWith(operatorKeys, given, (key) => signatureOf(key, restore, previous))
    return { ...restore, isOurs }
  })
}

/** Whether an entry that was noted then was lost by a restore, rather than cut off. */
export const isOfBefore = (noted: { at: string; sequence: number }, restores: readonly AuditRestore[]): boolean =>
  restores.some(({ sequence, at, isOurs }) => isOurs !== false && noted.sequence >= sequence && noted.at < at)
