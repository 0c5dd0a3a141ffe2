import { useQuery } from '@tanstack/react-query'
import { Link, Redirect, useSearchParams } from 'wouter'
import type { AnswerOf } from '#contract/calls.ts'
import { addressOf } from '../../addresses.ts'
import { errorKeyOf } from '#contract/failure.ts'
import { api } from '../../api/api.ts'
import { formatCount, formatLongDate } from '#ui/format.ts'
import { Notice } from '#ui/notice.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { showCents } from '#ui/amounts.ts'
import { StepScreen, WhenLoaded } from '../../screen/step-screen.tsx'
import { FactScreen } from './facts/fact-screen.tsx'
import { FactsSection } from './facts/facts-list.tsx'
import { useCategoryName } from './categories/use-category-name.ts'
import { analysisKey, placeQuery, readPlace } from './categories/place.ts'
import { categoriesTexts } from './categories/text.ts'
import { useView } from '../../tracking/use-view.ts'
import { TitledSection } from '../../titled-section.tsx'
import type { CategoryTotal } from '#contract/analysis.ts'
import { categories, type Category } from '#lending/bookings/category.ts'
import { Accordion } from '#ui/accordion.tsx'
import { Table } from '#ui/table.tsx'
import { ListedBookings } from './categories/listed-bookings.tsx'
import { kindTexts } from '#lending/bookings/category-words.ts'

type Summary = AnswerOf<'listCategories'>

type BookingsProps = { summary: AnswerOf<'listCategories'>; category: Category | null; page: number }

/** The bookings of one category, or those that the applicant changed, a page at a time. */
function BookingsOfCategory({ summary, category, page }: BookingsProps) {
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

/** CORE-4: how the bookings were read, in totals first, and every one of them behind its total. */
export function CategoriesScreen() {
  const language = useLanguage()
  const [query] = useSearchParams()
  const place = readPlace(query)
  useView('transaction categories')
  const summary = useQuery({
    queryKey: [...analysisKey, 'categories'],
    queryFn: ({ signal }) => api('listCategories', { signal }),
  })
  if (summary.error !== null && errorKeyOf(summary.error) === 'offers_not_ready') {
    return <Redirect to={addressOf('getOffers', language)} replace />
  }
  return (
    <WhenLoaded query={summary}>
      {(answer) =>
        place.view === 'summary' ? (
          <CategorySummary summary={answer} />
        ) : place.view === 'fact' ? (
          <FactScreen key={placeQuery(place)} fact={place.fact} page={place.page} />
        ) : (
          <BookingsOfCategory key={placeQuery(place)} summary={answer} category={place.category} page={place.page} />
        )
      }
    </WhenLoaded>
  )
}

function CategorySummary({ summary }: { summary: Summary }) {
  const language = useLanguage()
  const text = categoriesTexts[language]
  const { from, to, bookingCount, contestedCount, mayContest } = summary
  const intro =
    from && to
      ? text.intro(formatCount(bookingCount, language), formatLongDate(from, language), formatLongDate(to, language))
      : null
  return (
    <StepScreen title={text.title} intro={intro}>
      <p>
        <Link to={addressOf('personalOffer', language)}>{text.backToOffer}</Link>
      </p>
      {!mayContest && (
        <Notice>
          <p>{text.mayNot}</p>
        </Notice>
      )}
      {contestedCount > 0 && (
        <p>
          <Link to={placeQuery({ view: 'bookings', category: null, page: 1 })}>
            {text.contestedLink(contestedCount)}
          </Link>
        </p>
      )}
      <FactsSection />
      <TitledSection id="categories-title" title={text.summaryTitle} className="step-part">
        <CategoriesByKind totals={summary.categories} />
      </TitledSection>
    </StepScreen>
  )
}

/** Above the categories of a kind, how they count in the answer. */
function CategoriesByKind({ totals }: { totals: readonly CategoryTotal[] }) {
  const language = useLanguage()
  const kinds = [...new Set(totals.map(({ category }) => categories[category]))]
  return kinds.map((kind) => (
    <section key={kind} aria-labelledby={`kind-${kind}`}>
      <h3 className="small" id={`kind-${kind}`}>
        {kindTexts[language][kind]}
      </h3>
      <ul className="category-list">
        {totals
          .filter(({ category }) => categories[category] === kind)
          .map((total) => (
            <CategoryRow key={total.category} total={total} />
          ))}
      </ul>
    </section>
  ))
}

function CategoryRow({ total }: { total: CategoryTotal }) {
  const language = useLanguage()
  const nameOf = useCategoryName()
  const { category, count, sumCents } = total
  return (
    <li className="category-row">
      <Link to={placeQuery({ view: 'bookings', category, page: 1 })}>{nameOf(category)}</Link>
      {sumCents !== null && <span className="booking-amount">{showCents(sumCents, language, 0)}</span>}
      <span className="small">{categoriesTexts[language].bookings(formatCount(count, language))}</span>
    </li>
  )
}
