import { monthsInYear } from '#lending/days.ts'
import { paidInFewMonths } from '#lending/ledger/bought-once.ts'
import { isSettled, isTakings, replacedPart } from '#lending/facts/income/replaced-providers.ts'
import type { RoundTrips } from '#lending/facts/income/round-trips.ts'
import { accountsByBooking } from '#lending/ledger/accounts-by-booking.ts'
import { Counted } from '#lending/ledger/counted.ts'
import { groupBy } from '#lending/ledger/group-by.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { noParty, type Row } from '#lending/ledger/row.ts'
import { weightedMedian } from '#lending/ledger/statistics.ts'
import type { Timeline } from '#lending/ledger/timeline.ts'
import { paid } from '#lending/ledger/views.ts'
import type { Policy } from '#lending/policy/policy.ts'

type Receipts = {
  rows: readonly Row[]
  counted: Counted
  roundTrips: Pick<RoundTrips, 'out'>
  /** Wages and fees that are the owners' pay, under whatever name. */
  ownersPay: ReadonlySet<Row>
}

type Excess = { rows: readonly Row[]; counted: Counted; edge: number; excess: number }

/** From those who grew most, who may be paid by friends, on: each keeps the part that is left of it. */
function takeOut(timeline: Timeline, { rows, counted, edge, excess }: Excess): void {
  const share = edge / Math.max(1, timeline.monthCount - edge)
  const grown = [...groupBy(rows, ({ party }) => party).values()].map((group) => {
    const later = group.filter(({ day }) => timeline.monthOf(day) >= edge)
    const laterCents = counted.sumOf(later)
    const growthCents = laterCents - (counted.sumOf(group) - laterCents) / share
    return { later, laterCents, growthCents }
  })
  let left = excess
  grown.sort((a, b) => b.growthCents - a.growthCents)
  for (const { later, laterCents } of grown) {
    if (left <= 0 || laterCents <= 0) continue
    const kept = Math.max(0, 1 - left / laterCents)
    for (const row of later) counted.set(row, Math.floor(counted.of(row) * kept))
    left -= laterCents
  }
}

/**
 * Takes out what new payers bring beyond those who left, and known ones beyond those who pay less, as far as purchases
 * and wages do not explain it: friends can pay in every trade. Source: docs/credit-policy.md, "Capacity" 2.
 */
export function limitGrowth(
  ledger: Ledger,
  timeline: Timeline,
  { rows, counted, roundTrips, ownersPay }: Receipts,
): Counted {
  const { backed, months } = ledger.policy
  const { monthCount, yearStart } = timeline
  // Held against the same months a year before, else the later half against the first.
  const hasYear = yearStart >= backed.pairsMin
  const pairs = hasYear ? yearStart : monthCount >> 1
  if (pairs < months.newest) return counted
  const edge = hasYear ? yearStart : monthCount - pairs
  const yearsOf = yearsApart(timeline, pairs, hasYear ? monthsInYear : pairs)
  const newestOf = yearsApart(timeline, months.newest, hasYear ? monthsInYear : pairs)
  const isNow = ({ day }: Row): boolean => timeline.monthOf(day) >= edge
  const centsOf = (row: Row): number => counted.of(row)
  const seen = rows.filter(seenBefore(ledger, timeline, edge))
  const payers = payersOf(seen, ledger.policy).map((payer) => ({
    ...payer,
    ...yearsOf(payer.own, centsOf),
    newest: newestOf(payer.own, centsOf),
    sinceCents: counted.sumOf(payer.own.filter(isNow)),
  }))
  const sold = yearsOf(rows, centsOf)
  // A supplier paid once, as for a machine, explains no growth, but counts among the costs of the time before.
  const isOnce = paidInFewMonths(ledger, timeline)
  const bought = paid(ledger, 'supplier').filter((row) => !(isNow(row) && isOnce(row)))
  const costs = [...bought, ...paid(ledger, 'wages')].filter((row) => !ownersPay.has(row))
  const spent = yearsOf(costs, (row) => -row.cents - (roundTrips.out.get(row) ?? 0))
  const explained = spent.before >= sold.before * backed.costsFrom ? Math.max(0, spent.now / spent.before - 1) : 0
  const known = payers.filter(({ before, now }) => before > 0 && now > 0)
  // As the payer in the middle does, or as costs grew: a firm that grows is paid more by all.
  const regular = known.filter(({ isRegular }) => isRegular)
  const middle = weightedMedian(regular.map(({ before, now }) => ({ value: now / before, weight: before }))) ?? 1
  // Without a year before, a season is what most payers have in common.
  const usual = Math.min(hasYear ? Math.max(backed.usualMax, 1 + explained) : Infinity, Math.max(1, middle))
  // Far faster in the newest months, since a customer who orders more does so all year.
  const moreOf = ({ before, now, newest, isAnybody }: (typeof payers)[number]): number => {
    const growth = now - before * usual
    if (isAnybody) return 0
    const ofNewest = newest.now - newest.before * usual
    const isSudden = ofNewest * (pairs - months.newest) > (growth - ofNewest) * months.newest * backed.suddenTimes
    return growth > before * (backed.grownFrom - 1) && isSudden ? growth : 0
  }
  const more = sumOf(known, moreOf)

  const fallen = ({ before, now }: Years): boolean => now < before * backed.leftBelow
  const hasLeft = (one: (typeof payers)[number]): boolean => !isTakings(one.own) && (fallen(one) || fallen(one.newest))
  const left = sumOf(payers.filter(hasLeft), ({ before, now }) => Math.max(0, before - now))
  // Sudden money takes the place of what others pay less of late.
  const shortOf = ({ before, now }: Years): number => Math.max(0, before * usual - now)
  const less = sumOf(known, (one) => (hasLeft(one) ? 0 : Math.min(shortOf(one), shortOf(one.newest))))
  const takings = payers.map(({ own }) => own).filter(isTakings)
  // The year has a month more than there are to compare with.
  const ofYear = (monthCount - edge) / pairs
  const fresh = sumOf(payers, ({ own, before, now, isAnybody, sinceCents }) => {
    if (isAnybody) return Math.max(0, now - before * usual * backed.anybodyGrownFrom) * ofYear
    if (before > 0) return 0
    return isTakings(own) ? sinceCents * (1 - replacedPart(ledger, own, takings, counted)) : sinceCents
  })
  // A customer who pays less makes room for those who pay more; one who left makes room for new ones too.
  const beyond = Math.max(0, Math.max(0, more - less) + fresh - left * ofYear)

  // Costs that grow explain what the known payers did not bring already, and no fall of theirs.
  const grownCents = Math.abs((sold.now - sold.before) * ofYear - beyond)
  const excess = beyond - Math.max(0, sold.before * explained * ofYear - grownCents)
  if (excess <= 0) return counted
  const kept = new Counted(counted)
  const grown = payers.flatMap((one) => (one.before <= 0 || one.isAnybody || moreOf(one) > 0 ? one.own : []))
  takeOut(timeline, { counted: kept, rows: grown, edge, excess })
  return kept
}

/** On an account that is newer than the measure nothing was there before. */
function seenBefore({ accounts, rowAt }: Ledger, { monthOf }: Timeline, edge: number): (row: Row) => boolean {
  const accountOf = accountsByBooking(accounts)
  const seen = new Set([...accountOf].filter((_, number) => monthOf(rowAt(number).day) < edge))
  return ({ number }) => seen.has(accountOf[number]!)
}

/** `isAnybody`: notes and payment links hide who pays. */
type Payer = { own: readonly Row[]; isRegular: boolean; isAnybody: boolean }

/**
 * By party; notes have one payer, whom the bank does not name. Those who pay now and then are one, for in projects and
 * in a shop they are others each year, and so are payouts that a bank writes under ever other names.
 */
function payersOf(rows: readonly Row[], { backed }: Policy): Payer[] {
  const isCash = ({ category }: Row): boolean => category === 'cash-deposit'
  const isLink = ({ read }: Row): boolean => read.words[0] === 'tikkie'
  const named = rows.filter((row) => !isCash(row) && !isLink(row) && row.party !== noParty)
  const groups = [...groupBy(named, ({ party }) => party).values()]
  const isPassing = (group: readonly Row[]): boolean => group.length < backed.paidAgainFrom
  const passing = groups.filter(isPassing)
  const payouts = passing.filter(isSettled).flat()
  const customers = passing.filter((group) => !isSettled(group)).flat()
  return [
    ...groups.filter((group) => !isPassing(group)).map((own) => ({ own, isRegular: true, isAnybody: false })),
    ...[payouts, customers].map((own) => ({ own, isRegular: false, isAnybody: false })),
    ...[rows.filter(isCash), rows.filter(isLink)].map((own) => ({ own, isRegular: false, isAnybody: true })),
  ].filter(({ own }) => own.length > 0)
}

const sumOf = <One>(ones: readonly One[], centsOf: (one: One) => number): number =>
  ones.reduce((sum, one) => sum + centsOf(one), 0)

type Years = { before: number; now: number }

/** Sums over some of the newest months, and over as many that lie so many months back. */
function yearsApart({ monthCount, monthOf }: Timeline, pairs: number, back: number) {
  const isPast = (month: number): boolean => month < monthCount - back
  return (rows: readonly Row[], centsOf: (row: Row) => number): Years => {
    let [before, now] = [0, 0]
    for (const row of rows) {
      const month = monthOf(row.day)
      if (month >= monthCount - pairs) now += centsOf(row)
      else if (month >= monthCount - back - pairs && isPast(month)) before += centsOf(row)
    }
    return { before, now }
  }
}
