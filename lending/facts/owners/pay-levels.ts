import type { Policy } from '#lending/policy/policy.ts'

/** In cents a month but for `year`, the months, and `distributed`, of the year. */
export type PayLevels = {
  year: readonly number[]
  regular: number
  /** The most that counts as lumps. */
  usual: number
  lumps: readonly number[]
  /** Regular pay and lumps, never more than the best half year. */
  paid: number
  floor: number
  /** The pay of owners who are paid in no rhythm, and live on their lumps. */
  living: number
  distributed: number
  monthly: number
}

export function payLevels(year: readonly number[], ownerCount: number, owners: Policy['owners']): PayLevels {
  const regular = regularPay(owners, year)
  const usual = owners.lumpMonthlyCents * ownerCount
  const lumps = year.map((cents) => Math.min(Math.max(0, cents - regular), usual))
  const paid = Math.min(regular + aMonth(lumps), highestMean(owners, year))
  const floor = owners.floorMonthlyCents * ownerCount
  const living = regular < floor ? Math.min(aMonth(year), usual) : 0
  const distributed = sumOf(year.map((cents) => Math.max(0, cents - regular - usual)))
  return { year, regular, usual, lumps, paid, floor, living, distributed, monthly: Math.max(paid, floor, living) }
}

export const sumOf = (months: readonly number[]): number => months.reduce((total, cents) => total + cents, 0)
export const monthsIn = (months: readonly number[]): number => Math.max(1, months.length)
const aMonth = (months: readonly number[]): number => sumOf(months) / monthsIn(months)

/** Paid in at least four of the last six or six of the last twelve months, or in all where fewer are seen. */
function regularPay(owners: Policy['owners'], year: readonly number[]): number {
  const { recentMonths, recentPaidMonths, yearPaidMonths } = owners
  const atLeastIn = (months: readonly number[], count: number): number =>
    [...months].sort((a, b) => b - a)[Math.min(count, months.length) - 1] ?? 0
  const level = Math.max(atLeastIn(year.slice(-recentMonths), recentPaidMonths), atLeastIn(year, yearPaidMonths))
  return Math.min(level, highestMean(owners, year))
}

/** Pay every other month is half as much a month: no half year carried more than its mean. */
function highestMean({ highestOverMonths }: Policy['owners'], year: readonly number[]): number {
  const length = Math.min(highestOverMonths, year.length)
  const starts = year.slice(0, year.length - length + 1)
  return starts.reduce((most, _cents, from) => Math.max(most, aMonth(year.slice(from, from + length))), 0)
}
