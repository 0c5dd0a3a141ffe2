import { useState } from 'react'
import type { DeskAnswerOf, DeskRequestOf } from '#contract/desk/calls.ts'
import type { DeskCaseView } from '#contract/desk/case.ts'
import { categoryWords } from '#lending/bookings/category-words.ts'
import type { Category } from '#lending/bookings/category.ts'
import { contestChoices } from '#lending/facts/contests/contest-choices.ts'
import { formatEuros } from '#lending/money.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { askDesk } from '../api/desk.ts'
import { FieldForm } from '../field-form.tsx'
import { SendFailure } from '../send-failure.tsx'
import { useSendAndRead } from '../work/queries.ts'
import { reassessTexts } from './reassess-text.ts'

type Booking = DeskAnswerOf<'listCaseBookings'>['bookings'][number]
type CorrectProps = { booking: Booking; view: DeskCaseView }

/** Reads a booking otherwise, or all of its counterparty's, after which the engine decides again. */
export function Correct({ booking, view }: CorrectProps) {
  const language = useLanguage()
  const text = reassessTexts[language].correct
  const [isOpen, setOpen] = useState(false)
  const who = `${booking.counterparty ?? booking.description}, ${formatEuros(booking.amountCents, { locale: language, decimals: 2 })}`
  if (contestChoices(booking).length === 0) return null
  return (
    <>
      <Button look="quiet" aria-label={text.openFor(who)} onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={text.title} closeText={text.close}>
        <p>{who}</p>
        <CorrectForm booking={booking} view={view} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

type Reach = DeskRequestOf<'correctCategory'>['reach']

function CorrectForm({ booking, view: { caseId, dataVersion }, onDone }: CorrectProps & { onDone: () => void }) {
  const language = useLanguage()
  const text = reassessTexts[language].correct
  const { booking: id, category: readAs, counterparty } = booking
  const sending = useSendAndRead()
  const categories = contestChoices(booking)
    .filter((one) => one !== readAs)
    .map((value) => ({ value, label: categoryWords[language][value] }))
  const reaches = [
    { value: 'booking', label: text.one },
    { value: 'counterparty', label: text.all(counterparty ?? '') },
  ]
  return (
    <FieldForm
      empty={{ category: null as Category | null, reach: 'booking' as Reach, reason: '' }}
      fields={() => [
        { name: 'category', look: 'select', ...text.category, options: categories },
        counterparty !== null && { name: 'reach', look: 'cards', ...text.reach, options: reaches },
        { name: 'reason', look: 'words', ...text.reason, lengthMax: 500 },
      ]}
      onSend={async ({ category, ...typed }, keys) => {
        const request = { dataVersion, booking: id, category: category!, ...typed }
        await askDesk('correctCategory', { params: { caseId }, request, keys })
        onDone()
      }}
      sending={sending}
      button={text.send}
    >
      <p className="case-soft">{text.consequence}</p>
      <SendFailure errorKey={sending.errorKey} />
    </FieldForm>
  )
}
