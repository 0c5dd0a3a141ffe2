import type { Judged } from '#lending/judged-facts/judged.ts'
import { type JudgedFact, type Judgement } from '#lending/judged-facts/judged-fact.ts'
import { judgedByPoints } from '#lending/judged-facts/judgement.ts'

export function judgeTurnover(judged: Judged): JudgedFact[] {
  const { analysis, input, policy } = judged
  const { coreTurnover, incidental, roundTrips, capacity } = analysis.lending
  return [
    {
      fact: 'core-turnover',
      judgement:
        input.yearlyTurnoverCents >= policy.limits.yearlyTurnoverMinCents
          ? 'good'
          : input.proRataYearlyTurnoverCents >= policy.limits.yearlyTurnoverMinCents
            ? 'caution'
            : 'heavy',
      figures: {
        yearCents: coreTurnover.sumCents,
        monthlyCents: capacity.coreMonthlyCents,
        months: analysis.year.window.months,
      },
      bookings: coreTurnover.bookings,
    },
    ...judgeGrowth(judged),
    {
      fact: 'incidental',
      judgement:
        incidental.sumCents <= 0 ? 'good' : incidental.sumCents <= capacity.coreMonthlyCents ? 'normal' : 'caution',
      figures: { sumCents: incidental.sumCents },
      bookings: incidental.bookings,
    },
    {
      fact: 'round-trips',
      judgement:
        roundTrips.sumCents <= 0
          ? 'good'
          : (input.roundTripShare ?? 0) >= policy.bounds.roundTripShareReferFrom
            ? 'heavy'
            : 'caution',
      figures: { sumCents: roundTrips.sumCents },
      bookings: roundTrips.bookings,
    },
  ]
}

function judgeGrowth(judged: Judged): JudgedFact[] {
  const { analysis, bookings, input } = judged
  const { yearBefore, coreTurnover } = analysis.lending
  const since = (from: string) => coreTurnover.bookings.filter((number) => bookings[number]!.bookedOn >= from)
  const newest = since(analysis.lastThreeMonths.window.from)
  const change = yearBefore.lastThree ?? yearBefore.lastThreeAgainstMean
  const growth: JudgedFact =
    change === null
      ? {
          fact: 'growth-unknown',
          judgement: 'caution',
          figures: { months: analysis.year.window.months },
          bookings: newest,
        }
      : {
          fact: 'year-before',
          judgement: growthJudgement(judged, change),
          figures: { change: change - 1, isAgainstYear: yearBefore.lastThree === null ? 0 : 1 },
          bookings: newest,
        }
  if (!yearBefore.newestMonthIsLow) return [growth]
  return [
    growth,
    {
      fact: 'newest-month',
      judgement: 'heavy',
      figures: { change: (input.newestMonthChange ?? 0) - 1 },
      bookings: since(analysis.months.at(-1)?.from ?? analysis.lastThreeMonths.window.from),
    },
  ]
}

/** A fall that costs no points is not called good. */
function growthJudgement({ analysis, input, policy }: Judged, change: number): Judgement {
  if (analysis.lending.yearBefore.seasonIsUnknown) return 'caution'
  const judgement = judgedByPoints('turnover-change', input, policy)
  return judgement === 'good' && change < 1 ? 'normal' : judgement
}
