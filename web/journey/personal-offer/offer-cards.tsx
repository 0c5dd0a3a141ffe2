import type { Offer } from '#contract/offers.ts'
import { Pill } from '../../ui/pill.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { useLanguage } from '../../use-language.ts'
import { showCents, showEuros, showPercentage } from '../amounts.ts'
import { offerName } from '../offer-name.ts'
import { type Extremes, extremesOf, inOrder } from './offer-view.ts'
import { personalOfferTexts } from './text.ts'

type OfferCardsProps = { offers: readonly Offer[]; shownId: string; onShow: (id: string) => void }

/** Loans and credit side by side: amount, month, rate, yearly cost and total cost of each at a glance. */
export function OfferCards({ offers, shownId, onShow }: OfferCardsProps) {
  const language = useLanguage()
  const text = personalOfferTexts[language]
  const extremes = extremesOf(offers)
  return (
    <RadioCards
      legend={text.legend}
      isLegendHidden
      look="grid"
      value={shownId}
      onValue={onShow}
      cards={inOrder(offers).map((offer) => ({
        value: offer.id,
        label: offerName(offer, language),
        explanation: <CardFigures offer={offer} extremes={extremes} />,
      }))}
    />
  )
}

function CardFigures({ offer, extremes }: { offer: Offer; extremes: Extremes }) {
  const language = useLanguage()
  const text = personalOfferTexts[language]
  return (
    <span className="offer-card">
      <span className="offer-amount">{showEuros(offer.loanAmount, language)}</span>
      <span className="offer-month">
        {text.firstToLast(
          showCents(offer.firstInstalmentCents, language, 0),
          showCents(offer.lastInstalmentCents, language, 0),
        )}{' '}
        {text.perMonth}
      </span>
      <span className="offer-line">
        {text.rows.rate}: {showPercentage(offer.clientRate, language)}
      </span>
      <span className="offer-line">JKP: {showPercentage(offer.yearlyCostPercentage, language)}</span>
      <span className="offer-line">
        {text.rows.totalCost}: {showCents(offer.totalCostCents, language, 0)}
      </span>
      {offer.id === extremes.lowestCostId && <Pill tone="success">{text.lowestCost}</Pill>}
      {offer.id === extremes.lowestMonthId && <Pill>{text.lowestMonth}</Pill>}
    </span>
  )
}
