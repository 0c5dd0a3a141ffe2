import { useId, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Offer } from '#contract/offers.ts'
import { showCents, showEuros, showPercentage } from '#ui/amounts.ts'
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

/** A line for each term and the credit: the amounts to compare by, and every other figure on a press. */
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
  return (
    <WhenLoaded query={compared}>
      {(priced) => (
        <>
          <table className="table table-compare">
            <caption className="visually-hidden">{personalOfferTexts[language].compareTitle}</caption>
            <thead>
              <tr>
                {text.compareHeads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            {priced.map((offer) => (
              <ComparedOffer
                key={`${offer.productType}-${offer.termMonths}`}
                {...{ offer, onTake, extremes: extremesOf(priced), isChosen: isChoice(offer, choice) }}
              />
            ))}
          </table>
          <p className="small">{text.creditText}</p>
        </>
      )}
    </WhenLoaded>
  )
}

type ComparedOfferProps = {
  offer: Offer
  isChosen: boolean
  extremes: ReturnType<typeof extremesOf>
  onTake: (taken: Offer) => void
}

/** Its name takes its term. */
function ComparedOffer({ offer, isChosen, extremes, onTake }: ComparedOfferProps) {
  const language = useLanguage()
  const text = detailsTexts[language]
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const name = offerName(offer, language)
  const feesCents = offer.fees.reduce((sum, fee) => sum + fee.amountCents, 0)
  const others = [
    [text.rows.amount, showEuros(offer.loanAmount, language)],
    [text.rows.rate, showPercentage(offer.clientRate, language)],
    [text.rows.interest, showCents(Math.round(offer.totalInterestCost * 100), language)],
    [text.rows.fees, feesCents === 0 ? text.noFees : showCents(feesCents, language)],
    [text.rows.yearlyCost, showPercentage(offer.yearlyCostPercentage, language)],
  ]
  return (
    <tbody>
      <tr>
        <th scope="row">
          <button type="button" aria-pressed={isChosen} onClick={() => onTake(offer)}>
            {name}
          </button>
        </th>
        <td>
          <Marked cents={offer.firstInstalmentCents} isLowest={offer.id === extremes.lowestMonthId} />
        </td>
        <td>
          <Marked cents={offer.totalCostCents} isLowest={offer.id === extremes.lowestCostId} />
        </td>
        <td>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={text.allFigures(name)}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? '−' : '+'}
          </button>
        </td>
      </tr>
      <tr id={id} hidden={!isOpen}>
        <td colSpan={4}>
          <dl className="facts">
            {others.map(([row, value]) => (
              <div className="facts-row" key={row}>
                <dt>{row}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </td>
      </tr>
    </tbody>
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
