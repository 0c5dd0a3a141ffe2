import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import type { DecisionView } from '#contract/offers.ts'
import { addressOf } from '../../addresses.ts'
import { HealthPanel } from '../../health-check/health-panel.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useFollowUp } from '../../application-state/queries.ts'
import { Loading, StepScreen } from '../../screen/step-screen.tsx'
import { CategoriesLink } from './categories/categories-link.tsx'
import { DecisionFacts } from './on-press.tsx'
import { decisionTexts } from './decision-text.ts'
import { reasonSentences } from './decision-words.ts'
import { ReviewRequest } from './review-request.tsx'
import { HelpNow, WayToYes } from './way-to-yes.tsx'
import { TitledSection } from '../../titled-section.tsx'

/** Only for a referral and its answer. */
const FollowUp = lazy(async () => ({ default: (await import('../../follow-up/follow-up.tsx')).FollowUp }))

/** No offer, or not yet: why, what would change it, and a person to ask (FLOW-9, CORE-5). Never a bare no. */
export function DecisionExplained({ decision }: { decision: DecisionView }) {
  const language = useLanguage()
  const text = decisionTexts[language]
  const isRefused = decision.outcome === 'refused'
  const isReferred = decision.outcome === 'referred'
  // A person has a referral already; after their answer a review may be asked for.
  const mayAskAgain = useFollowUp({ isWanted: isReferred }).data?.followUp?.answer?.isYes === false || !isReferred
  return (
    <StepScreen
      title={isRefused ? text.refusedTitle : text.referredTitle}
      intro={isRefused ? text.refusedIntro : text.referredIntro}
    >
      {(isReferred || decision.isByPerson) && (
        <Suspense fallback={<Loading />}>
          <FollowUp kind="referral" />
        </Suspense>
      )}
      <TitledSection id="reasons-title" title={text.reasonsTitle} className="card">
        <ul className="reasons">
          {reasonSentences(decision.reasons, language).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p className="small">{text.noEffect}</p>
      </TitledSection>
      <WayToYes decision={decision} />
      <HelpNow decision={decision} />
      {mayAskAgain && <ReviewRequest decision={decision} />}
      <HealthPanel />
      <DecisionFacts decision={decision} title={text.factsTitle} />
      <p>
        <CategoriesLink />
      </p>
      <p>
        {text.complaint} <Link to={addressOf('uploadTransactions', language)}>{text.changeData}</Link>
      </p>
    </StepScreen>
  )
}
