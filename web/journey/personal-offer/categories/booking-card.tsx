import { type ReactNode, useEffect, useId, useState } from 'react'
import type { ReadBooking } from '#contract/analysis.ts'
import { contestChoices } from '#lending/facts/contests/contest-choices.ts'
import { formatEuros } from '#lending/money.ts'
import { api } from '../../../api/api.ts'
import { Button } from '#ui/button.tsx'
import { formatDate, formatLongDate } from '#ui/format.ts'
import { Pill } from '#ui/pill.tsx'
import { useLanguage } from '#ui/use-language.ts'
import type { IdempotencyKeys } from '#contract/client.ts'
import { Withdraw } from './contest-actions.tsx'
import { ContestForm } from './contest-form.tsx'
import { whyText } from './rule-words.ts'
import { categoriesTexts } from './text.ts'
import { useCategoryName } from './use-category-name.ts'

/** Another currency keeps its own name, since it is no number of euros. */
function useAmount({ amountCents, currency }: ReadBooking): string {
  const language = useLanguage()
  const euros = formatEuros(amountCents, { locale: language, decimals: 2 })
  return currency === 'EUR' ? euros : `${currency} ${euros.replace(/€\s?/, '')}`
}

type BookingCardProps = { booking: ReadBooking; mayContest: boolean; children?: ReactNode }

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
