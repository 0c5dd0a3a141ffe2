import type { CashFlowAnalysis } from '#lending/facts/cash-flow-analysis.ts'
import type { BookingNumber } from '#lending/bookings/categorised-booking.ts'
import type { Category } from '#lending/bookings/category.ts'
import { fixedCategories, variableCategories } from '#lending/facts/costs/running-costs.ts'
import { categoriesOfKind } from '#lending/ledger/ledger.ts'
import { noExpenses } from '#lending/expected-expenses.ts'
import { judgeDebtAndBalance } from '#lending/judged-facts/judge-debt-and-balance.ts'
import { judgeOwed } from '#lending/judged-facts/judge-owed.ts'
import { judgeTurnover } from '#lending/judged-facts/judge-turnover.ts'
import type { Judged } from '#lending/judged-facts/judged.ts'
import { judgedByPoints } from '#lending/judged-facts/judgement.ts'
import { factNames, type JudgedFact } from '#lending/judged-facts/judged-fact.ts'
import { ownPolicy, type Policy } from '#lending/policy/policy.ts'
import { scoreInputFrom } from '#lending/decision/score-input-from.ts'

const nothingAsked = {
  requestedAmountCents: 0,
  expectedExpenses: noExpenses,
  foundedOn: null,
}

/**
 * The engine's facts, each with its meaning for the answer: as the rules read them, also where the applicant contests
 * one. The contest is stored with the fact.
 */
export function judgeFacts(
  analysis: CashFlowAnalysis,
  bookings: Judged['bookings'],
  policy: Policy = ownPolicy,
): JudgedFact[] {
  // An analysis of an earlier version is kept with its decision and has no such facts.
  if (!('lending' in analysis)) return []
  const read: CashFlowAnalysis = { ...analysis, lending: analysis.uncontested?.lending ?? analysis.lending }
  const judged = { analysis: read, bookings, input: scoreInputFrom(read, nothingAsked, policy), policy }
  const facts = [...judgeTurnover(judged), ...judgeCosts(judged), ...judgeOwed(judged), ...judgeDebtAndBalance(judged)]
  const capacity = judgeCapacity(judged, facts)
  return [...facts, capacity].sort((one, other) => factNames.indexOf(one.fact) - factNames.indexOf(other.fact))
}

function judgeCosts(judged: Judged): JudgedFact[] {
  const { variableMonthlyCents, fixedMonthlyCents, coreMonthlyCents } = judged.analysis.lending.capacity
  return [
    {
      fact: 'variable-costs',
      judgement: variableMonthlyCents < coreMonthlyCents ? 'normal' : 'heavy',
      figures: {
        monthlyCents: variableMonthlyCents,
        shareOfTurnover: coreMonthlyCents <= 0 ? 0 : variableMonthlyCents / coreMonthlyCents,
      },
      bookings: paidIn(judged, [...variableCategories, 'vat-payment']),
    },
    {
      fact: 'fixed-costs',
      judgement: variableMonthlyCents + fixedMonthlyCents < coreMonthlyCents ? 'normal' : 'heavy',
      figures: { monthlyCents: fixedMonthlyCents },
      bookings: paidIn(judged, [
        ...fixedCategories,
        ...categoriesOfKind('tax').filter((category) => category !== 'vat-payment'),
      ]),
    },
  ]
}

/** Money out in the last twelve months in these categories. */
function paidIn({ analysis, bookings }: Judged, wanted: readonly Category[]): BookingNumber[] {
  const { from, to } = analysis.year.window
  const categories = new Set(wanted)
  return analysis.bookings.flatMap(({ category }, number) => {
    const { bookedOn, amountCents } = bookings[number]!
    return categories.has(category) && amountCents < 0 && bookedOn >= from && bookedOn <= to ? [number] : []
  })
}

const restsOn = new Set(['core-turnover', 'variable-costs', 'fixed-costs', 'tax-due', 'owner-pay'])

function judgeCapacity({ analysis, input, policy }: Judged, facts: readonly JudgedFact[]): JudgedFact {
  return {
    fact: 'capacity',
    judgement: judgedByPoints('margin', input, policy),
    figures: { monthlyCents: analysis.lending.capacity.availableMonthlyCents },
    bookings: [...new Set(facts.filter(({ fact }) => restsOn.has(fact)).flatMap(({ bookings }) => bookings))],
  }
}
