import type { figureTable, FigureGroup } from '#lending/policy/policy.ts'
import type { Unit } from '#lending/policy/figure.ts'

/** The least and the most that a lender may set. */
export type Bounds = readonly [least: number, most: number]

type FigurePath = { [Group in FigureGroup]: `${Group}.${keyof (typeof figureTable)[Group] & string}` }[FigureGroup]

/** Fixed by law, said in words to applicants, the measure of other figures, or steps that make no policy. */
const fixed: ReadonlySet<FigurePath> = new Set<FigurePath>([
  'limits.statementAccountsPerFileMax',
  'limits.statementSpanMaxDays',
  'limits.creditTermMonths',
  'limits.amountStepCents',
  'vat.ordinaryPercent',
  'vat.reducedPercent',
  'score.scalePoints',
  'score.scaleOdds',
  'score.pointsToDouble',
  'months.lookedBack',
  'months.compared',
  'months.newest',
  'tax.quartersUnpaidMax',
  'debt.newDebtDays',
  'months.yearBeforeFrom',
  'costs.seasonDays',
  'vat.measureQuarters',
  'tax.dueAfterDays',
  'owners.recentMonths',
  'owners.yearPaidMonths',
  'ways.drawnParts',
  'ways.earnedStepCents',
  'ways.earnedParts',
  'ways.earnedDoublings',
  'recurring.groupsMax',
])

/** Where half to double is not what keeps the relations, or not what lenders differ by. */
const ownBounds: Partial<Record<FigurePath, Bounds>> = {
  // The examples on the site’s pages (25,000 and 40,000; 20,000 of a credit) are amounts of every lender.
  'limits.loanAmountMinCents': [1_000_00, 25_000_00],
  'limits.loanAmountMaxCents': [40_000_00, 1_000_000_00],
  'limits.creditAmountMinCents': [500_00, 20_000_00],
  'limits.creditAmountMaxCents': [20_000_00, 500_000_00],
  'limits.companyAgeMinMonths': [6, 60],
  'limits.yearlyTurnoverMinCents': [10_000_00, 1_000_000_00],
  'limits.amountPerMonthlyTurnoverMax': [0.5, 4],
  'limits.debtServiceCoverageRefusedBelow': [1, 1.5],
  'limits.debtServiceCoverageStressed': [1, 1.5],
  'limits.debtServiceCoverageOfferedFrom': [1, 2],
  'limits.statementAgeMaxDays': [7, 31],
  'limits.statementCoverageMinDays': [150, 365],
  'limits.personalGuaranteeAboveCents': [5_000_00, 1_000_000_00],
  'score.cutOff': [400, 800],
  // Less would have what stopped, or is not seen, cost less than what is paid.
  'costs.unseenSurcharge': [1.1, 2],
  'costs.purchaseSurcharge': [1.2, 2],
  'tax.roughSurcharge': [1.3, 2],
  // Beyond these some made-up company got a better answer by paying less (lending/testing/made-up).
  'months.lowShare': [0.25, 0.75],
  'owners.floorMonthlyCents': [1_000_00, 3_000_00],
  'backed.anybodyGrownFrom': [1, 1.1],
  'costs.cutTo': [0.25, 0.6],
  'costs.purchaseShareKept': [0.25, 0.7],
  'costs.soldKeptFrom': [0.7, 0.95],
  'trips.longDays': [80, 150],
  'vat.roundDays': [30, 75],
  'vat.fallQuartersMin': [2, 3],
  'tax.instalmentsMin': [3, 5],
  'tax.instalmentsMinUnseen': [2, 4],
  'capacity.shortDataShare': [0.9, 1],
  'costs.shortestDays': [60, 120],
  'costs.loweredOfFormer': [0.75, 0.95],
  'costs.loweredOfLowest': [0.85, 0.95],
  'vat.yearBeforePaidFrom': [0.5, 0.8],
  'vat.quartersDifferBelow': [0.005, 0.01],
  'debt.collectsAfterDays': [365, 730],
  'debt.lateRhythms': [1.5, 3],
}

const isCounted = (unit: Unit): boolean => ['days', 'months', 'quarters', 'count', 'cents', 'percent'].includes(unit)

/** Of a figure: what it may be, and whether it is counted in whole numbers. */
export function boundsOf(path: string, { value, unit }: { value: number; unit: Unit }): Bounds {
  // Time mends after the window in which a thing counts.
  if ((fixed as ReadonlySet<string>).has(path) || path.startsWith('mends.')) return [value, value]
  const own = (ownBounds as Readonly<Record<string, Bounds>>)[path]
  if (own) return own
  const [least, most] = [value / 2, value * 2].sort((a, b) => a - b) as [number, number]
  if (isCounted(unit) && Number.isInteger(value)) return [Math.ceil(least), most]
  return [least, unit === 'share' ? Math.min(1, most) : most]
}

export const logOddsBounds: Bounds = [-3, 1.5]
export const gradeBounds: Bounds = [400, 800]
export const rateBounds: Bounds = [0.01, 0.35]
export const feeBounds: Bounds = [0, 0.05]
/** Two years show five, and a year shows two, as the questions on the site say. */
export const historyBounds = (term: string): Bounds => (Number(term) <= 24 ? [150, 365] : [365, 730])

const below = (parent: string, ...names: readonly (string | number)[]): string[] =>
  names.map((name) => `${parent}.${name}`)
const gradesFromBest = ['A', 'B', 'C', 'D']
const terms = [12, 24, 36, 48, 60]

/** Rows of a policy file that never fall from one to the next. */
export const rising: readonly (readonly string[])[] = [
  // Whoever asks less keeps the products that were offered before.
  below('limits', 'creditAmountMinCents', 'loanAmountMinCents', 'loanAmountMaxCents'),
  below('limits', 'creditAmountMinCents', 'creditAmountMaxCents'),
  below('limits', 'debtServiceCoverageRefusedBelow', 'debtServiceCoverageStressed', 'debtServiceCoverageOfferedFrom'),
  ['limits.statementCoverageMinDays', ...below('historyDays', ...terms), 'limits.statementSpanMaxDays'],
  below('bounds', 'returnedRecentlyReferFrom', 'returnedRecentlyRefuseFrom'),
  below('bounds', 'gamblingShareReferFrom', 'gamblingShareRefuseFrom'),
  below('stress', 'steady', 'uneven'),
  below('stress', 'steadyFall', 'unevenFall'),
  // Red begins where the last grade ends.
  ['score.cutOff', ...below('grades', ...gradesFromBest.toReversed())],
  ['grades.D', 'score.cutOff'],
  below('answer', 'repaidFirst', 'repaidMiddle', 'repaidLast'),
  below('ways', 'askLeast', 'askLess'),
  below('ways', 'waitFirst', 'waitLast'),
  below('ways', 'bufferFirst', 'bufferMiddle', 'bufferLast'),
  below('ways', 'lowestFirst', 'lowestLast'),
  below('ways', 'evenLast', 'evenFirst'),
  below('prices.creditRates', ...gradesFromBest),
  ...gradesFromBest.map((grade) => below(`prices.loanRates.${grade}`, ...terms)),
  ...terms.map((term) => gradesFromBest.map((grade) => `prices.loanRates.${grade}.${term}`)),
  below('prices.earlyRepaymentShare', 'lastYear', 'moreThanYearLeft'),
]
