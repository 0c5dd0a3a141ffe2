import { useState } from 'react'
import type { DeskAnswerOf } from '#contract/desk/calls.ts'
import type { DeskCaseView } from '#contract/desk/case.ts'
import { factText } from '#lending/judged-facts/fact-text.ts'
import { formatEuros } from '#lending/money.ts'
import { Button } from '#web/ui/button.tsx'
import { formatDate } from '#web/ui/format.ts'
import { Pill } from '#web/ui/pill.tsx'
import { useLanguage } from '#web/use-language.ts'
import { Panel } from './panel.tsx'
import { useBookings } from './queries.ts'
import { caseTexts } from './text.ts'

type Fact = NonNullable<DeskCaseView['facts']>[number]
type Booking = DeskAnswerOf<'listCaseBookings'>['bookings'][number]

/** What the decision rests on, each figure opening to its bookings. */
export function FactsPanel({ view }: { view: DeskCaseView }) {
  const text = caseTexts[useLanguage()].facts
  const { facts, caseId, names } = view
  return (
    <Panel title={text.title}>
      {facts === null || facts.length === 0 ? (
        <p>{text.gone}</p>
      ) : (
        facts.map((fact) => <FactLine key={fact.fact} fact={fact} caseId={caseId} isOpen={names !== null} />)
      )}
    </Panel>
  )
}

function FactLine({ fact, caseId, isOpen }: { fact: Fact; caseId: string; isOpen: boolean }) {
  const language = useLanguage()
  const text = caseTexts[language].facts
  const [isShown, setShown] = useState(false)
  const sentence = factText(
    { fact: fact.fact, figures: fact.figures } as unknown as Parameters<typeof factText>[0],
    language,
  )
  if (fact.bookingCount === 0) return <p className="case-fact">{sentence}</p>
  return (
    <details className="case-details case-fact" onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary>
        {sentence} <Pill>{text.bookings(fact.bookingCount)}</Pill>
      </summary>
      {isShown && <Bookings caseId={caseId} fact={fact.fact} isOpen={isOpen} />}
    </details>
  )
}

function Bookings({ caseId, fact, isOpen }: { caseId: string; fact: string; isOpen: boolean }) {
  const text = caseTexts[useLanguage()].facts
  const [page, setPage] = useState(1)
  const { data, error } = useBookings({ caseId, fact, page, isOpen })
  if (error !== null) return <p>{text.gone}</p>
  if (!data) return <p role="status">{text.loading}</p>
  return (
    <>
      <BookingTable bookings={data.bookings} />
      {data.pageCount > 1 && (
        <div className="case-pages">
          <Button look="quiet" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {text.previous}
          </Button>
          <span>{text.page(data.page, data.pageCount)}</span>
          <Button look="quiet" disabled={page >= data.pageCount} onClick={() => setPage(page + 1)}>
            {text.next}
          </Button>
        </div>
      )}
    </>
  )
}

function BookingTable({ bookings }: { bookings: readonly Booking[] }) {
  const language = useLanguage()
  const text = caseTexts[language].facts
  return (
    <div className="case-scroll" tabIndex={0} role="region" aria-label={text.who}>
      <table className="table case-bookings">
        <thead>
          <tr>
            <th scope="col">{text.day}</th>
            <th scope="col">{text.who}</th>
            <th scope="col">{text.amount}</th>
          </tr>
        </thead>
        <tbody>
          {bookings.map(({ booking, bookedOn, counterparty, description, category, rule, amountCents, account }) => (
            <tr key={booking}>
              <td>{formatDate(bookedOn)}</td>
              <td>
                {account === '' ? <em>{text.closed}</em> : `${counterparty ?? ''} ${description}`}
                <small>{`${text.rule} ${category}, ${rule}`}</small>
              </td>
              <td className="case-number">{formatEuros(amountCents, { locale: language, decimals: 2 })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
