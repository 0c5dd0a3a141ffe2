import { lazy, Suspense, type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import { type DecisionView, reviewExplanationLengthMax } from '#contract/offers.ts'
import { addressOf } from '../../addresses.ts'
import { HealthPanel } from '../../health-check/health-panel.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useFollowUp } from '../../application-state/queries.ts'
import { Loading, StepScreen } from '../../screen/step-screen.tsx'
import { CategoriesLink } from './categories/categories-link.tsx'
import { DecisionFacts } from './decision-facts.tsx'
import { OnPress } from '../../on-press.tsx'
import { decisionTexts } from './decision-text.ts'
import { reasonSentences } from './decision-words.ts'
import { RemindMe } from './remind-me.tsx'
import { HelpNow, WayToYes } from './way-to-yes.tsx'
import { TitledSection } from '../../titled-section.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { AnswerAddress, ConfirmAddress, useAnswerAddress } from '../../answer-address.tsx'
import { api } from '../../api/api.ts'
import { Button } from '#ui/button.tsx'
import { formatLongDate } from '#ui/format.ts'
import { Notice } from '#ui/notice.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Unbroken } from '#ui/unbroken.tsx'
import { offersKey } from '../../application-state/follow-server.ts'
import { CallFailure } from '../../call-failure.tsx'
import { journeyTexts } from '../../screen/text.ts'
import { useSend } from '#ui/use-send.ts'

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
    // An answer by a person is objected to; to an answer by the computer it is one of the ways on.
    <OnPress title={text.reviewTitle} isOpenFirst={decision.isByPerson}>
      <p>{text.reviewText}</p>
      <ReviewForm onAsked={setSentTo} />
    </OnPress>
  )
}

function ReviewForm({ onAsked }: { onAsked: (codeSentTo: string | null) => void }) {
  const language = useLanguage()
  const text = decisionTexts[language]
  const queries = useQueryClient()
  const sending = useSend()
  const address = useAnswerAddress()
  const [explanation, setExplanation] = useState('')
  const [isSent, setSent] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (address.wrongId !== null) return document.getElementById(address.wrongId)?.focus()
    const request = { email: address.email, explanation: explanation.trim() || null }
    await sending.send(async (keys) => {
      onAsked((await api('requestReview', { request, keys })).codeSentTo)
      await queries.invalidateQueries({ queryKey: offersKey })
    })
  }

  return (
    <form className="form" onSubmit={(event) => void submit(event)} noValidate>
      <AnswerAddress address={address} isTried={isSent} />
      <TextArea
        label={text.reviewExplanation}
        hint={text.reviewExplanationHint}
        isOptional
        optionalText={journeyTexts[language].optional}
        lengthMax={reviewExplanationLengthMax}
        value={explanation}
        onValue={setExplanation}
      />
      <CallFailure errorKey={sending.errorKey} />
      <div className="form-actions">
        <Button type="submit" isPending={sending.isPending}>
          {text.reviewButton}
        </Button>
      </div>
    </form>
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
  return (
    <StepScreen
      title={isRefused ? text.refusedTitle : text.referredTitle}
      intro={isRefused ? text.refusedIntro : text.referredIntro}
      scene={isRefused ? 'chart' : 'harbour'}
    >
      <p>{text.noEffect}</p>
      {(isReferred || decision.isByPerson) && (
        <Suspense fallback={<Loading />}>
          <FollowUp kind="referral" />
        </Suspense>
      )}
      {isRefused && <HelpNow decision={decision} />}
      <TitledSection id="reasons-title" title={text.reasonsTitle} className="step-part decision-part">
        <Reasons sentences={reasonSentences(decision.reasons, language)} />
      </TitledSection>
      <WayToYes decision={decision}>{isRefused && <RemindMe />}</WayToYes>
      {!isRefused && <HelpNow decision={decision} />}
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
