import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import type { AnswerOf } from '#contract/calls.ts'
import type { Offer } from '#contract/offers.ts'
import type { ProductType } from '#contract/values.ts'
import { api } from '../../api/api.ts'
import type { ApplicationState } from '../../application-state/application-state.ts'
import { offersKey } from '../../application-state/follow-server.ts'
import { useApplicationState } from '../../application-state/store.ts'
import { track } from '../../tracking/track.ts'
import { Button } from '../../ui/button.tsx'
import { formatDate } from '../../ui/format.ts'
import { Notice } from '../../ui/notice.tsx'
import { useLanguage } from '../../use-language.ts'
import { showEuros } from '../amounts.ts'
import { CallFailure } from '../../call-failure.tsx'
import { StepScreen } from '../step-screen.tsx'
import { useSend } from '../use-send.ts'
import { DecisionFacts } from './decision-facts.tsx'
import { OfferCards } from './offer-cards.tsx'
import { OfferCompare } from './offer-compare.tsx'
import { offerName, productsOf } from '../offer-name.ts'
import { OfferDetails } from './offer-details.tsx'
import { OfferPlot } from './offer-plot.tsx'
import { type Counter, counterOf, firstShown } from './offer-view.ts'
import { personalOfferTexts } from './text.ts'

type OfferChoiceProps = { answer: AnswerOf<'listOffers'>; selectedId: string | null; onSelected: () => Promise<void> }

const chosenFrom = ({ offers, offerTypes, isTester }: ApplicationState) => ({ offers, offerTypes, isTester })

/** FLOW-9: all offers to compare, one of them in full, and one button to take it. */
export function OfferChoice({ answer, selectedId, onSelected }: OfferChoiceProps) {
  const language = useLanguage()
  const text = personalOfferTexts[language]
  const { decision } = answer
  const { offers, offerTypes, isTester } = useApplicationState(useShallow(chosenFrom))
  const queries = useQueryClient()
  const sending = useSend()
  useOffersShown(offers)
  const [shownId, setShownId] = useState(selectedId)
  const shown = offers.find((offer) => offer.id === shownId) ?? firstShown(offers)
  if (shown === null) return null
  const counter = counterOf(offers)

  const select = async () => {
    const request = { offerId: shown.id }
    const isChosen = await sending.send(async (keys) => {
      await api('selectOffer', { request, idempotencyKey: keys.keyOf('selectOffer', request) })
      track({ event: 'offer_chosen', product: shown.productType, term_months: shown.termMonths })
      await onSelected()
    })
    // What was answered otherwise in another tab since has made other offers, or none yet.
    if (!isChosen) await queries.invalidateQueries({ queryKey: offersKey })
  }

  return (
    <StepScreen
      title={text.title}
      intro={`${text.choose[productsOf(offerTypes)]} ${text.intro(formatDate(shown.validUntil))}`}
      look="wide"
    >
      {isTester && <Notice tone="warning" title={text.testing} />}
      {counter && <CounterNotice counter={counter} />}
      <OfferCards offers={offers} shownId={shown.id} onShow={setShownId} />
      <OfferDetails offer={shown} />
      <OfferPlot offer={shown} offers={offers} />
      <OfferCompare offers={offers} />
      <DecisionFacts decision={decision} title={text.basisTitle} />
      <div className="offer-bar">
        <CallFailure errorKey={sending.errorKey} />
        <Button isPending={sending.isPending} onClick={() => void select()}>
          {text.button(offerName(shown, language).toLowerCase(), showEuros(shown.loanAmount, language))}
        </Button>
        <p className="small">{text.buttonHint}</p>
      </div>
    </StepScreen>
  )
}

/** Told once for a set of offers: how many there are and of which products. */
function useOffersShown(offers: readonly Offer[]) {
  const shown = offers.map(({ productType }) => productType).join(' ')
  useEffect(() => {
    const types = shown.split(' ') as ProductType[]
    track({ event: 'offers_shown', offers: types.length, products: [...new Set(types)] })
  }, [shown])
}

function CounterNotice({ counter }: { counter: Counter }) {
  const language = useLanguage()
  const text = personalOfferTexts[language]
  const [requested, offered] = [showEuros(counter.requested, language), showEuros(counter.offered, language)]
  if (counter.kind === 'credit') {
    return (
      <Notice>
        <p>{text.counterCredit(requested, offered)}</p>
      </Notice>
    )
  }
  return (
    <Notice title={text.counterTitle}>
      <p>{text.counterText(requested, offered)}</p>
    </Notice>
  )
}
