import { openJson, sealJson, type CaseKey } from './seal.ts'

/** The sealed part of an account row: everything that could identify a person or an account. */
export type AccountSecret = {
  accountNumber: string
  iban: string | null
  /** The account's own name at the bank. */
  name: string | null
  holderName: string | null
  /** The bank says that it is a savings account; a file does not say. */
  isSavings?: boolean
  closingBalanceCents: number | null
  /** The day at whose end the closing balance stood; null when there is none. */
  closingOn: string | null
  currency: string
}

export function sealAccount(caseKey: CaseKey, accountId: string, secret: AccountSecret): Buffer {
  return sealJson(caseKey, `account/${accountId}`, secret)
}

export function openAccount(caseKey: CaseKey, account: { id: string; sealed: Uint8Array }): AccountSecret {
  return openJson<AccountSecret>(caseKey, `account/${account.id}`, account.sealed)
}
