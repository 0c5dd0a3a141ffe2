import { lazy, Suspense } from 'react'
import { Redirect } from 'wouter'
import { type PageHandle, titleMeta } from '../../page-module.ts'
import type { ApplicationView } from '#contract/application.ts'
import { addressOf } from '../../addresses.ts'
import { useApplicationState } from '../../application-state/store.ts'
import { AppLink } from '../../shell/app-link.tsx'
import { formatIban } from '#ui/format.ts'
import { useLanguage } from '#ui/use-language.ts'
import { showEuros } from '#ui/amounts.ts'
import { offerName } from '../offer-name.ts'
import { useApplication, useFollowUp, useOffers } from '../../application-state/queries.ts'
import { Loading, Opening, StepScreen, WhenLoaded } from '../../screen/step-screen.tsx'
import { useStep } from '../use-step.ts'
import { FeedbackForm } from './feedback-form.tsx'
import { nextStepsOpening, nextStepsTexts } from './text.ts'
import { TitledSection } from '../../titled-section.tsx'

export const handle: PageHandle = { opening: nextStepsOpening }
export const meta = titleMeta(nextStepsTexts)

/** Asked and shown below the words of the screen, so it may come after them. */
const FollowUp = lazy(async () => ({ default: (await import('../../follow-up/follow-up.tsx')).FollowUp }))

/** ROUTE-12, FLOW-10: contact details first, and only then what happens next. Empty without a choice. */
export default function NextStepsPage() {
  const language = useLanguage()
  // Both decide the heading, so the screen waits for them.
  const [offers, followUp] = [useOffers(), useFollowUp()]
  return (
    <WhenLoaded query={useApplication()} words={nextStepsOpening[language]}>
      {(application) =>
        application.disbursementIban === null && !application.flowFinished ? (
          <Redirect to={addressOf('personalOffer', language)} replace />
        ) : !offers.isFetched || !followUp.isFetched ? (
          <Opening words={nextStepsOpening[language]} />
        ) : (
          <NextSteps application={application} />
        )
      }
    </WhenLoaded>
  )
}

function NextSteps({ application }: { application: ApplicationView }) {
  const text = nextStepsTexts[useLanguage()]
  const isFollowed = useFollowUp().data?.followUp != null
  const isDone = application.flowFinished || isFollowed
  const { refresh, goTo } = useStep()
  return (
    <StepScreen title={isDone ? text.title : text.oneMore} intro={<Chosen application={application} />}>
      <Suspense fallback={<Loading />}>
        <FollowUp kind="choice" onConfirmed={() => void refresh()} />
      </Suspense>
      {isDone && (
        <p>
          {text.yourData} <AppLink to="yourData">{text.yourDataLink}</AppLink>.
        </p>
      )}
      {application.flowFinished && !application.feedbackGiven && (
        <TitledSection id="feedback-title" title={text.feedbackTitle} className="card card-soft">
          <p>{text.feedbackIntro}</p>
          <FeedbackForm onSent={() => goTo('feedbackSuccess', { replace: true })} />
        </TitledSection>
      )}
    </StepScreen>
  )
}

/** The choice in one line, with the account; plain words when the offers are gone. */
function Chosen({ application }: { application: ApplicationView }) {
  const language = useLanguage()
  const text = nextStepsTexts[language]
  const { data } = useOffers()
  const offers = useApplicationState((state) => state.offers)
  const offer = data?.chosen ?? offers.find(({ id }) => id === application.selectedOfferId)
  const { disbursementIban } = application
  const chosen = offer
    ? text.intro(offerName(offer, language).toLowerCase(), showEuros(offer.loanAmount, language))
    : text.introPlain
  const guarantee = offer?.securities === 'personal_guarantee' ? ` ${text.guarantee}` : ''
  return `${chosen}${guarantee}${disbursementIban === null ? '' : ` ${text.paidTo} ${formatIban(disbursementIban)}.`}`
}
