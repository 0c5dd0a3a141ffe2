import type { Stated } from '#lending/statements/integrity/stated-runs.ts'
import { openJson, sealJson, type CaseKey } from './seal.ts'

/** The sealed part of an account row: everything that could identify a person or an account. */
export type AccountSecret = {
  accountNumber: string
  iban: string | null
  /** The account's own name at the bank. */
  name: string | null
  holderName: string | null
  /** Whether the bank calls it a savings account; unknown for a file. */
  isSavings?: boolean
  closingBalanceCents: number | null
  /** The day of the closing balance, at its end; null for none. */
  closingOn: string | null
  currency: string
  /** Of a file; absent in older rows. */
  stated?: Stated
}

export const sealAccount = (caseKey: CaseKey, accountId: string, secret: AccountSecret): Buffer =>
  sealJson(caseKey, `account/${accountId}`, secret)

export const openAccount = (caseKey: CaseKey, account: { id: string; sealed: Uint8Array }): AccountSecret =>
  openJson<AccountSecret>(caseKey, `account/${account.id}`, account.sealed)
