import { lazy, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { type DecisionView, reviewExplanationLengthMax } from '#contract/offers.ts'
import { addressOf } from '../../addresses.ts'
import { HealthPanel } from '../../health-check/health-panel.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useFollowUp } from '../../application-state/queries.ts'
import { Loading, StepScreen } from '../../screen/step-screen.tsx'
import { AskedForm } from './asked-form.tsx'
import { CategoriesLink } from './categories/categories-link.tsx'
import { DecisionFacts } from './decision-facts.tsx'
import { OnPress } from '../../on-press.tsx'
import { decisionTexts } from './decision-text.ts'
import { reasonSentences } from './decision-words.ts'
import { RemindMe } from './remind-me.tsx'
import { HelpNow, WayToYes } from './way-to-yes.tsx'
import { TitledSection } from '../../titled-section.tsx'
import { ConfirmAddress } from '../../answer-address.tsx'
import { api } from '../../api/api.ts'
import { formatLongDate } from '#ui/format.ts'
import { Notice } from '#ui/notice.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Unbroken } from '#ui/unbroken.tsx'
import { journeyTexts } from '../../screen/text.ts'

/** Only for a referral and its answer. */
const FollowUp = lazy(async () => ({ default: (await import('../../follow-up/follow-up.tsx')).FollowUp }))

/** A person's review, by a date (GDPR art. 22(3)). Once requested, it shows when the answer comes. */
function ReviewRequest({ decision }: { decision: DecisionView }) {
  const language = useLanguage()
  const text = decisionTexts[language]
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (decision.reviewAnswer !== null) {
    const { on, isUpheld, words } = decision.reviewAnswer
    return (
      <Notice title={isUpheld ? text.reviewUpheld : text.reviewRevised}>
        <p>
          <Unbroken>{text.reviewAnswered(formatLongDate(on, language))}</Unbroken>
        </p>
        {words.split(/\n+/).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Notice>
    )
  }
  if (decision.reviewAnswerBy !== null) {
    return (
      <>
        <Notice tone="success" role="status" title={text.reviewDoneTitle}>
          <p>
            <Unbroken>{text.reviewDone(formatLongDate(decision.reviewAnswerBy, language))}</Unbroken>
          </p>
        </Notice>
        <ConfirmAddress sentTo={sentTo} />
      </>
    )
  }
  return (
    <TitledSection id="review-title" title={text.reviewTitle} className="step-part decision-part">
      <p>{text.reviewText}</p>
      <OnPress title={text.reviewButton} look="button" isOpenFirst={decision.isByPerson}>
        <ReviewForm onAsked={setSentTo} />
      </OnPress>
    </TitledSection>
  )
}

function ReviewForm({ onAsked }: { onAsked: (codeSentTo: string | null) => void }) {
  const language = useLanguage()
  const text = decisionTexts[language]
  const [explanation, setExplanation] = useState('')
  return (
    <AskedForm
      button={text.reviewSend}
      send={(email, keys) =>
        api('requestReview', { request: { email, explanation: explanation.trim() || null }, keys })
      }
      onAsked={onAsked}
    >
      <TextArea
        label={text.reviewExplanation}
        hint={text.reviewExplanationHint}
        isOptional
        optionalText={journeyTexts[language].optional}
        lengthMax={reviewExplanationLengthMax}
        value={explanation}
        onValue={setExplanation}
      />
    </AskedForm>
  )
}

/** The two that weigh most, and the others on a press. */
function Reasons({ sentences }: { sentences: readonly string[] }) {
  const text = decisionTexts[useLanguage()]
  const list = (some: readonly string[]) => (
    <ul className="reasons">
      {some.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
  if (sentences.length <= 2) return list(sentences)
  return (
    <>
      {list(sentences.slice(0, 2))}
      <details className="figure-source">
        <summary>{text.otherReasons(sentences.length - 2)}</summary>
        {list(sentences.slice(2))}
      </details>
    </>
  )
}

/** No offer, or not yet: who helps, why, what would change it, and a person to ask (FLOW-9, CORE-5). */
export function DecisionExplained({ decision }: { decision: DecisionView }) {
  const language = useLanguage()
  const text = decisionTexts[language]
  const isRefused = decision.outcome === 'refused'
  const isReferred = decision.outcome === 'referred'
  // A person has a referral already; after their answer a review may be asked for.
  const mayAskAgain = useFollowUp({ isWanted: isReferred }).data?.followUp?.answer?.isYes === false || !isReferred
  const followUp = (
    <Suspense fallback={<Loading />}>
      <FollowUp kind="referral" />
    </Suspense>
  )
  return (
    <StepScreen
      title={isRefused ? text.refusedTitle : text.referredTitle}
      intro={isRefused ? text.refusedIntro : text.referredIntro}
      scene={isRefused ? 'chart' : 'harbour'}
    >
      <p>{text.noEffect}</p>
      {!isReferred && decision.isByPerson && followUp}
      {isRefused && <HelpNow decision={decision} />}
      <TitledSection id="reasons-title" title={text.reasonsTitle} className="step-part decision-part">
        <Reasons sentences={reasonSentences(decision.reasons, language)} />
      </TitledSection>
      {isReferred && followUp}
      <WayToYes decision={decision}>{isRefused && <RemindMe />}</WayToYes>
      {mayAskAgain && <ReviewRequest decision={decision} />}
      <HealthPanel />
      <DecisionFacts decision={decision} title={text.factsTitle[isReferred ? 'referred' : 'refused']} />
      <p>
        <CategoriesLink />
      </p>
      <p>
        {text.complaint} <Link to={addressOf('uploadTransactions', language)}>{text.changeData}</Link>
      </p>
    </StepScreen>
  )
}
