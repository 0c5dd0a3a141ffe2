import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { ReadBooking } from '#contract/analysis.ts'
import type { QueryOf } from '#contract/calls.ts'
import { useLanguage } from '#ui/use-language.ts'
import { api } from '../../../api/api.ts'
import { WhenLoaded } from '../../../screen/step-screen.tsx'
import { BookingCard } from './booking-card.tsx'
import { analysisKey } from './place.ts'
import { categoriesTexts } from './text.ts'

type ListedBookingsProps = {
  asked: Omit<QueryOf<'listBookings'>, 'page'>
  page: number
  mayContest: boolean
  /** In place of no bookings. */
  none?: string
  /** The query of another page. */
  to: (page: number) => string
  /** Below each booking. */
  below?: (booking: ReadBooking) => ReactNode
}

/** The bookings of a category or a fact, a page at a time. */
export function ListedBookings({ asked, page, mayContest, none, to, below }: ListedBookingsProps) {
  const query = { ...asked, page: String(page) }
  const bookings = useQuery({
    queryKey: [...analysisKey, 'bookings', query],
    queryFn: ({ signal }) => api('listBookings', { query, signal }),
  })
  return (
    <WhenLoaded query={bookings}>
      {(answer) => (
        <>
          {answer.bookings.length === 0 && none && <p>{none}</p>}
          <ul className="booking-list">
            {answer.bookings.map((booking) => (
              <BookingCard key={booking.booking} booking={booking} mayContest={mayContest}>
                {below?.(booking)}
              </BookingCard>
            ))}
          </ul>
          <Pages page={answer.page} pageCount={answer.pageCount} to={to} />
        </>
      )}
    </WhenLoaded>
  )
}

type PagesProps = { page: number; pageCount: number; to: (page: number) => string }

function Pages({ page, pageCount, to }: PagesProps) {
  const text = categoriesTexts[useLanguage()]
  if (pageCount === 1) return null
  return (
    <nav className="pages" aria-label={text.pages}>
      {page > 1 && <Link to={to(page - 1)}>{text.previous}</Link>}
      <span>{text.pageOf(page, pageCount)}</span>
      {page < pageCount && <Link to={to(page + 1)}>{text.next}</Link>}
    </nav>
  )
}
