import type { SeenMoney } from '#contract/desk/money.ts'
import type { Offer } from '#lending/pricing/offer.ts'
import { mayBePaidTo } from '#lending/payout-proof.ts'
import { Refusal } from '../refusal.ts'
import type { CaseRecord, ReadAccount } from '../store/case/read-case.ts'

export const mayReceive = ({ row, secret }: ReadAccount): boolean =>
  mayBePaidTo({ iban: secret.iban, match: row.match_state })

/** The account that money goes to; before the choice, those that may be chosen. */
export function payoutAccounts({ loanCase, accounts }: Pick<CaseRecord, 'loanCase' | 'accounts'>): ReadAccount[] {
  const chosen = accounts.filter(({ row }) => row.id === loanCase.disbursement_account_id)
  return chosen.length > 0 ? chosen : accounts.filter(mayReceive)
}

const keyOf = ({ offers, accountIds }: SeenMoney): string =>
  [...offers.map((offer) => `${offer.productType} ${offer.termMonths} ${offer.amountCents}`), ...accountIds]
    .toSorted()
    .join()

/** Amount, term and account are confirmed as they were seen, by the second person and by the payer. */
export function checkSeen(seen: SeenMoney, record: CaseRecord, offers: readonly Offer[]): void {
  const now = {
    offers: offers.map(({ loanAmountCents: amountCents, ...offer }) => ({ ...offer, amountCents })),
    accountIds: payoutAccounts(record).map(({ row }) => row.id),
  }
  if (keyOf(seen) !== keyOf(now)) throw new Refusal('changed_meanwhile')
}
