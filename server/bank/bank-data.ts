import type { BankKey } from '#contract/values.ts'
import type { Transaction } from '#lending/statements/statement.ts'

/** Bank data behind one interface (CORE-2). The one implementation speaks the Salt Edge v6 API; only address and keys differ from the sandbox. */
export type BankData = {
  /** Makes the aggregator's customer for a case and returns its id. `identifier` is ours, stable and unguessable. */
  createCustomer(identifier: string): Promise<string>
  connect(input: ConnectInput): Promise<{ connectUrl: string }>
  reconnect(input: {
    connectionId: string
    returnTo: string
    locale: string
    customFields: Record<string, string>
  }): Promise<{ connectUrl: string }>
  readConnection(connectionId: string): Promise<BankConnection>
  readConsent(connectionId: string): Promise<BankConsent | null>
  readAccounts(connectionId: string): Promise<BankAccount[]>
  /** Pages of one account, oldest first; duplicates and pending bookings are left out. Stops at its page limit with an error. */
  readTransactions(connectionId: string, accountId: string): AsyncIterable<Transaction[]>
  /** Ends the consent at the bank. Gone already counts as done. */
  removeConnection(connectionId: string): Promise<void>
}

export type ConnectInput = {
  customerId: string
  bank: BankKey
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
  failure: { errorClass: string; message: string } | null
  stage: string | null
}

export type BankConsent = { consentId: string; status: 'active' | 'unusable'; expiresAt: Date | null }

export type BankAccount = {
  accountId: string
  iban: string | null
  accountNumber: string | null
  name: string
  holderName: string | null
  currency: string
  balanceCents: number | null
  nature: string
}
