import { Link } from 'wouter'
import type { CategoryTotal } from '#contract/analysis.ts'
import type { AnswerOf } from '#contract/calls.ts'
import { categories, type Category } from '#lending/bookings/category.ts'
import { Accordion } from '#ui/accordion.tsx'
import { formatCount } from '#ui/format.ts'
import { Table } from '#ui/table.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { showCents } from '#ui/amounts.ts'
import { StepScreen } from '../../../screen/step-screen.tsx'
import { ListedBookings } from './listed-bookings.tsx'
import { kindTexts } from '#lending/bookings/category-words.ts'
import { useCategoryName } from './use-category-name.ts'
import { placeQuery } from './place.ts'
import { categoriesTexts } from './text.ts'

type BookingsProps = { summary: AnswerOf<'listCategories'>; category: Category | null; page: number }

/** The bookings of one category, or those that the applicant changed, a page at a time. */
export function BookingsOfCategory({ summary, category, page }: BookingsProps) {
  const language = useLanguage()
  const nameOf = useCategoryName()
  const text = categoriesTexts[language]
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
      <ListedBookings
        asked={category === null ? { contested: 'true' } : { category }}
        page={page}
        mayContest={summary.mayContest}
        none={category === null ? text.contestedNone : text.empty}
        to={(other) => placeQuery({ view: 'bookings', category, page: other })}
      />
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
