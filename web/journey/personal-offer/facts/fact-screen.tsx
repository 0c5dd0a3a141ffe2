import { Link } from 'wouter'
import { type ReadBooking, type ShownFact } from '#contract/analysis.ts'
import { type ContestableFact, contestableFacts } from '#lending/facts/contests/contestable-facts.ts'
import { factText } from '#lending/judged-facts/fact-text.ts'
import type { FactName } from '#lending/judged-facts/judged-fact.ts'
import { formatEuros } from '#lending/money.ts'
import { formatCount } from '#ui/format.ts'
import { useLanguage } from '#ui/use-language.ts'
import { StepScreen, WhenLoaded } from '../../../screen/step-screen.tsx'
import { ListedBookings } from '../categories/listed-bookings.tsx'
import { placeQuery } from '../categories/place.ts'
import { categoriesTexts } from '../categories/text.ts'
import { FactContest, WithdrawFactContest } from './fact-contest.tsx'
import { FactMarks, useFacts } from './facts-list.tsx'
import { factsTexts } from './text.ts'

const isContestable = (fact: FactName): fact is ContestableFact =>
  (contestableFacts as readonly FactName[]).includes(fact)
/** A stopped payment has no wrongly counted bookings: it is contested as a whole. */
const isOfBookings = (fact: ContestableFact): boolean => !fact.startsWith('stopped-')

type FactScreenProps = { fact: FactName; page: number }

/** The bookings that a fact rests on, and a way to say that it counts them wrongly. */
export function FactScreen({ fact, page }: FactScreenProps) {
  const text = factsTexts[useLanguage()]
  return (
    <StepScreen title={text.names[fact]}>
      <p>
        <Link to={placeQuery({ view: 'summary' })}>{text.back}</Link>
      </p>
      <WhenLoaded query={useFacts()}>
        {({ facts, mayContest }) => {
          const shown = facts.find((one) => one.fact === fact)
          return (
            <>
              {shown && <WholeFact shown={shown} mayContest={mayContest} />}
              <BookingsOfFact fact={fact} page={page} mayContest={mayContest} />
            </>
          )
        }}
      </WhenLoaded>
    </StepScreen>
  )
}

/** The fact, its contests, and one form for all of it. */
function WholeFact({ shown, mayContest }: { shown: ShownFact; mayContest: boolean }) {
  const language = useLanguage()
  const text = factsTexts[language]
  const { fact, contests } = shown
  const mayContestAll = mayContest && isContestable(fact) && !contests.some(({ reach }) => reach === 'all')
  return (
    <div className="card">
      <p>{factText(shown, language)}</p>
      <FactMarks fact={shown} />
      {contests.map(({ contest, reach, counterparty, explanation, bookingCount }) => (
        <div key={contest} className="booking-actions">
          <p className="small">
            {reach === 'all'
              ? text.saidOfAll(explanation)
              : text.saidOfSome(
                  formatCount(bookingCount, language),
                  counterparty ?? categoriesTexts[language].unnamed,
                  explanation,
                )}
          </p>
          {mayContest && <WithdrawFactContest contest={contest} label={text.withdrawOf(explanation)} />}
        </div>
      ))}
      {mayContestAll && shown.bookingCount > 0 && isContestable(fact) && (
        <FactContest fact={fact} booking={null} label={text.contestAll} />
      )}
    </div>
  )
}

function BookingsOfFact({ fact, page, mayContest }: FactScreenProps & { mayContest: boolean }) {
  return (
    <ListedBookings
      asked={{ fact }}
      page={page}
      mayContest={mayContest}
      to={(other) => placeQuery({ view: 'fact', fact, page: other })}
      below={(booking) =>
        isContestable(fact) &&
        isOfBookings(fact) && <SaidOfBooking fact={fact} booking={booking} mayContest={mayContest} />
      }
    />
  )
}

type SaidProps = { fact: ContestableFact; booking: ReadBooking; mayContest: boolean }

function SaidOfBooking({ fact, booking, mayContest }: SaidProps) {
  const language = useLanguage()
  const text = factsTexts[language]
  const contest = booking.underFact?.contest ?? null
  if (contest) return <p className="small">{text.saidOfAll(contest.explanation)}</p>
  if (!mayContest) return null
  const name = booking.counterparty ?? categoriesTexts[language].unnamed
  const amount = formatEuros(booking.amountCents, { locale: language, decimals: 2 })
  return (
    <FactContest fact={fact} booking={booking} label={text.contestOne} labelInFull={text.contestOneOf(name, amount)} />
  )
}
