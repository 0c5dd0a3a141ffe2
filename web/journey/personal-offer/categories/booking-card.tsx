import { type ReactNode, useEffect, useId, useState, type FormEvent } from 'react'
import { type ReadBooking, explanationLengthMax } from '#contract/analysis.ts'
import { contestChoices } from '#lending/facts/contests/contest-choices.ts'
import { formatEuros } from '#lending/money.ts'
import { api } from '../../../api/api.ts'
import { Button } from '#ui/button.tsx'
import { formatDate, formatLongDate } from '#ui/format.ts'
import { Pill } from '#ui/pill.tsx'
import { useLanguage } from '#ui/use-language.ts'
import type { IdempotencyKeys } from '#contract/client.ts'
import { Withdraw, ContestEnd } from './contest-actions.tsx'
import { whyText } from './rule-words.ts'
import { categoriesTexts } from './text.ts'
import { useCategoryName } from './use-category-name.ts'
import type { Category } from '#lending/bookings/category.ts'
import { Select } from '#ui/form/select.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { journeyTexts } from '../../../screen/text.ts'
import { useSend } from '#ui/use-send.ts'
import { useWorkOutAgain } from './use-work-out-again.ts'

/** Another currency keeps its own name, since it is no number of euros. */
function useAmount({ amountCents, currency }: ReadBooking): string {
  const language = useLanguage()
  const euros = formatEuros(amountCents, { locale: language, decimals: 2 })
  return currency === 'EUR' ? euros : `${currency} ${euros.replace(/€\s?/, '')}`
}

type BookingCardProps = { booking: ReadBooking; mayContest: boolean; children?: ReactNode }

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
function ContestForm({ booking, onCancel }: { booking: ReadBooking; onCancel: () => void }) {
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

/** One booking: its category, the reason, and a way to contest it. */
export function BookingCard({ booking, mayContest, children }: BookingCardProps) {
  const language = useLanguage()
  const text = categoriesTexts[language]
  const nameOf = useCategoryName()
  const amount = useAmount(booking)
  const buttonId = useId()
  const [form, setForm] = useState<'unopened' | 'open' | 'cancelled'>('unopened')
  const isOpen = form === 'open'
  // The form took the focus with it; it goes back to where it came from.
  useEffect(() => {
    if (form === 'cancelled') document.getElementById(buttonId)?.focus()
  }, [form, buttonId])
  const name = booking.counterparty ?? text.unnamed
  const { correction } = booking
  const mayChange = mayContest && correction === null && contestChoices(booking).length > 0
  return (
    <li className="booking">
      <p className="booking-head">
        <strong>{name}</strong>
        <span className="booking-amount">{amount}</span>
      </p>
      <p className="small">
        {formatDate(booking.bookedOn)}
        {booking.description !== '' && ` · ${booking.description}`}
      </p>
      {(booking.insteadOf ?? correction) && <Pill>{nameOf(booking.category)}</Pill>}
      <p>{whyText(booking, language, nameOf)}</p>
      {correction && (
        <p className="small">
          {text.corrected(text.roles[correction.role], formatLongDate(correction.at, language), correction.reason)}
        </p>
      )}
      {booking.explanation !== null && <p className="small">{text.said(booking.explanation)}</p>}
      {mayChange && !isOpen && (
        <div className="booking-actions">
          <Button id={buttonId} look="quiet" aria-label={text.changeOf(name, amount)} onClick={() => setForm('open')}>
            {text.change}
          </Button>
          {booking.insteadOf && <WithdrawContest booking={booking} label={text.withdrawOf(name, amount)} />}
        </div>
      )}
      {isOpen && <ContestForm booking={booking} onCancel={() => setForm('cancelled')} />}
      {children}
    </li>
  )
}

function WithdrawContest({ booking: { booking }, label }: { booking: ReadBooking; label: string }) {
  const withdraw = (keys: IdempotencyKeys) => {
    const request = { booking }
    return api('withdrawContest', { request, keys })
  }
  return (
    <Withdraw label={label} withdraw={withdraw}>
      {categoriesTexts[useLanguage()].withdraw}
    </Withdraw>
  )
}
