import { CallFailure } from '../../call-failure.tsx'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { showCents, showEuros, showPercentage } from '#ui/amounts.ts'
import { offerName } from '../offer-name.ts'
import type { Sending } from '#ui/use-send.ts'
import type { Choice } from './choice.ts'
import { personalOfferTexts } from './text.ts'
import type { PricedOffer } from './use-priced-offer.ts'

type OfferBarProps = { choice: Choice; priced: PricedOffer; sending: Sending; onPress: () => void }

/** Always in view. The button names amount and term, with the cost beside it; without a price nothing can be chosen. */
export function OfferBar({ choice, priced, sending, onPress }: OfferBarProps) {
  const language = useLanguage()
  const text = personalOfferTexts[language]
  const { offer, isCurrent, errorKey, retry } = priced
  const name = offerName({ productType: choice.productType, term: choice.termMonths / 12 }, language).toLowerCase()
  return (
    <div className="offer-bar">
      <CallFailure errorKey={sending.errorKey ?? errorKey} />
      <p className="offer-bar-price">
        {isCurrent && offer
          ? offer.productType === 'PBL'
            ? text.barLoan(
                showCents(offer.firstInstalmentCents, language, 0),
                showCents(offer.totalCostCents, language, 0),
              )
            : text.barCredit(
                showCents(Math.round(offer.creditProvision * 100), language),
                showPercentage(offer.clientRate, language),
              )
          : errorKey === null && text.pricing}
      </p>
      {errorKey === null ? (
        <Button isPending={sending.isPending} onClick={onPress}>
          {text.button(name, showEuros(choice.amount, language))}
        </Button>
      ) : (
        <Button onClick={retry}>{text.priceAgain}</Button>
      )}
      <p className="small">{text.buttonHint}</p>
    </div>
  )
}
