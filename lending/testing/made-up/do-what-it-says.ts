import { addDays, addMonths } from '#lending/days.ts'
import type { SpokenField } from '#lending/decision/change-text.ts'
import type { WayToYes } from '#lending/decision/decision.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'
import { noExpenses } from '#lending/expected-expenses.ts'
import type { ContestableFact } from '#lending/facts/contests/contestable-facts.ts'
import type { Booking } from '#lending/statements/statement.ts'
import { booking } from '#lending/testing/booking.ts'
import type { Answer } from '#lending/testing/made-up/answer.ts'
import { inDayOrder } from '#lending/testing/made-up/company.ts'
import { fromPlan } from '#lending/testing/made-up/from-plan.ts'
import { isOwner, isPayout, isVat, isWage, type Wanted } from '#lending/testing/made-up/relations/bookings.ts'
import { answerIn, seenOf, type Situation } from '#lending/testing/made-up/situation.ts'
import { ownAccount } from '#lending/testing/made-up/spoilt.ts'

/** The situation after the sentence of one change was followed, and the answer that it came from. */
type Doing = (situation: Situation, to: number, answer: Answer) => Situation | string

const changed = (situation: Situation, change: (one: Booking) => Booking | readonly Booking[]): Situation => ({
  ...situation,
  company: { ...situation.company, bookings: inDayOrder(situation.company.bookings.flatMap(change)) },
})
const without = (wanted: Wanted) => (situation: Situation) => changed(situation, (one) => (wanted(one) ? [] : one))
const times = (one: Booking, factor: number): Booking => ({ ...one, amountCents: Math.round(one.amountCents * factor) })
const openedWith = (situation: Situation, cents: number): Situation => ({
  ...situation,
  company: { ...situation.company, openingCents: situation.company.openingCents + Math.ceil(cents) },
})
const isReceipt: Wanted = (one) =>
  (isPayout(one) || /^(?:Factuur [27]|Storting geldautomaat)/.test(one.description)) && !isLoan(one)
const monthOf = ({ bookedOn }: Booking): string => bookedOn.slice(0, 7)
const isLoan: Wanted = ({ description }) => /^(?:Uitbetaling lening|Factuur machine)/.test(description)
const isInstalment: Wanted = ({ description }) => description.startsWith('Aflossing')

/** The balance of every day as much higher as a figure of the answer needs. */
const until =
  (isEnough: (input: ScoreInput, to: number) => boolean): Doing =>
  (situation, to, { analysis }) => {
    const step = Math.max(100_00, analysis.lending.capacity.monthlyOutflowCents / 10)
    let higher = situation
    for (let tries = 0; tries < 200 && !isEnough(answerIn(higher, { tried: [] }).record.input, to); tries++)
      higher = openedWith(higher, step * (1 + tries / 4))
    return higher
  }

/** A person agrees with what the applicant says of a fact. */
const agreed = (
  situation: Situation,
  facts: readonly ContestableFact[],
  numbers: readonly (number | null)[] = [null],
) => ({
  ...situation,
  said: {
    ...situation.said,
    contestedFacts: [
      ...(situation.said.contestedFacts ?? []),
      ...facts.flatMap((fact) => numbers.map((number) => ({ fact, booking: number, isWholeParty: false }))),
    ],
  },
})

/** Nothing is paid from the sales that were there: the VAT on more of them alone. */
const earnMore: Doing = (situation, more, { record: { input } }) => {
  const { kind } = situation.company.plan
  const factor = 1 + more / input.averageMonthlyTurnoverCents
  const vatMore = (more * kind.vatInSales) / (1 + kind.vatInSales)
  return changed(situation, (one) =>
    isReceipt(one)
      ? times(one, factor)
      : isVat(one)
        ? { ...one, amountCents: one.amountCents - Math.round(3 * vatMore) }
        : one,
  )
}

const centsOf = (bookings: readonly Booking[]) => bookings.reduce((sum, { amountCents }) => sum + amountCents, 0)
const isVatOrWageTax: Wanted = (one) => isVat(one) || one.description.startsWith('Loonheffing')

/** Paid for each quarter by what was sold in it, and for each month by its wages: such parts of them. */
function taxOf({ company: { bookings, plan } }: Situation, vatShare: number, wageShare: number): Booking[] {
  const sum = (wanted: Wanted, from: string, to: string) =>
    centsOf(bookings.filter((one) => wanted(one) && one.bookedOn >= from && one.bookedOn < to))
  const first = `${plan.endsOn.slice(0, 8)}01`
  const made = Array.from({ length: plan.months }, (_, back) => addMonths(first, -back)).flatMap((month) => {
    const isQuarter = [1, 4, 7, 10].includes(Number(month.slice(5, 7)))
    const vatCents = isQuarter ? -vatShare * sum(isReceipt, addMonths(month, -3), month) : 0
    const parts = [
      { amountCents: Math.round(vatCents), description: 'Omzetbelasting kwartaal' },
      { amountCents: Math.round(wageShare * sum(isWage, addMonths(month, -1), month)), description: 'Loonheffing' },
    ]
    return parts.map((part) => booking({ ...part, bookedOn: addDays(month, 27), counterpartyName: 'Belastingdienst' }))
  })
  return made.filter(
    ({ bookedOn, amountCents }) => amountCents < 0 && bookedOn >= bookings[0]!.bookedOn && bookedOn <= plan.endsOn,
  )
}

/** As much as is counted, from money that was set aside for it. */
const payTax: Doing = (situation, _to, { analysis }) => {
  const due = analysis.lending.tax
  const { bookings } = situation.company
  const untaxed = bookings.filter((one) => !isVatOrWageTax(one))
  let [vatShare, wageShare] = [0.1, 0.35]
  let paid = situation
  for (let tries = 0; tries < 3; tries++) {
    const made = inDayOrder([...untaxed, ...taxOf(situation, vatShare, wageShare)])
    paid = openedWith(
      { ...situation, company: { ...situation.company, bookings: made } },
      centsOf(bookings) - centsOf(made),
    )
    const { tax } = answerIn(paid, { tried: [] }).analysis.lending
    vatShare *= due.vatYearCents / Math.max(1, tax.vatYearCents)
    wageShare *= due.wageTaxYearCents / Math.max(1, tax.wageTaxYearCents)
  }
  return due.vatYearCents === 0 ? 'where no VAT is counted, only a return shows that none is due' : paid
}

/** Loans that are paid off with money from elsewhere some months ago. */
const repay: Doing = (situation) => {
  const { bookings, plan } = situation.company
  const on = addDays(plan.endsOn, -100)
  const paid = bookings.filter((one) => isInstalment(one) && one.bookedOn <= on)
  // A loan of which no instalment was seen yet had two.
  const unseen = bookings
    .filter((one) => isLoan(one) && one.amountCents > 0)
    .filter((loan) => paid.every((one) => one.counterpartyName !== loan.counterpartyName))
    .flatMap((loan) =>
      [-65, -35].map((days) => ({
        ...times(loan, -0.25),
        bookedOn: addDays(on, days),
        description: 'Aflossing lening',
      })),
    )
  const last = new Map([...paid, ...unseen].map((one) => [one.counterpartyName, one]))
  const left = bookings.filter((one) => !isInstalment(one) || one.bookedOn < addDays(on, -5))
  const payoffs = [...unseen, ...[...last.values()].map((one) => ({ ...times(one, 4), bookedOn: on }))]
  const cents = payoffs.reduce((sum, { amountCents }) => sum - amountCents, 0)
  return openedWith(
    { ...situation, company: { ...situation.company, bookings: inDayOrder([...left, ...payoffs]) } },
    cents,
  )
}

/** The loan came months before it did, maybe before what is seen. */
const lentEarlier =
  (months: number): Doing =>
  (situation) => {
    const first = seenOf(situation).bookings[0]!.bookedOn
    const earlier = changed(situation, (one) => {
      const moved = { ...one, bookedOn: addMonths(one.bookedOn, -months) }
      return !isLoan(one) ? one : moved.bookedOn < first ? [] : moved
    })
    return openedWith(earlier, centsOf(situation.company.bookings) - centsOf(earlier.company.bookings))
  }

/** As many days as are asked for: before those that are seen, their whole quarters again and again. */
const moreOfTheSame: Doing = (situation, to, { analysis }) => {
  const { company, daysSeen } = situation
  const { endsOn } = company.plan
  const { bookings: seen, openingCents } = seenOf(situation)
  const months = Math.max(3, Math.floor(daysSeen / 91) * 3)
  const before = Array.from({ length: Math.ceil(to / 30 / months) + 1 }, (_, back) =>
    seen
      .filter(({ bookedOn }) => bookedOn > addMonths(endsOn, -months))
      .map((one) => ({ ...one, bookedOn: addMonths(one.bookedOn, -months * (back + 1)) })),
  )
    .flat()
    .filter(({ bookedOn }) => bookedOn > addDays(endsOn, -to) && bookedOn <= addDays(endsOn, -daysSeen))
  const bookings = inDayOrder([...before, ...seen])
  const same = { ...situation, daysSeen: to, company: { ...company, openingCents, bookings } }
  if (!company.plan.isEven) return 'months that differ do not show the same picture again'
  const { quartersPaid } = analysis.lending.tax
  const { isSeen } = answerIn(same, { tried: [] }).analysis.lending.tax
  return quartersPaid.length === 0 && !isSeen ? 'no tax was due yet in what is seen' : same
}

/** The owners' money of each month: never more than so much together, and no profit besides. */
const takeAtMost: Doing = (situation, to) => {
  const isTaken: Wanted = (one) => isOwner(one) && one.amountCents < 0
  const isProfit: Wanted = (one) => isTaken(one) && one.description === 'Dividend'
  const taken = Map.groupBy(
    situation.company.bookings.filter((one) => isTaken(one) && !isProfit(one)),
    monthOf,
  )
  const most = Math.floor(to / 100) * 100
  return changed(situation, (one) => {
    if (isProfit(one)) return []
    return isTaken(one) ? times(one, Math.min(1, -most / centsOf(taken.get(monthOf(one))!))) : one
  })
}

/** The same company, month after month without chance. */
const levelled: Doing = (situation) => ({
  ...situation,
  company: fromPlan({ ...situation.company.plan, isEven: true }),
})

const asBefore: Doing = (situation, to, { record: { input } }) => {
  const from = addMonths(situation.company.plan.endsOn, -4)
  return changed(situation, (one) =>
    isReceipt(one) && one.bookedOn > from ? times(one, (1.02 * to) / (input.turnoverChange ?? 1)) : one,
  )
}

/** The other side of what went to it: an account of the company, on which the money still is. */
const shareAccount: Doing = (situation) => {
  const { company } = situation
  const mirrored = company.bookings
    .filter(({ counterpartyAccount }) => counterpartyAccount === ownAccount)
    .map((one) => ({
      ...one,
      amountCents: -one.amountCents,
      counterpartyAccount: 'NL02ABNA0123456789',
      counterpartyName: company.plan.holder,
    }))
  const amountCents = mirrored.reduce((sum, one) => sum + one.amountCents, 0)
  const closing = { on: company.plan.endsOn, amountCents }
  return {
    ...situation,
    others: [
      ...situation.others,
      { iban: ownAccount, holder: company.plan.holder, bank: null, closing, bookings: mirrored },
    ],
  }
}

const stoppedFacts = ['stopped-purchases', 'stopped-wages', 'stopped-rent', 'stopped-overhead'] as const

const fromCustomers: Doing = (situation, _to, { analysis }) => {
  const { bookings } = seenOf(situation)
  return agreed(
    situation,
    ['incidental'],
    analysis.lending.incidental.bookings.filter((number) => isReceipt(bookings[number]!)),
  )
}

/** By the field whose sentence is followed; in words where bookings cannot show it. */
export const doing: Readonly<Record<SpokenField, Doing | string>> = {
  requestedAmountCents: (one, to) => ({ ...one, amountEuros: to / 100 }),
  companyAgeMonths: (one, to) => ({ ...one, ageMonths: to }),
  coverageDays: moreOfTheSame,
  dataAgeDays: (one) => ({ ...one, daysLate: 1 }),
  holderMatch: (one) => ({ ...one, names: [one.company.plan.holder] }),
  extraTurnoverMonthlyCents: earnMore,
  turnoverChange: asBefore,
  turnoverVariation: levelled,
  balanceIsKnown: (one) => ({ ...one, hasBalance: true }),
  daysBelowZeroShare: until(({ daysBelowZeroShare }, to) => daysBelowZeroShare! <= to),
  bufferDays: until(({ bufferDays }, to) => bufferDays! >= to),
  lowestBalanceMonths: until(({ lowestBalanceMonths }, to) => (lowestBalanceMonths ?? 1) >= to),
  existingDebtServiceMonthlyCents: repay,
  expectedExpensesCents: (one) => ({ ...one, expenses: noExpenses }),
  returnedDirectDebitsYear: without(({ description }) => /^(?:Incasso energie|Storno incasso)/.test(description)),
  customerReturnShare: without(({ description }) => description === 'Storno SEPA incasso'),
  taxArrearsCount: without(({ description }) => description.startsWith('Betalingsregeling')),
  collectionCount: without(({ counterpartyName }) => counterpartyName?.startsWith('Flanderijn') ?? false),
  gamblingCents: without(({ counterpartyName }) => counterpartyName === 'Holland Casino'),
  newLoanCountLastThreeMonths: lentEarlier(3),
  newDebtCents: lentEarlier(6),
  contestedCount: 'the engine reads what a person confirmed as it read what was contested, and does not count it',
  privateWithdrawalsMonthlyCents: takeAtMost,
  unbackedYearCents: fromCustomers,
  roundTripShare: without(({ counterpartyName }) => counterpartyName === 'M. de Vries'),
  newestMonthIsLow: 'only more data shows whether a low month is a season',
  taxIsSeen: payTax,
  taxQuartersPaidShare: payTax,
  stoppedCostCount: (one) => agreed(one, stoppedFacts),
  unsharedYearCents: shareAccount,
  missingKind: 'only records of before ask for it, since that account may show anything',
  distributedAboveSurplusCents: without(({ description }) => description === 'Dividend'),
}

/** After each sentence of a way, one after another; the reason where bookings cannot show one of them. */
export function followed(way: WayToYes, situation: Situation): Situation | string {
  // A company is made even before it is changed, and contested by the numbers of its bookings after.
  const turn = (field: keyof ScoreInput): number =>
    field === 'turnoverVariation' ? 0 : field === 'unbackedYearCents' ? 2 : 1
  const inOrder = way.changes.toSorted((a, b) => turn(a.field) - turn(b.field))
  return inOrder.reduce<Situation | string>((one, { field, to }) => {
    const act = isSpoken(field) ? doing[field] : undefined
    if (typeof one === 'string' || act === undefined) return one
    return typeof act === 'string' ? act : act(one, Number(to), answerIn(one, { tried: [] }))
  }, situation)
}

const isSpoken = (field: keyof ScoreInput): field is SpokenField => field in doing
