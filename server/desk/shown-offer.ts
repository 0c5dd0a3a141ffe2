import type { Policy } from '#lending/policy/policy.ts'
import { securityOf } from '#contract/answers/offer-answer.ts'
import type { DeskAccount, Money, ShownOffer } from '#contract/desk/money.ts'
import { offerFigures } from '#lending/offers/offer-figures.ts'
import type { Offer } from '#lending/pricing/offer.ts'
import type { DecisionRecord } from '#lending/decision/decision.ts'
import { payoutAccounts } from '../follow-up/seen-money.ts'
import type { AccountVerdict } from '../store/decision/account-verdicts.ts'
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

/** The employee who looks: whether the names are open to them, and how accounts were judged. */
type Looking = {
  staffId: string
  isOpen: boolean
  verdicts: readonly AccountVerdict[]
  nameOf: (staffId: string) => string
}

/** Whole only where the names are open. */
export function shownAccount(record: CaseRecord, account: ReadAccount, looking: Looking): DeskAccount {
  const { isOpen } = looking
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
    ...verdictOn(row.id, looking),
  }
}

function verdictOn(
  accountId: string,
  { staffId, isOpen, verdicts, nameOf }: Looking,
): Pick<DeskAccount, 'verdict' | 'back'> {
  const verdict = verdicts.findLast(({ account_id }) => account_id === accountId)
  if (!verdict) return { verdict: null, back: null }
  if (verdict.state === 'sent-back') return { verdict: null, back: (isOpen && verdict.back) || null }
  const shown = {
    id: verdict.id,
    holderIs: verdict.holder_is,
    reason: isOpen ? verdict.reason : null,
    first: nameOf(verdict.first_by),
    second: verdict.second_by && nameOf(verdict.second_by),
    isMine: verdict.first_by === staffId,
  }
  return { verdict: shown, back: null }
}

/** The cards of money, as the one who decides, checks or pays sees them. */
export function moneyOf(
  offers: readonly Offer[],
  engine: DecisionRecord,
  record: CaseRecord,
  looking: Looking,
  policy: Policy,
): Money[] {
  const accounts = payoutAccounts(record).map((account) => shownAccount(record, account, looking))
  return offers.map((offer) => ({
    ...shownOffer(offer),
    lastInstalmentCents: offer.lastInstalmentCents,
    payoutCents: offer.netPayoutCents,
    ...offerFigures(offer, engine, policy),
    accounts,
    isAccountChosen: record.loanCase.disbursement_account_id !== null,
  }))
}
