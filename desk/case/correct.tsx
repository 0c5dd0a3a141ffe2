import { type FormEvent, useState } from 'react'
import type { DeskAnswerOf, DeskRequestOf } from '#contract/desk/calls.ts'
import type { DeskCaseView } from '#contract/desk/case.ts'
import { categoryWords } from '#lending/analysis/category-words.ts'
import type { Category } from '#lending/analysis/category.ts'
import { contestChoices } from '#lending/analysis/contest.ts'
import { formatEuros } from '#lending/money.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { askDesk } from '../api/desk.ts'
import { SendFailure } from '../send-failure.tsx'
import { useSend } from '#ui/use-send.ts'
import { useReloadCase } from './queries.ts'
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

function CorrectForm({ booking, view, onDone }: CorrectProps & { onDone: () => void }) {
  const language = useLanguage()
  const text = reassessTexts[language].correct
  const [category, setCategory] = useState<Category | null>(null)
  const [reach, setReach] = useState<Reach>('booking')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const sending = useSend()
  const reload = useReloadCase(view.caseId)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (category === null || reason.trim() === '') return
    const request = { dataVersion: view.dataVersion, booking: booking.booking, reach, category, reason: reason.trim() }
    const isSent = await sending.send((keys) =>
      askDesk('correctCategory', { params: { caseId: view.caseId }, request, keys }),
    )
    if (isSent) onDone()
    await reload()
  }
  return (
    <form className="case-form" noValidate onSubmit={(event) => void submit(event)}>
      <Select<Category>
        label={text.category}
        emptyText={text.categoryEmpty}
        value={category}
        onValue={setCategory}
        options={contestChoices(booking)
          .filter((one) => one !== booking.category)
          .map((value) => ({ value, label: categoryWords[language][value] }))}
        error={isTried && category === null ? text.categoryMissing : null}
      />
      {booking.counterparty !== null && (
        <RadioCards<Reach>
          legend={text.reach}
          value={reach}
          onValue={setReach}
          cards={[
            { value: 'booking', label: text.one },
            { value: 'counterparty', label: text.all(booking.counterparty) },
          ]}
        />
      )}
      <TextArea
        label={text.reason}
        hint={text.reasonHint}
        value={reason}
        onValue={setReason}
        lengthMax={500}
        error={isTried && reason.trim() === '' ? text.reasonMissing : null}
      />
      <p className="case-soft">{text.consequence}</p>
      <SendFailure errorKey={sending.errorKey} />
      <Button type="submit" isPending={sending.isPending}>
        {text.send}
      </Button>
    </form>
  )
}
