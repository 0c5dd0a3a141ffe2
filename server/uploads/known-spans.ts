import { normaliseAccount } from '#lending/iban.ts'
import type { AccountSpan } from '#lending/statements/account-span.ts'
import type { ReadAccount } from '../store/read-case.ts'

/** What the accounts of a case cover already, as far as its rows say without opening the bookings. */
export function knownSpans(accounts: readonly ReadAccount[]): AccountSpan[] {
  return accounts.flatMap(({ row, secret }) => {
    const { first_on: first, last_on: lastOn, later_last_on: laterOn } = row
    if (first === null || lastOn === null) return []
    const last = laterOn !== null && laterOn > lastOn ? laterOn : lastOn
    const { closingOn, closingBalanceCents } = secret
    return [
      {
        account: normaliseAccount(secret.iban ?? secret.accountNumber),
        first,
        last,
        bookings: row.transaction_count ?? 0,
        since: first,
        until: closingOn !== null && closingOn > last ? closingOn : last,
        openingCents: null,
        closingCents: closingOn !== null && closingOn >= last ? closingBalanceCents : null,
        longestSilenceDays: 0,
      },
    ]
  })
}
