import { isIban } from '#lending/iban.ts'
import type { HolderMatch } from '#lending/holder-match.ts'

/** Why money may, or may not, be paid to an account. */
export const payoutProofs = ['name_matches', 'other_name', 'holder_unknown', 'no_iban'] as const
export type PayoutProof = (typeof payoutProofs)[number]

export type PayoutAccount = {
  /** As the data source gave it: the bank itself, or a statement file. Null for an account that has none. */
  iban: string | null
  /** The holder that the data source names, held against every name the register has for the company. */
  match: HolderMatch
}

/**
 * Money goes only to an IBAN that came with the data, and only when its holder is the company; otherwise another
 * person's account could be filled. An IBAN with a wrong check digit (ISO 13616) is none.
 */
export function payoutProof({ iban, match }: PayoutAccount): PayoutProof {
  if (iban === null || !isIban(iban)) return 'no_iban'
  if (match === 'MATCH') return 'name_matches'
  return match === 'NO_MATCH' ? 'other_name' : 'holder_unknown'
}

/** Savings accounts come last, since the money is to be used. */
export const savingsLast = <Account extends { isSavings: boolean }>(accounts: readonly Account[]): Account[] =>
  accounts.toSorted((one, other) => Number(one.isSavings) - Number(other.isSavings))

export const mayBePaidTo = (account: PayoutAccount): boolean => payoutProof(account) === 'name_matches'
