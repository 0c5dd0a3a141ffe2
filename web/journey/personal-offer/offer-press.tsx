import { lazy, Suspense } from 'react'
import type { Offer } from '#contract/offers.ts'
import { useLanguage } from '#ui/use-language.ts'
import { fetchedPart } from '../../screen/fetched-part.tsx'
import type { Ranges, Wish } from './choice.ts'
import { OnPress } from './on-press.tsx'
import { personalOfferTexts } from './text.ts'

/** In sight with the price, so asked for before the offers have come. */
const months = fetchedPart(async () => (await import('./own-months.tsx')).OwnMonths)
if (!import.meta.env.SSR) months.fetch()
const OwnMonths = months.Part

/** Behind a press. */
const OfferDetails = lazy(async () => ({ default: (await import('./offer-details.tsx')).OfferDetails }))
const OfferCompare = lazy(async () => ({ default: (await import('./offer-compare.tsx')).OfferCompare }))

type OfferPressProps = { offer: Offer; offers: readonly Offer[]; ranges: Ranges; wish: Wish }

/** One press away: every amount of this offer, and all terms side by side. In sight: the own months with it. */
export function OfferPress({ offer, offers, ranges, wish }: OfferPressProps) {
  const text = personalOfferTexts[useLanguage()]
  return (
    <>
      <div className="accordions">
        <OnPress title={text.detailsTitle}>
          <OfferDetails offer={offer} />
        </OnPress>
        <OnPress title={text.compareTitle}>
          <OfferCompare ranges={ranges} wish={wish} offers={offers} />
        </OnPress>
      </div>
      {ranges.months.length > 0 && (
        <Suspense fallback={<div className="card own-months" />}>
          <OwnMonths ranges={ranges} offer={offer} />
        </Suspense>
      )}
    </>
  )
}
