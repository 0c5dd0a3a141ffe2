import { useState } from 'react'
import type { DeskAnswerOf } from '#contract/desk/calls.ts'
import type { DeskCaseView } from '#contract/desk/case.ts'
import { categoryWords } from '#lending/bookings/category-words.ts'
import { bookingRuleText } from '#lending/desk/booking-words.ts'
import { factText } from '#lending/judged-facts/fact-text.ts'
import { formatEuros } from '#lending/money.ts'
import { Button } from '#ui/button.tsx'
import { formatCount, formatDate } from '#ui/format.ts'
import { Pill } from '#ui/pill.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { Correct } from './correct.tsx'
import { MonthsTable } from './months-table.tsx'
import { Panel } from './panel.tsx'
import { useBookings } from './queries.ts'
import { caseTexts } from './text.ts'

type Fact = NonNullable<DeskCaseView['facts']>[number]
type Booking = DeskAnswerOf<'listCaseBookings'>['bookings'][number]

/** The facts of the decision, each figure opening to its bookings. */
export function FactsPanel({ view }: { view: DeskCaseView }) {
  const text = caseTexts[useLanguage()].facts
  const { facts, months } = view
  return (
    <Panel title={text.title}>
      {facts === null || facts.length === 0 ? (
        <p>{text.gone}</p>
      ) : (
        facts.map((fact) => <FactLine key={fact.fact} fact={fact} view={view} />)
      )}
      <MonthsTable months={months} />
    </Panel>
  )
}

function FactLine({ fact, view }: { fact: Fact; view: DeskCaseView }) {
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
        {sentence} <Pill>{text.bookings(fact.bookingCount, formatCount(fact.bookingCount, language))}</Pill>
      </summary>
      {isShown && <Bookings view={view} fact={fact.fact} />}
    </details>
  )
}

function Bookings({ view, fact }: { view: DeskCaseView; fact: string }) {
  const text = caseTexts[useLanguage()].facts
  const { caseId, dataVersion } = view
  const [page, setPage] = useState(1)
  const { data, error } = useBookings({ caseId, dataVersion, fact, page, isOpen: view.names !== null })
  if (error !== null) return <p>{text.gone}</p>
  if (!data) return <p role="status">{text.loading}</p>
  return (
    <>
      <BookingTable bookings={data.bookings} view={view} />
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

function BookingTable({ bookings, view }: { bookings: readonly Booking[]; view: DeskCaseView }) {
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
          {bookings.map((booking) => (
            <tr key={booking.booking}>
              <td>{formatDate(booking.bookedOn)}</td>
              <td>
                {isClosed(booking) ? <em>{text.closed}</em> : `${booking.counterparty ?? ''} ${booking.description}`}
                <ReadAs booking={booking} />
                {view.mayAnswer && !isClosed(booking) && <Correct booking={booking} view={view} />}
              </td>
              <td className="case-number">{formatEuros(booking.amountCents, { locale: language, decimals: 2 })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const isClosed = ({ account }: Booking): boolean => account === ''

/** The category and its source; of a corrected one, also the rules' category and the reason. */
function ReadAs({ booking: { category, rule, correction } }: { booking: Booking }) {
  const language = useLanguage()
  const text = caseTexts[language].facts
  return (
    <small>
      {`${text.rule}: ${categoryWords[language][category]} (${bookingRuleText(rule, language) ?? rule})`}
      {correction !== null && `. ${text.insteadOf(categoryWords[language][correction.from])}`}
      {correction !== null && correction.reason !== '' && `. “${correction.reason}”`}
    </small>
  )
}
