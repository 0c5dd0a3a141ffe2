import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { CategoryTotal } from '#contract/analysis.ts'
import type { AnswerOf } from '#contract/calls.ts'
import { categories, type Category } from '#lending/analysis/category.ts'
import { api } from '../../../api/api.ts'
import { Accordion } from '#ui/accordion.tsx'
import { formatCount } from '#ui/format.ts'
import { Table } from '#ui/table.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { showCents } from '#ui/amounts.ts'
import { StepScreen, WhenLoaded } from '../../../screen/step-screen.tsx'
import { BookingCard } from './booking-card.tsx'
import { Pages } from './pages.tsx'
import { kindTexts } from '#lending/analysis/category-words.ts'
import { useCategoryName } from './use-category-name.ts'
import { placeQuery } from './place.ts'
import { analysisKey } from './queries.ts'
import { categoriesTexts } from './text.ts'

type BookingsProps = { summary: AnswerOf<'listCategories'>; category: Category | null; page: number }

/** The bookings of one category, or those that the applicant changed, a page at a time. */
export function BookingsOfCategory({ summary, category, page }: BookingsProps) {
  const language = useLanguage()
  const nameOf = useCategoryName()
  const text = categoriesTexts[language]
  const query = { ...(category === null ? { contested: 'true' as const } : { category }), page: String(page) }
  const bookings = useQuery({
    queryKey: [...analysisKey, 'bookings', category, page],
    queryFn: ({ signal }) => api('listBookings', { query, signal }),
  })
  const total = summary.categories.find((one) => one.category === category)
  return (
    <StepScreen
      title={category === null ? text.contestedTitle : nameOf(category)}
      intro={category === null ? null : kindTexts[language][categories[category]]}
    >
      <p>
        <Link to={placeQuery({ view: 'summary' })}>{text.backToCategories}</Link>
      </p>
      {total && <MonthlyTotals total={total} />}
      <WhenLoaded query={bookings}>
        {(answer) => (
          <>
            {answer.bookings.length === 0 && <p>{category === null ? text.contestedNone : text.empty}</p>}
            <ul className="booking-list">
              {answer.bookings.map((booking) => (
                <BookingCard key={booking.booking} booking={booking} mayContest={summary.mayContest} />
              ))}
            </ul>
            <Pages
              page={answer.page}
              pageCount={answer.pageCount}
              to={(other) => placeQuery({ view: 'bookings', category, page: other })}
            />
          </>
        )}
      </WhenLoaded>
    </StepScreen>
  )
}

function MonthlyTotals({ total }: { total: CategoryTotal }) {
  const language = useLanguage()
  const text = categoriesTexts[language]
  const shown = (sumCents: number | null) => (sumCents === null ? '' : showCents(sumCents, language))
  return (
    <Accordion title={text.perMonth}>
      <Table
        className="category-months"
        heads={[text.month, text.count, text.sum]}
        rows={total.months.map(({ month, count, sumCents }) => [
          `${text.months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`,
          formatCount(count, language),
          shown(sumCents),
        ])}
      />
    </Accordion>
  )
}
