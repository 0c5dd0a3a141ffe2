import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type DecisionView, reviewExplanationLengthMax } from '#contract/offers.ts'
import { AnswerAddress, ConfirmAddress, useAnswerAddress } from '../../answer-address.tsx'
import { api } from '../../api/api.ts'
import { Button } from '#ui/button.tsx'
import { formatLongDate } from '#ui/format.ts'
import { Notice } from '#ui/notice.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Unbroken } from '#ui/unbroken.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { offersKey } from '../../application-state/follow-server.ts'
import { CallFailure } from '../../call-failure.tsx'
import { journeyTexts } from '../../screen/text.ts'
import { useSend } from '#ui/use-send.ts'
import { decisionTexts } from './decision-text.ts'
import { TitledSection } from '../../titled-section.tsx'

/** A person's review, by a date (GDPR art. 22(3)). Once requested, it shows when the answer comes. */
export function ReviewRequest({ decision }: { decision: DecisionView }) {
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
    <TitledSection id="review-title" title={text.reviewTitle} className="card card-soft">
      <p>{text.reviewText}</p>
      <ReviewForm onAsked={setSentTo} />
    </TitledSection>
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
