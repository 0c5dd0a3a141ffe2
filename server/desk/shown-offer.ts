import { securityOf } from '#contract/answers/offer-answer.ts'
import type { DeskAccount, Money, ShownOffer } from '#contract/desk/money.ts'
import { offerFigures } from '#lending/answer/offer-figures.ts'
import type { Offer } from '#lending/offers/offer.ts'
import type { DecisionRecord } from '#lending/scorecard/decision.ts'
import { mayReceive, payoutAccounts } from '../follow-up/seen-money.ts'
import { bankNameOf, type CaseRecord, type ReadAccount, shownAccountNumber } from '../store/case/read-case.ts'

const percent = (rate: number) => Math.round(rate * 10_000) / 100

export const shownOffer = (offer: Offer): ShownOffer => ({
  productType: offer.productType,
  termMonths: offer.termMonths,
  amountCents: offer.loanAmountCents,
  clientRate: percent(offer.clientRate),
  firstInstalmentCents: offer.firstInstalmentCents,
  totalCostCents: offer.totalCostCents,
  totalToRepayCents: offer.totalToRepayCents,
  securities: securityOf(offer),
  validUntil: offer.validUntil,
})

/** Whole only where the names are open. */
function shownAccount(record: CaseRecord, account: ReadAccount, isOpen: boolean): DeskAccount {
  const { row, secret } = account
  const number = shownAccountNumber(account)
  return {
    id: row.id,
    lastFigures: number.slice(-3),
    number: isOpen ? number : null,
    holder: isOpen ? secret.holderName : null,
    bank: bankNameOf(record, row),
    source: row.source,
    match: row.match_state,
    mayReceive: mayReceive(account),
  }
}

/** The cards of money, as the one who decides, checks or pays sees them. */
export function moneyOf(
  offers: readonly Offer[],
  engine: DecisionRecord,
  record: CaseRecord,
  isOpen: boolean,
): Money[] {
  const accounts = payoutAccounts(record).map((account) => shownAccount(record, account, isOpen))
  return offers.map((offer) => ({
    ...shownOffer(offer),
    lastInstalmentCents: offer.lastInstalmentCents,
    ...offerFigures(offer, engine),
    accounts,
    isAccountChosen: record.loanCase.disbursement_account_id !== null,
  }))
}
