import type { AcceptedAccount } from '#lending/facts/analysis-input.ts'
import { normaliseAccount } from '#lending/iban.ts'

/** An account counts as accepted under the holder that it was judged with; another name is a new question. */
export const isAccepted = ({ number, holder }: AcceptedAccount, accepted: readonly AcceptedAccount[]): boolean =>
  accepted.some((one) => normaliseAccount(one.number) === normaliseAccount(number) && one.holder === holder)
