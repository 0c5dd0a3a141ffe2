import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Offer } from '#contract/offers.ts'
import { showCents, showEuros, showPercentage } from '#ui/amounts.ts'
import { ScrolledTable } from '#ui/table.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { offerName } from '../offer-name.ts'
import { WhenLoaded } from '../../screen/step-screen.tsx'
import { type Choice, isChoice } from './choice.ts'
import { extremesOf } from './offer-view.ts'
import { detailsTexts } from './details-text.ts'
import { personalOfferTexts } from './text.ts'
import { pricedOfferQuery } from './use-priced-offer.ts'

export type OfferCompareProps = {
  offers: readonly Offer[]
  choice: Choice
  /** The same amount in every term and as a credit. */
  choices: readonly Choice[]
  onTake: (taken: Offer) => void
}

/** One row for each term and the credit, with the amount or the most it allows. A row's button chooses its term. */
export function OfferCompare({ offers, choice, choices, onTake }: OfferCompareProps) {
  const language = useLanguage()
  const text = detailsTexts[language]
  const queries = useQueryClient()
  const compared = useQuery({
    queryKey: ['compared-offers', offers[0]?.id, choices],
    queryFn: () => Promise.all(choices.map((one) => queries.fetchQuery(pricedOfferQuery(one, offers)))),
    staleTime: Infinity,
    placeholderData: (before) => before,
  })
  const rowOf = (offer: Offer, { lowestCostId, lowestMonthId }: ReturnType<typeof extremesOf>) => {
    const feesCents = offer.fees.reduce((sum, fee) => sum + fee.amountCents, 0)
    return [
      <button key="take" type="button" aria-pressed={isChoice(offer, choice)} onClick={() => onTake(offer)}>
        {offerName(offer, language)}
      </button>,
      showEuros(offer.loanAmount, language),
      <Marked key="month" cents={offer.firstInstalmentCents} isLowest={offer.id === lowestMonthId} />,
      showPercentage(offer.clientRate, language),
      showCents(Math.round(offer.totalInterestCost * 100), language),
      feesCents === 0 ? text.noFees : showCents(feesCents, language),
      <Marked key="cost" cents={offer.totalCostCents} isLowest={offer.id === lowestCostId} />,
      showPercentage(offer.yearlyCostPercentage, language),
    ]
  }
  return (
    <WhenLoaded query={compared}>
      {(priced) => (
        <>
          <ScrolledTable
            className="table table-compare"
            caption={personalOfferTexts[language].compareTitle}
            heads={text.compareHeads}
            rows={priced.map((offer) => rowOf(offer, extremesOf(priced)))}
          />
          <p className="small">{text.creditText}</p>
        </>
      )}
    </WhenLoaded>
  )
}

function Marked({ cents, isLowest }: { cents: number; isLowest: boolean }) {
  const language = useLanguage()
  return (
    <>
      {showCents(cents, language)}
      {isLowest && <span className="compare-best"> {detailsTexts[language].lowest}</span>}
    </>
  )
}
