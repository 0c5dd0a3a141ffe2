import { type FormEvent, useState } from 'react'
import { api } from '../../api/api.ts'
import { track } from '../../tracking/track.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { CallFailure } from '../../call-failure.tsx'
import { journeyTexts } from '../../screen/text.ts'
import { useSend } from '#ui/use-send.ts'
import { nextStepsTexts, type ReferenceSource, referenceSources } from './text.ts'

const ratings = ['1', '2', '3', '4', '5'] as const
type Rating = (typeof ratings)[number]
const fieldId = 'rating'
const suggestionsLengthMax = 2_000

function useFeedback(onSent: () => Promise<void>) {
  const { send, isPending, errorKey } = useSend()
  const [rating, setRating] = useState<Rating | null>(null)
  const [source, setSource] = useState<ReferenceSource | null>(null)
  const [suggestions, setSuggestions] = useState('')
  const [sentCount, setSentCount] = useState(0)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSentCount((count) => count + 1)
    if (rating === null) return
    const request = { rating: Number(rating), referenceSource: source, suggestions: suggestions.trim() || null }
    await send(async (keys) => {
      await api('sendFeedback', { request, keys })
      track({ event: 'feedback_sent', rating: request.rating })
      await onSent()
    })
  }

  const filledIn = { rating, setRating, source, setSource, suggestions, setSuggestions }
  return { ...filledIn, sentCount, isPending, errorKey, submit }
}

/** FLOW-10: rating, where from, what could be better. The last answer: after it the flow is finished. */
export function FeedbackForm({ onSent }: { onSent: () => Promise<void> }) {
  const language = useLanguage()
  const text = nextStepsTexts[language]
  const { rating, sentCount, submit, ...feedback } = useFeedback(onSent)
  const error = sentCount > 0 && rating === null ? text.ratingMissing : null
  const { optional, summaryTitle } = journeyTexts[language]
  return (
    <form className="form" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary title={summaryTitle} sentCount={sentCount} errors={error ? [{ fieldId, text: error }] : []} />
      <RadioCards<Rating>
        id={fieldId}
        legend={text.rating}
        look="rating"
        value={rating}
        onValue={feedback.setRating}
        cards={ratings.map((value, index) => ({ value, label: value, explanation: text.ratings[index] }))}
        error={error}
      />
      <Select<ReferenceSource>
        label={text.source}
        isOptional
        optionalText={optional}
        emptyText={text.sourceEmpty}
        value={feedback.source}
        onValue={feedback.setSource}
        options={referenceSources.map((value) => ({ value, label: text.sources[value] }))}
      />
      <TextArea
        label={text.suggestions}
        hint={text.suggestionsHint}
        isOptional
        optionalText={optional}
        lengthMax={suggestionsLengthMax}
        value={feedback.suggestions}
        onValue={feedback.setSuggestions}
      />
      <CallFailure errorKey={feedback.errorKey} />
      <div className="form-actions">
        <Button type="submit" isPending={feedback.isPending}>
          {text.button}
        </Button>
      </div>
    </form>
  )
}
