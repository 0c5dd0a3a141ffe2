import type { ConnectionDetails } from '#contract/bank-data.ts'
import { maskIban } from '#lending/iban.ts'
import type { Session } from '../../http/handler.ts'
import { type CaseRecord, type ReadAccount, shownAccountNumber } from '../../store/case/read-case.ts'
import type { ConnectionRow } from '../../store/bank/connections.ts'

const day = 24 * 60 * 60_000
/** RECON-8: from 9 days before it expires a consent is "almost expired" and can be renewed. */
const almostExpiredMs = 10 * day
/** RECON-14: who comes by the first reminder, 30 days before the end, can renew as well. */
const firstReminderMs = 31 * day

/** The aggregator's consent alone decides; a session of a mailed link may renew from the first reminder on. */
export function needsReconsent(row: ConnectionRow, now: Date, session: Pick<Session, 'scope'> | null): boolean {
  if (row.consent_status !== 'active') return true
  if (row.consent_expires_at === null) return false
  const leftMs = row.consent_expires_at.getTime() - now.getTime()
  if (leftMs < almostExpiredMs) return true
  const lengthMs = row.consent_expires_at.getTime() - (row.consent_since ?? row.created_at).getTime()
  // A consent that never lasts that long would be renewed for ever.
  return isOfLink(session) && leftMs < firstReminderMs && lengthMs > firstReminderMs
}

/** The connections of a case with their accounts, as `fetch-accounts` answers them (API-1). */
export const connectionDetailsOf = (record: CaseRecord, session: Session | null, now: Date): ConnectionDetails[] =>
  seenBy(session, record.connections).map((row) => ({
    connectionId: row.connection_id,
    consentId: isOfLink(session) ? null : row.consent_id,
    bankName: row.bank_name,
    consentExpiresAt: row.consent_expires_at?.toISOString() ?? null,
    expireAt: row.consent_expires_at?.toISOString() ?? null,
    needReconsent: needsReconsent(row, now, session),
    accounts: record.accounts
      .filter((account) => account.row.bank_connection_id === row.id)
      .map((account) => shownAccount(account, session)),
  }))

const isOfLink = (session: Pick<Session, 'scope'> | null): boolean => session?.scope === 'reconsent'

/** RECON-7: by a mailed link first the one that the mail is about. A consent that was withdrawn is not renewed. */
function seenBy(session: Session | null, rows: readonly ConnectionRow[]): readonly ConnectionRow[] {
  if (!isOfLink(session)) return rows
  const isMailed = ({ connection_id: id }: ConnectionRow) => Number(id === session?.reconsentConnectionId)
  return rows.filter(mayRenew).toSorted((one, other) => isMailed(other) - isMailed(one))
}

export const mayRenew = (row: ConnectionRow): boolean => row.consent_status !== 'ended'

/** RECON-7: a session that only renews sees the holder and the masked number, and not how the holder was judged. */
function shownAccount(account: ReadAccount, session: Session | null): ConnectionDetails['accounts'][number] {
  const iban = shownAccountNumber(account)
  const clientName = account.secret.holderName
  return isOfLink(session)
    ? { clientName, iban: maskIban(iban) }
    : { clientName, iban, matchState: account.row.match_state }
}
