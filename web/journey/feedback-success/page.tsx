import { Redirect } from 'wouter'
import { type PageHandle, titleMeta } from '../../page-module.ts'
import { addressOfStep } from '../../application-state/journey-pages.ts'
import { useApplication } from '../../application-state/queries.ts'
import { AppLink } from '../../shell/app-link.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { StepScreen, WhenLoaded } from '../../screen/step-screen.tsx'
import { useView } from '../../tracking/use-view.ts'
import { nextStepsOpening } from '../next-steps/text.ts'
import { feedbackSuccessTexts } from './text.ts'

export const handle: PageHandle = { opening: nextStepsOpening }
export const meta = titleMeta(feedbackSuccessTexts)

/** ROUTE-14. Without feedback there is nothing to thank for: it leads on to the step that one is at. */
export default function FeedbackSuccessPage() {
  const language = useLanguage()
  return (
    <WhenLoaded query={useApplication()}>
      {({ feedbackGiven, flowFinished, furthestStep }) =>
        feedbackGiven ? (
          <Thanks />
        ) : (
          <Redirect to={addressOfStep(flowFinished ? 'next-steps' : furthestStep, language)} replace />
        )
      }
    </WhenLoaded>
  )
}

function Thanks() {
  const text = feedbackSuccessTexts[useLanguage()]
  useView('feedback success')
  return (
    <StepScreen title={text.title} intro={text.intro}>
      <ThanksPicture />
      <p>{text.next}</p>
      <p>
        <AppLink to="nextSteps" className="button button-primary">
          {text.status}
        </AppLink>
      </p>
      <p>
        <AppLink to="home" className="button button-secondary">
          {text.home}
        </AppLink>
      </p>
    </StepScreen>
  )
}

/** A boat that has come into harbour: our own drawing, decoration only. */
const ThanksPicture = () => (
  <svg className="thanks-picture" viewBox="0 0 320 160" aria-hidden="true">
    <circle className="picture-sun" cx="248" cy="52" r="30" />
    <g className="picture-boat">
      <path className="picture-sail" d="M150 22v86H92z" />
      <path className="picture-sail-dark" d="M158 38v70h46z" />
      <path className="picture-hull" d="M80 114h142l-20 24h-98z" />
    </g>
    <path className="picture-water" d="M0 130q20-10 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0v30H0z" />
  </svg>
)
