import { lazy, Suspense } from 'react'
import type { Offer } from '#contract/offers.ts'
import { useLanguage } from '#ui/use-language.ts'
import { fetchedPart } from '../../screen/fetched-part.tsx'
import type { Ranges } from './choice.ts'
import type { OfferCompareProps } from './offer-compare.tsx'
import { OnPress } from './on-press.tsx'
import { personalOfferTexts } from './text.ts'

/** In sight with the price, so asked for before the offers have come. */
const months = fetchedPart(async () => (await import('./own-months.tsx')).OwnMonths)
if (!import.meta.env.SSR) months.fetch()
const OwnMonths = months.Part

/** Behind a press. */
const OfferDetails = lazy(async () => ({ default: (await import('./offer-details.tsx')).OfferDetails }))
const OfferCompare = lazy(async () => ({ default: (await import('./offer-compare.tsx')).OfferCompare }))

type OfferPressProps = OfferCompareProps & { offer: Offer; ranges: Ranges }

/** As wide as the comparison with all its columns. */
const isWide = () => matchMedia('(width >= 1024px)').matches

/** The own months in sight; every amount one press away, and so all terms side by side on a narrow screen. */
export function OfferPress({ offer, ranges, ...compared }: OfferPressProps) {
  const text = personalOfferTexts[useLanguage()]
  return (
    <>
      <div className="accordions">
        <OnPress title={text.detailsTitle}>
          <OfferDetails offer={offer} />
        </OnPress>
        <OnPress title={text.compareTitle} isOpenFirst={isWide()}>
          <OfferCompare {...compared} />
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
