import { addDays, addMonths } from '#lending/days.ts'
import { asOf } from '#lending/testing/made-up/as-of.ts'
import { type MadeUpCompany, type Plan, withBookings } from '#lending/testing/made-up/company.ts'
import { Chance } from '#lending/testing/made-up/chance.ts'
import { kinds } from '#lending/testing/made-up/kinds.ts'
import { bankName, fromPlan } from '#lending/testing/made-up/from-plan.ts'
import { since } from '#lending/testing/made-up/relations/bookings.ts'
import { never, type Relation } from '#lending/testing/made-up/relations/relation.ts'
import { planOf } from '#lending/testing/made-up/sound.ts'

/** A company to which nothing happens, with money on its account, so that only time makes a difference. */
const steady = ({ plan }: MadeUpCompany): Plan => ({
  ...plan,
  kind: { ...plan.kind, machineMonthsAgo: null },
  growth: 0,
  isEven: true,
  paidOut: 0,
  investment: null,
  troubles: [],
  openingMonths: 4,
})

/** The same kind of company, sound and two years long. */
const soundAndSteady = ({ plan: { kind, seed } }: MadeUpCompany): MadeUpCompany =>
  fromPlan(planOf(kind, seed, { isEven: true, surplus: 0.14, openingMonths: 4 }))

/** Sells in summer, gets VAT back in winter, and pays its owners after the season what the year left. */
function paidOutAfterSeason({ plan: { seed } }: MadeUpCompany): MadeUpCompany {
  const chance = new Chance(seed)
  const kind = kinds.find(({ season, vatInCosts }) => Math.min(...season) < 0.3 && vatInCosts > 0)!
  const parts = { surplus: chance.between(0.12, 0.2), openingMonths: chance.between(0.7, 1.3), paidOut: 1.06 }
  return fromPlan(planOf(kind, seed, { ...parts, paidOutMonth: 10, isEven: true }))
}

const withoutSeason = (plan: Plan): Plan => ({ ...plan, kind: { ...plan.kind, season: plan.kind.season.map(() => 1) } })

/** As long as nothing happens that a reason names. */
const withoutEvents = ({ plan }: MadeUpCompany): MadeUpCompany =>
  onDay({ ...plan, months: 26, endsOn: '2026-11-28', loan: null, investment: null, troubles: [] }, 28)

const onDay = (plan: Plan, day: number): MadeUpCompany =>
  asOf(fromPlan(plan), `2026-11-${String(day).padStart(2, '0')}`)

/** The bank's first costs stay as well: a few euros move a point where it is at its edge. */
function aMonthShorter(whole: MadeUpCompany): MadeUpCompany {
  const lastGone = addMonths(whole.plan.endsOn, 1 - whole.plan.months)
  const short = since(whole, lastGone)
  const costs = whole.bookings.filter(
    ({ bookedOn, counterpartyName }) => bookedOn <= lastGone && counterpartyName === bankName,
  )
  const gone = costs.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return withBookings(
    { ...short, openingCents: short.openingCents - gone },
    costs.map((one) => ({ ...one, bookedOn: addDays(lastGone, 1) })),
  )
}

/**
 * Other days of asking and other lengths of data. A customer's share is read per half year, of which a shorter history
 * has fewer, so a price may move by some hundredths of a percent.
 */
export const otherTimes: readonly Relation[] = [
  never(
    'a shorter history',
    (company, chance) => since(company, addMonths(company.plan.endsOn, -chance.whole(5, company.plan.months - 1))),
    { mayAsk: true, priceSlack: 0.0025, of: (company) => fromPlan(withoutSeason(steady(company))) },
  ),
  {
    name: 'another month of asking',
    promise: 'equal outcome',
    // Its story begins with as much money in each month, which a winter may use up.
    events: ['OFTEN_OVERDRAWN', 'LOW_BALANCE'],
    of: (company) => (company.plan.seed % 3 === 0 ? paidOutAfterSeason(company) : soundAndSteady(company)),
    change: ({ plan }, chance) => fromPlan({ ...plan, endsOn: addDays(plan.endsOn, chance.whole(1, 364)) }),
  },
  {
    name: 'one more month of the same',
    promise: 'never worse',
    of: (company) => aMonthShorter(fromPlan(withoutSeason(steady(company)))),
    change: ({ plan }) => fromPlan(plan),
  },
]

/** Within a month only an event makes a difference. */
export const withinAMonth: readonly Relation[] = [
  {
    name: 'another day of the same month',
    promise: 'equal',
    events: ['NEWEST_MONTH_LOW'],
    of: withoutEvents,
    change: ({ plan }, chance) => onDay(plan, chance.whole(2, 27)),
  },
]
