import type { Evidenced, Window } from '#lending/ledger/evidenced.ts'
import type { IsoDate } from '#lending/days.ts'
import type { HeavyCost } from '#lending/heavy-months.ts'
import type { Cents } from '#lending/money.ts'

export type MonthlyCashFlow = {
  from: IsoDate
  to: IsoDate
  turnoverCents: Cents
  otherIncomeCents: Cents
  /** Costs, wages, taxes: positive. */
  operatingCents: Cents
  privateCents: Cents
  debtServiceCents: Cents
  financingCents: Cents
  /** Dividend: paid from what is left after debt service, so it is no cost of the company. */
  distributedCents: Cents
  /** Cash left for debt service: turnover + other income − operating − private. */
  availableCents: Cents
  /** Absent in what was kept before it was looked at. */
  heavy?: HeavyCost | null
}

export type InflowFact = Evidenced & { averageMonthlyCents: Cents; medianMonthlyCents: Cents }
export type BalanceFact = {
  isKnown: boolean
  daysSeen: number
  daysBelowZero: number
  lowestCents: Cents | null
  lowestOn: IsoDate | null
  averageCents: Cents | null
  currentCents: Cents | null
  /** Average end-of-day balance divided by the average costs of a day. */
  bufferDays: number | null
}
export type ReversalFact = {
  /** Direct debits on the company's account that came back: it could or would not pay. */
  returnedByUs: Evidenced
  /** Direct debits that the company collected and its customers took back. */
  returnedByCustomers: Evidenced
}
export type TaxFact = {
  paid: Evidenced
  vat: Evidenced
  wageTax: Evidenced
  arrears: Evidenced
  /** Longest run of days without any tax payment. */
  longestGapDays: number | null
  isRegular: boolean
}
export type ConcentrationFact = {
  largestShare: number | null
  fiveLargestShare: number | null
  /** The largest customers by name or account, for the applicant to see; at most five. */
  largest: readonly (Evidenced & { customer: string })[]
}
export type ShareFact = Evidenced & { share: number | null }

export type CashFlowFacts = {
  window: Window
  turnover: InflowFact
  costs: Evidenced & { averageMonthlyCents: Cents }
  /** Turnover of the newest three months against those before; null under six. */
  lastThreeAgainstBefore: number | null
  /** Standard deviation of monthly turnover over its mean; null without turnover. */
  variation: number | null
  balance: BalanceFact
  reversals: ReversalFact
  taxes: TaxFact
  wages: Evidenced
  pension: Evidenced
  socialInsurance: Evidenced
  rent: Evidenced
  debtService: Evidenced & { averageMonthlyCents: Cents; lenders: readonly string[] }
  newLoans: Evidenced
  concentration: ConcentrationFact
  cash: ShareFact
  gambling: ShareFact
  privateWithdrawals: Evidenced & { averageMonthlyCents: Cents }
  dividends: Evidenced
  collections: Evidenced
  /** Cash left for debt service a month, on average. */
  availableMonthlyCents: Cents
}

/** Contests that could change a decision are counted apart, so that a person looks at them and nobody decides alone. */
export type ContestFact = Evidenced & {
  /** Contested bookings that spoke of trouble or debt, or became turnover. */
  weightyCount: number
  /** All contested money against the turnover of the year; null without turnover. */
  share: number | null
}
