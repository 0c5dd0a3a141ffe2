import type { BankKey } from '#contract/values.ts'
import type { Booking } from '#lending/statements/statement.ts'

/** Bank data (CORE-2), by the Salt Edge v6 API; the sandbox differs only in address and keys. */
export type BankData = {
  /** Makes the aggregator's customer for a case and returns its id. `identifier` is ours, stable and unguessable. */
  createCustomer(identifier: string): Promise<string>
  connect(input: ConnectInput): Promise<{ connectUrl: string }>
  reconnect(input: ReconnectInput): Promise<{ connectUrl: string }>
  readConnection(connectionId: string): Promise<BankConnection>
  readConsent(connectionId: string): Promise<BankConsent | null>
  readAccounts(connectionId: string): Promise<BankAccount[]>
  /**
   * Pages of one account, oldest first; pending and duplicated bookings are left out. Throws when a page cannot be read
   * whole, the pages go in a circle, or there are more of them than the limit: never a part as if it were all.
   */
  readBookings(connectionId: string, accountId: string): AsyncIterable<Booking[]>
  /** Has the aggregator fetch again without the user, from a day on; it answers before the data is there. */
  refresh(input: { connectionId: string; fromDate: string }): Promise<void>
  /** Ends the consent at the bank. Gone already counts as done. */
  removeConnection(connectionId: string): Promise<void>
  /** Has the aggregator forget a customer with all that it holds. Gone already counts as done. */
  removeCustomer(customerId: string): Promise<void>
}

export type ConnectInput = {
  customerId: string
  bank: BankKey
  returnTo: string
  fromDate: string
  locale: string
  customFields: Record<string, string>
}

export type ReconnectInput = {
  connectionId: string
  returnTo: string
  fromDate: string
  locale: string
  customFields: Record<string, string>
}

export type BankConnection = {
  connectionId: string
  customerId: string
  bank: BankKey | null
  bankName: string
  status: 'active' | 'inactive' | 'disabled'
  /** True when the last attempt ended, well or badly. */
  fetched: boolean
  /** Whether the aggregator could not read some data. */
  isPartial: boolean
  failure: { errorClass: string; message: string } | null
  stage: string | null
  lastSuccessAt: Date | null
  consentId: string | null
}

export type BankConsent = { consentId: string; status: 'active' | 'unusable'; expiresAt: Date | null }

export type BankAccount = {
  accountId: string
  iban: string | null
  accountNumber: string | null
  /** The bank's name for it, e.g. "Zakelijke rekening"; null where it repeats the number. */
  name: string | null
  holderName: string | null
  currency: string
  balanceCents: number | null
  nature: string
  /** The number of bookings by the aggregator; null when not given. */
  postedCount: number | null
}
