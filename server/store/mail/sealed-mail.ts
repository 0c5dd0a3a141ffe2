import { randomUUID } from 'node:crypto'
import type { Database, Transaction } from '../schema.ts'
import { openJson, sealJson, type KeyRing } from '../sealing/seal.ts'
import { makeKey, openKey, throwKeysAway } from '../sealing/sealing-keys.ts'
import { insertNew } from '../database/rows.ts'

type MailWords = {
  recipient: string
  subject: string
  textBody: string
  htmlBody: string | null
  /** For RFC 8058 (mail/case-mail.ts). */
  unsubscribeUrl?: string
}

type NewMail = { key: string; caseId: string | null; addressId?: string | null; words: MailWords; at: Date }

const purposeOf = (mailId: string): string => `mail/${mailId}`

/** Puts a mail in the outbox under its case's key or its own. Null when its key exists, or the case was erased. */
export async function insertMail(
  transaction: Transaction,
  operatorKeys: KeyRing,
  mail: NewMail,
): Promise<string | null> {
  const id = randomUUID()
  const key =
    mail.caseId === null
      ? await makeKey(transaction, operatorKeys, id)
      : await openKey(transaction, operatorKeys, mail.caseId)
  if (!key) return null
  const isNew = await insertNew(transaction, 'mail', {
    id,
    key: mail.key,
    case_id: mail.caseId,
    sealed: sealJson(key, purposeOf(id), mail.words),
    created_at: mail.at,
    address_id: mail.addressId ?? null,
  })
  if (!isNew && mail.caseId === null) await throwKeysAway(transaction, [id])
  return isNew ? id : null
}

/** Null when it was sent and its words taken away, or when the case's key was thrown away. */
export async function openMail(
  database: Database,
  operatorKeys: KeyRing,
  mail: { id: string; case_id: string | null; sealed: Buffer | null },
): Promise<MailWords | null> {
  if (mail.sealed === null) return null
  const key = await openKey(database, operatorKeys, mail.case_id ?? mail.id)
  return key && openJson<MailWords>(key, purposeOf(mail.id), mail.sealed)
}
