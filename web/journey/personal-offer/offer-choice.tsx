import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, lazy, Suspense } from 'react'
import { useShallow } from 'zustand/react/shallow'
import type { AnswerOf } from '#contract/calls.ts'
import type { DecisionView, Offer } from '#contract/offers.ts'
import type { ProductType } from '#contract/values.ts'
import { errorKeyOf } from '#contract/failure.ts'
import { api } from '../../api/api.ts'
import type { ApplicationState } from '../../application-state/application-state.ts'
import { offersKey } from '../../application-state/follow-server.ts'
import { useApplicationState } from '../../application-state/store.ts'
import { HealthPanel } from '../../health-check/health-panel.tsx'
import { track } from '../../tracking/track.ts'
import { formatLongDate } from '#ui/format.ts'
import { Notice } from '#ui/notice.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { Unbroken } from '#ui/unbroken.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useRested } from '#ui/use-rested.ts'
import { showCents, showEuros, showPercentage } from '#ui/amounts.ts'
import { StepScreen } from '../../screen/step-screen.tsx'
import { useSend, type Sending } from '#ui/use-send.ts'
import { foundWords } from '../found-words.ts'
import { productsOf, yearsName } from '../offer-name.ts'
import { useApplication } from '../../application-state/queries.ts'
import {
  type Choice,
  choiceOf,
  choicesFor,
  firstWish,
  productTypesIn,
  type Ranges,
  rangesOfTypes,
  turnedTo,
  type Wish,
} from './choice.ts'
import { DecisionFacts } from './decision-facts.tsx'
import { OnPress } from '../../on-press.tsx'
import { OfferControls } from './offer-controls.tsx'
import { OfferFigures } from './offer-figures.tsx'
import { counterOf } from './offer-view.ts'
import { personalOfferTexts } from './text.ts'
import { usePricedOffer, type PricedOffer } from './use-priced-offer.ts'
import { fetchedPart } from '../../screen/fetched-part.tsx'
import type { OfferCompareProps } from './offer-compare.tsx'
import { CallFailure } from '../../call-failure.tsx'
import { Button } from '#ui/button.tsx'

/** The comparison needs five more prices, so it waits longer for the slider to rest. */
const comparedRestMs = 600

type OfferChoiceProps = {
  answer: AnswerOf<'listOffers'>
  ranges: Ranges
  selectedId: string | null
  onSelected: () => Promise<void>
}

const chosenFrom = ({ offers, offerTypes, isTester }: ApplicationState) => ({ offers, offerTypes, isTester })

/** FLOW-9: one amount and one term over the real prices, what that costs, and one button to take it. */
export function OfferChoice({ answer, ranges: all, selectedId, onSelected }: OfferChoiceProps) {
  const { offers, offerTypes } = useApplicationState(useShallow(chosenFrom))
  const ranges = rangesOfTypes(all, offerTypes)
  const [wish, setWish] = useWish(() => {
    const known = answer.chosen ?? offers.find(({ id }) => id === selectedId) ?? null
    return firstWish(ranges, known)
  })
  const choice = choiceOf(ranges, wish)
  useOffersShown(offers)
  if (choice === null || offers.length === 0) return null
  return <Choosing {...{ answer, ranges, wish, setWish, choice, onSelected }} />
}

type ChoosingProps = Omit<OfferChoiceProps, 'selectedId'> & {
  wish: Wish
  setWish: (wish: Wish) => void
  choice: Choice
}

/** In sight with the price, so asked for before the offers have come. */
const months = fetchedPart(async () => (await import('./own-months.tsx')).OwnMonths)
if (!import.meta.env.SSR) months.fetch()
const OwnMonths = months.Part

/** Not in sight: on paper, and behind a press. */
const PrintHead = lazy(async () => ({ default: (await import('../../print-head.tsx')).PrintHead }))
const OfferDetails = lazy(async () => ({ default: (await import('./offer-details.tsx')).OfferDetails }))
const OfferCompare = lazy(async () => ({ default: (await import('./offer-compare.tsx')).OfferCompare }))

type OfferPressProps = OfferCompareProps & { offer: Offer; ranges: Ranges }

/** Wide enough for all columns of the comparison. */
const isWide = () => matchMedia('(width >= 1024px)').matches

/** The applicant's months; comparison and details as accordions, the comparison open on a wide screen. */
function OfferPress({ offer, ranges, ...compared }: OfferPressProps) {
  const text = personalOfferTexts[useLanguage()]
  return (
    <>
      {ranges.months.length > 0 && (
        <Suspense fallback={<div className="card own-months" />}>
          <OwnMonths ranges={ranges} offer={offer} />
        </Suspense>
      )}
      <div className="accordions">
        <OnPress title={text.compareTitle} isOpenFirst={isWide()}>
          <OfferCompare {...compared} />
        </OnPress>
        <OnPress title={text.detailsTitle}>
          <OfferDetails offer={offer} />
        </OnPress>
      </div>
    </>
  )
}

type OfferBarProps = { choice: Choice; priced: PricedOffer; sending: Sending; onPress: () => void }

/** Below its price, and on a phone always in view; without a price nothing can be chosen. */
function OfferBar({ choice, priced, sending, onPress }: OfferBarProps) {
  const language = useLanguage()
  const text = personalOfferTexts[language]
  const { offer, isCurrent, errorKey, retry } = priced
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
          {text.button[choice.productType](
            showEuros(choice.amount, language),
            yearsName(choice.termMonths / 12, language),
          )}
        </Button>
      ) : (
        <Button onClick={retry}>{text.priceAgain}</Button>
      )}
      <p className="small">{text.buttonHint}</p>
    </div>
  )
}

function Choosing({ answer, ranges, wish, setWish, choice, onSelected }: ChoosingProps) {
  const language = useLanguage()
  const text = personalOfferTexts[language]
  const { offers, offerTypes, isTester } = useApplicationState(useShallow(chosenFrom))
  const queries = useQueryClient()
  const sending = useSend()
  const priced = usePricedOffer(choice, offers)
  const { offer } = priced
  const choices = useRested(choicesFor(ranges, wish), comparedRestMs)

  const select = async () => {
    let isDecidedAgain = false
    const isChosen = await sending.send(async (keys) => {
      const taken = await priced.wait()
      const request = { offerId: taken.id }
      await api('selectOffer', { request, keys }).catch((error: unknown) => {
        isDecidedAgain = errorKeyOf(error) === 'decided_again'
        throw error
      })
      queries.setQueryData(offersKey, { ...answer, chosen: taken })
      track({ event: 'offer_chosen', product: taken.productType, term_months: taken.termMonths })
      await onSelected()
    })
    // Another tab may have changed an answer since: then there are other offers, or none yet. Why is read first.
    if (!isChosen && !isDecidedAgain) await queries.invalidateQueries({ queryKey: offersKey })
  }

  const take = ({ productType, termMonths }: Offer) => setWish(turnedTo(wish, productType, termMonths))

  return (
    <StepScreen
      title={text.title}
      intro={`${text.choose[productsOf(offerTypes)]} ${text.intro(formatLongDate(offers[0]!.validUntil, language))}`}
      look="wide"
    >
      <Suspense fallback={null}>
        <PrintHead title={text.pageTitle} />
      </Suspense>
      <div className="offer-choosing">
        <div className="offer-wish">
          <Found decision={answer.decision} />
          {isTester && <Notice tone="warning" title={text.testing} />}
          <CounterNotice ranges={ranges} />
          <ProductChoice ranges={ranges} wish={wish} setWish={setWish} />
          <OfferControls
            {...{ ranges, wish, setWish, choice }}
            isGuaranteeAsked={offers.every(({ securities }) => securities !== 'personal_liability')}
          />
        </div>
        <OfferFigures offer={offer} isCurrent={priced.isCurrent} isTorn={sending.isPending}>
          <OfferBar {...{ choice, priced, sending }} onPress={() => void select()} />
        </OfferFigures>
        <div className="offer-more">
          {offer && <OfferPress {...{ offer, offers, ranges, choice, choices }} onTake={take} />}
          <HealthPanel />
          <DecisionFacts decision={answer.decision} title={text.basisTitle} />
        </div>
      </div>
    </StepScreen>
  )
}

/** The counts of the bookings that the answer is based on. */
function Found({ decision }: { decision: DecisionView }) {
  const language = useLanguage()
  const text = personalOfferTexts[language]
  const connections = useApplication().data?.connections ?? []
  const found = foundWords(connections, language)
  const turnover = decision.facts.find(({ code }) => code === 'yearlyTurnoverCents')?.value
  if (found === null) return null
  return (
    <p className="offer-found">
      <Unbroken>{`${text.found} ${found}`}</Unbroken>
      {turnover !== undefined && ` ${text.foundTurnover(showCents(Math.round(turnover / 12), language, 0))}`}
    </p>
  )
}

type WishProps = { ranges: Ranges; wish: Wish; setWish: (wish: Wish) => void }

/** A credit is another thing than a loan, with another price; where both are offered, one of the two is looked at. */
function ProductChoice({ ranges, wish, setWish }: WishProps) {
  const text = personalOfferTexts[useLanguage()]
  const types = productTypesIn(ranges)
  if (types.length < 2) return null
  return (
    <div className="offer-products">
      <RadioCards
        legend={text.legend}
        isLegendHidden
        look="row"
        value={wish.productType}
        onValue={(productType: ProductType) => setWish({ ...wish, productType })}
        cards={types.map((value) => ({ value, ...text.products[value] }))}
      />
    </div>
  )
}

/** The choice, kept in the browser's history entry so that a reload and Back restore it. */
function useWish(first: () => Wish) {
  const [wish, setWish] = useState<Wish>(() => (history.state as { wish?: Wish } | null)?.wish ?? first())
  const keep = (next: Wish) => {
    setWish(next)
    history.replaceState({ ...history.state, wish: next }, '')
  }
  return [wish, keep] as const
}

/** Sent once for a set of offers: how many there are and of which products. */
function useOffersShown(offers: readonly Offer[]) {
  const shown = offers.map(({ productType }) => productType).join(' ')
  useEffect(() => {
    const types = shown.split(' ') as ProductType[]
    track({ event: 'offers_shown', offers: types.length, products: [...new Set(types)] })
  }, [shown])
}

function CounterNotice({ ranges }: { ranges: Ranges }) {
  const language = useLanguage()
  const text = personalOfferTexts[language]
  const counter = counterOf(ranges)
  if (counter === null) return null
  return (
    <Notice title={text.counterTitle}>
      <p>{text.counterText(showEuros(counter.requested, language), showEuros(counter.offered, language))}</p>
    </Notice>
  )
}
