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

/** Wide enough for all columns of the comparison. */
const isWide = () => matchMedia('(width >= 1024px)').matches

/** Details and comparison as accordions, the comparison open on a wide screen; the applicant's months below. */
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
