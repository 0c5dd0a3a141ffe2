import { type FormEvent, useEffect, useId, useState } from 'react'
import { explanationLengthMax, type ReadBooking } from '#contract/analysis.ts'
import type { Category } from '#lending/bookings/category.ts'
import { contestChoices } from '#lending/facts/contests/contest-choices.ts'
import { api } from '../../../api/api.ts'
import { Select } from '#ui/form/select.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { journeyTexts } from '../../../screen/text.ts'
import { useSend } from '#ui/use-send.ts'
import { ContestEnd } from './contest-actions.tsx'
import { useCategoryName } from './use-category-name.ts'
import { categoriesTexts } from './text.ts'
import { useWorkOutAgain } from './use-work-out-again.ts'

/** A contest of a booking and its sending; then the decision is made again. */
function useContest({ booking }: ReadBooking, selectId: string) {
  const { send, isPending, errorKey } = useSend()
  const workOutAgain = useWorkOutAgain()
  const [category, setCategory] = useState<Category | null>(null)
  const [explanation, setExplanation] = useState('')
  const [isSent, setSent] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (category === null) return document.getElementById(selectId)?.focus()
    const request = { booking, category, explanation: explanation.trim() || null }
    await send(async (keys) => {
      await api('contestCategory', { request, keys })
      await workOutAgain()
    })
  }
  return { category, setCategory, explanation, setExplanation, isSent, submit, isPending, errorKey }
}

/** The applicant's category for a booking, with the reason. On opening, focus moves to its question. */
export function ContestForm({ booking, onCancel }: { booking: ReadBooking; onCancel: () => void }) {
  const language = useLanguage()
  const nameOf = useCategoryName()
  const text = categoriesTexts[language]
  const selectId = useId()
  const { category, submit, ...contest } = useContest(booking, selectId)
  useEffect(() => document.getElementById(selectId)?.focus(), [selectId])
  return (
    <form className="form contest-form" onSubmit={(event) => void submit(event)} noValidate aria-label={text.formTitle}>
      <Select
        id={selectId}
        label={text.choose}
        value={category}
        onValue={(value) => contest.setCategory(value || null)}
        options={choicesOf(booking).map((value) => ({ value, label: nameOf(value) }))}
        emptyText={text.chooseEmpty}
        error={contest.isSent && category === null ? text.chooseMissing : null}
      />
      <TextArea
        label={text.explanation}
        hint={text.explanationHint}
        isOptional
        optionalText={journeyTexts[language].optional}
        lengthMax={explanationLengthMax}
        rows={2}
        value={contest.explanation}
        onValue={contest.setExplanation}
      />
      <ContestEnd text={text} contest={contest} onCancel={onCancel} />
    </form>
  )
}

/** Every category but its own; the rules' one comes back by undoing. */
const choicesOf = (booking: ReadBooking): Category[] =>
  contestChoices(booking).filter((one) => one !== booking.category && one !== booking.insteadOf?.category)
