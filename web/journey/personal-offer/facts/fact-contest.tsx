import type { IdempotencyKeys } from '#contract/client.ts'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { type ContestReach, explanationLengthMax, type ReadBooking } from '#contract/analysis.ts'
import type { ContestableFact } from '#lending/facts/contests/contestable-facts.ts'
import { api } from '../../../api/api.ts'
import { Button } from '#ui/button.tsx'
import { formatCount } from '#ui/format.ts'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useSend } from '#ui/use-send.ts'
import { ContestEnd, Withdraw } from '../categories/contest-actions.tsx'
import { useWorkOutAgain } from '../categories/use-work-out-again.ts'
import { factsTexts } from './text.ts'

type About = { fact: ContestableFact; booking: ReadBooking | null }

/** A button that opens the form in its place; cancelled, the focus goes back to the button. */
export function FactContest({ label, labelInFull, ...about }: About & { label: string; labelInFull?: string }) {
  const buttonId = useId()
  const [form, setForm] = useState<'unopened' | 'open' | 'cancelled'>('unopened')
  useEffect(() => {
    if (form === 'cancelled') document.getElementById(buttonId)?.focus()
  }, [form, buttonId])
  if (form === 'open') return <FactContestForm {...about} onCancel={() => setForm('cancelled')} />
  return (
    <div className="booking-actions">
      <Button id={buttonId} look="quiet" aria-label={labelInFull} onClick={() => setForm('open')}>
        {label}
      </Button>
    </div>
  )
}

/** A contest of a fact and its sending; then the decision is made again. */
function useFactContest({ fact, booking }: About, explanationId: string) {
  const { send, isPending, errorKey } = useSend()
  const workOutAgain = useWorkOutAgain()
  const [reach, setReach] = useState<ContestReach>(booking === null ? 'all' : 'booking')
  const [explanation, setExplanation] = useState('')
  const [isSent, setSent] = useState(false)
  const isMissing = explanation.trim() === ''

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (isMissing) return document.getElementById(explanationId)?.focus()
    const request = { fact, reach, booking: booking?.booking ?? null, explanation: explanation.trim() }
    await send(async (keys) => {
      await api('contestFact', { request, keys })
      await workOutAgain()
    })
  }
  return { reach, setReach, explanation, setExplanation, isMissing: isSent && isMissing, submit, isPending, errorKey }
}

/** One reason for all that is contested at once. Opening it takes the reader to its question. */
export function FactContestForm({ onCancel, ...about }: About & { onCancel: () => void }) {
  const language = useLanguage()
  const text = factsTexts[language]
  const explanationId = useId()
  const { booking, fact } = about
  const contest = useFactContest(about, explanationId)
  const others = booking?.underFact?.ofCounterparty ?? 1
  useEffect(() => document.getElementById(explanationId)?.focus(), [explanationId])
  return (
    <form
      className="form contest-form"
      onSubmit={(event) => void contest.submit(event)}
      noValidate
      aria-label={text.formTitle}
    >
      {booking !== null && others > 1 && (
        <RadioCards
          legend={text.reach}
          value={contest.reach}
          onValue={contest.setReach}
          cards={[
            { value: 'booking', label: text.reachBooking },
            {
              value: 'counterparty',
              label: text.reachCounterparty(formatCount(others, language), booking.counterparty ?? ''),
            },
          ]}
        />
      )}
      <TextArea
        id={explanationId}
        label={text.explanation}
        hint={text.examples[fact]}
        lengthMax={explanationLengthMax}
        rows={2}
        value={contest.explanation}
        onValue={contest.setExplanation}
        error={contest.isMissing ? text.explanationMissing : null}
      />
      <ContestEnd text={text} contest={contest} onCancel={onCancel} />
    </form>
  )
}

export function WithdrawFactContest({ contest, label }: { contest: string; label: string }) {
  const withdraw = (keys: IdempotencyKeys) => {
    const request = { contest }
    return api('withdrawFactContest', { request, keys })
  }
  return (
    <Withdraw label={label} withdraw={withdraw}>
      {factsTexts[useLanguage()].withdraw}
    </Withdraw>
  )
}
