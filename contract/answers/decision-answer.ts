import type { DecisionView } from '../offers.ts'
import type { DecisionRecord, WayToYes } from '#lending/decision/decision.ts'
import { outcomeOf } from '#lending/decision/outcome.ts'
import type { Reason } from '#lending/decision/reason.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'

type Figures = Record<string, string | number>
type Unit = DecisionView['facts'][number]['unit']

export type ReviewRequested = {
  requestedAt: Date
  answerBy: string
  answer: DecisionView['reviewAnswer']
} | null

/** The decision as its applicant may see it: outcome, reasons with their own figures, and the facts it rests on. */
export function decisionAnswer(
  record: DecisionRecord,
  review: ReviewRequested,
  otherWays: readonly WayToYes[],
  isByPerson = false,
): DecisionView {
  return {
    outcome: outcomeOf[record.outcome],
    isByPerson,
    grade: record.grade,
    points: record.score,
    modelVersion: record.modelVersion,
    decidedAt: record.decidedAt,
    reasons: record.reasons.map(reasonAnswer),
    change: record.wayToYes && changeAnswer(record.wayToYes),
    otherChanges: otherWays.map(changeAnswer),
    facts: factsOf(record),
    reviewRequestedAt: review?.requestedAt.toISOString() ?? null,
    reviewAnswerBy: review?.answerBy ?? null,
    reviewAnswer: review?.answer ?? null,
  }
}

export function reasonAnswer({ code, ...figures }: Reason): { code: string; figures: Figures } {
  return { code, figures: plainFigures(figures) }
}

/** Named after the first thing that changes; the figures say from what to what, of each. */
function changeAnswer(way: WayToYes): { code: string; figures: Figures } {
  const figures = way.changes.flatMap(({ field, from, to }) => [
    [`${field}From`, from],
    [`${field}To`, to],
  ])
  return {
    code: way.changes[0]?.field ?? 'none',
    figures: plainFigures({ ...Object.fromEntries(figures), points: way.score, amountCents: way.amountCents }),
  }
}

function plainFigures(values: object): Figures {
  const known = Object.entries(values).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(known.map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]))
}

/** The facts shown, in this order, with the unit of each; shares are fractions of one and go out as percentages. */
const factUnits = {
  yearlyTurnoverCents: 'cents',
  averageMonthlyTurnoverCents: 'cents',
  turnoverChange: 'ratio',
  turnoverVariation: 'ratio',
  availableMonthlyCents: 'cents',
  existingDebtServiceMonthlyCents: 'cents',
  expectedExpensesCents: 'cents',
  privateWithdrawalsMonthlyCents: 'cents',
  daysBelowZeroShare: 'percent',
  bufferDays: 'days',
  returnedDirectDebitsYear: 'count',
  taxPaymentCount: 'count',
  taxArrearsCents: 'cents',
  collectionCents: 'cents',
  newLoanCountLastThreeMonths: 'count',
  largestCustomerShare: 'percent',
  cashShare: 'percent',
  gamblingCents: 'cents',
  companyAgeMonths: 'months',
  coverageDays: 'days',
  dataAgeDays: 'days',
} as const satisfies Partial<Record<keyof ScoreInput, Unit>>

function factsOf(record: DecisionRecord): DecisionView['facts'] {
  const facts = Object.entries(factUnits).flatMap(([code, unit]): DecisionView['facts'] => {
    const value = record.input[code as keyof typeof factUnits]
    return value === null ? [] : [{ code, unit, value: unit === 'percent' ? percent(value) : value }]
  })
  const { debtServiceCoverage: coverage, coverageOf: of } = record
  if (coverage === null) return facts
  facts.push({ code: 'debtServiceCoverage', unit: 'ratio', value: coverage })
  if (of) facts.push({ code: 'coverageLoanCents', unit: 'cents', value: of.amountCents })
  if (of) facts.push({ code: 'coverageTermMonths', unit: 'months', value: of.termMonths })
  return facts
}

const percent = (share: number) => Math.round(share * 10_000) / 100
