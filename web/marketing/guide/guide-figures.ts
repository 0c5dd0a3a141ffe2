import { type LendingLimits, lendingLimits, loanTermsMonths } from '#lending/policy/limits.ts'
import { formatEuros, formatRate } from '#lending/money.ts'
import { offeredGrades, type PriceTable, priceTable } from '#lending/policy/price-table.ts'
import { gradeBands } from '#lending/policy/grades.ts'
import { sitePolicy } from '#lending/policy/site-policy.ts'
import { measuredResults } from '#lending/policy/measured-results.ts'
import { characteristicNames } from '#lending/policy/points.ts'
import { basePointsOf, pointsOf } from '#lending/decision/scale.ts'
import type { Language } from '#lending/language.ts'
import type { DocumentTable } from '#lending/documents/read-document.ts'
import { productFigures } from '../../product-figures.ts'
import { pointsNames } from './points-names.ts'

type Rows = DocumentTable['rows']

/** The figures of the page by the names its text has for them, each from the table that the engine reads. */
export function guideFigures(locale: Language, limits: LendingLimits = lendingLimits) {
  const percent = (share: number) => formatRate(share, { locale, decimals: 0 })
  const count = (value: number) => value.toLocaleString(locale === 'nl' ? 'nl-NL' : 'en-GB')
  const { bounds, costs, months, score, owners, tax, trips, turnover } = sitePolicy
  return {
    ...productFigures(locale, limits),
    ...exampleOf(locale, limits),
    largeShare: percent(turnover.largeInMonths),
    knownMonths: turnover.knownMonths,
    roundTripDays: trips.days,
    ownerFloor: formatEuros(owners.floorMonthlyCents, { locale }),
    purchaseKept: percent(costs.purchaseShareKept),
    missedDays: costs.missedDays,
    yearBeforeMonths: months.yearBeforeFrom,
    lowShare: percent(months.lowShare),
    quartersUnpaid: tax.quartersUnpaidMax,
    newDebtShare: percent(bounds.newDebtReferAboveMonths),
    roundTripShare: percent(bounds.roundTripShareReferFrom),
    unsharedShare: percent(bounds.unsharedShareReferFrom),
    returnedFrom: bounds.returnedRecentlyReferFrom,
    gamblingShare: percent(bounds.gamblingShareReferFrom),
    basePoints: basePointsOf(score),
    cutOff: score.cutOff,
    pointsToDouble: score.pointsToDouble,
    relationCount: measuredResults.relations,
    companyCount: count(measuredResults.companies),
    brokenCount: count(measuredResults.broken),
    soundCount: measuredResults.soundCompanies,
    soundOfferedCount: measuredResults.soundOffered,
  }
}

/** A made-up business with 3,000 euros left a month and 18,000 euros of turnover, put through the real limits. */
function exampleOf(locale: Language, limits: LendingLimits) {
  const [leftCents, turnoverCents] = [3_000_00, 18_000_00]
  const euros = (cents: number) => formatEuros(cents, { locale })
  const shown = (value: number) => value.toLocaleString(locale === 'nl' ? 'nl-NL' : 'en-GB')
  return {
    left: euros(leftCents),
    most: euros(Math.floor(leftCents / limits.debtServiceCoverageOfferedFrom / 100) * 100),
    cover: shown(limits.debtServiceCoverageOfferedFrom),
    refusedBelow: shown(limits.debtServiceCoverageRefusedBelow),
    turnover: euros(turnoverCents),
    ceiling: euros(turnoverCents * limits.amountPerMonthlyTurnoverMax),
  }
}

/** The rows of each table, in the order of the page. */
export const guideTables = (locale: Language, prices: PriceTable = priceTable): readonly Rows[] => [
  termRows(locale),
  pointRows(locale),
  rateRows(locale, prices),
]

const termRows = (locale: Language): Rows =>
  loanTermsMonths.map((months) => [
    `${months} ${locale === 'nl' ? 'maanden' : 'months'}`,
    String(sitePolicy.historyDays[months]),
  ])

const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')

function pointRows(locale: Language): Rows {
  return characteristicNames.map((name) => {
    const { bins, missingLogOdds } = sitePolicy.points[name]
    const shown = pointsNames[locale][name]
    if (shown === undefined) throw new Error(`The page has no name for the row ${name} of the scorecard.`)
    const points = [...bins.map(({ logOdds }) => logOdds), missingLogOdds].map((logOdds) =>
      pointsOf(logOdds, sitePolicy.score),
    )
    return [shown, signed(Math.min(...points)), signed(Math.max(...points))] as const
  })
}

/** Where each grade begins, and its rate for the shortest and the longest loan. */
function rateRows(locale: Language, prices: PriceTable): Rows {
  const rate = (value: number) => formatRate(value, { locale })
  return offeredGrades.map((grade) => {
    const rates = prices.loanRates[grade]
    const from = gradeBands.find((band) => band.grade === grade)!.from
    return [grade, String(from), rate(rates[loanTermsMonths[0]]), rate(rates[loanTermsMonths.at(-1)!])] as const
  })
}
