import { addMonths, type IsoDate, monthsInYear } from '#lending/days.ts'
import type { Cents } from '#lending/money.ts'
import type { Instalment } from '#lending/pricing/offer.ts'
import { rateOf } from '#lending/rate-of.ts'

export type LoanTerms = { amountCents: Cents; termMonths: number; yearlyRate: number }

/**
 * Equal principal parts, interest on what is still owed, one twelfth of the yearly rate a month, rounded to the cent.
 * The last part takes what the division leaves, so that principal sums to the amount exactly.
 */
export function linearSchedule(terms: LoanTerms, payoutOn: IsoDate): Instalment[] {
  const part = linearPart(terms)
  const schedule: Instalment[] = []
  let owedCents = terms.amountCents
  for (let number = 1; number <= terms.termMonths; number++) {
    const principalCents = number === terms.termMonths ? owedCents : part
    const interestCents = rateOf(owedCents, terms.yearlyRate, monthsInYear)
    owedCents -= principalCents
    schedule.push({
      number,
      dueOn: addMonths(payoutOn, number),
      principalCents,
      interestCents,
      totalCents: principalCents + interestCents,
      outstandingCents: owedCents,
    })
  }
  return schedule
}

/** The principal part of every month but the last, in whole cents. */
export function linearPart({ amountCents, termMonths }: LoanTerms): Cents {
  return Math.floor(amountCents / termMonths)
}

/** Principal and interest of the first twelve months, the dearest year of a linear loan. */
export function firstYearServiceCents(terms: LoanTerms): Cents {
  const part = linearPart(terms)
  let owedCents = terms.amountCents
  let serviceCents = 0
  for (let number = 1; number <= Math.min(monthsInYear, terms.termMonths); number++) {
    const principalCents = number === terms.termMonths ? owedCents : part
    serviceCents += principalCents + rateOf(owedCents, terms.yearlyRate, monthsInYear)
    owedCents -= principalCents
  }
  return serviceCents
}

/** The average monthly payment of the first year: the figure that the offer was tested against. */
export function firstYearMonthCents(schedule: readonly { totalCents: Cents }[]): Cents {
  const year = schedule.slice(0, monthsInYear)
  return Math.round(year.reduce((sum, { totalCents }) => sum + totalCents, 0) / monthsInYear)
}
