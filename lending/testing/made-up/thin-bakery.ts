import { analyse } from '#lending/facts/analyse.ts'
import type { AnalysisContext } from '#lending/facts/analysis-input.ts'
import type { LendingFacts } from '#lending/facts/lending-facts.ts'
import { addDays, addMonths } from '#lending/days.ts'
import type { Booking } from '#lending/statements/statement.ts'
import { booking } from '#lending/testing/booking.ts'
import { accountOf, type MadeUpCompany, type Plan } from '#lending/testing/made-up/company.ts'
import { fromPlan } from '#lending/testing/made-up/from-plan.ts'
import { kinds } from '#lending/testing/made-up/kinds.ts'
import { planOf } from '#lending/testing/made-up/sound.ts'

/** The last booked day, at the end of a month, so that all counts; and the day on which the bakery asks. */
export const lastDay = '2026-10-31'
const asksOn = '2026-11-01'
const someone = 'NL44RABO0987654321'

/** A bakery of 30,000 euros a month that pays everybody and keeps nothing: some hundreds short each month. */
export const thinBakery = (parts: Partial<Plan> = {}): MadeUpCompany =>
  fromPlan(
    planOf({ ...kinds[0]!, purchases: 0.44, wages: 0.26, rent: 0.17 }, 1, {
      monthlyEuros: 30_000,
      ownerEuros: 2_800,
      surplus: 0.01,
      openingMonths: 1,
      legalForm: 'eenmanszaak',
      endsOn: lastDay,
      ...parts,
    }),
  )

export const paid = (
  bookedOn: string,
  euros: number,
  counterpartyName: string | null,
  description: string,
  counterpartyAccount: string | null = someone,
): Booking =>
  booking({ bookedOn, amountCents: Math.round(euros * 100), counterpartyName, description, counterpartyAccount })

/** The same each month, newest first. */
export const eachMonth = (count: number, make: (on: string, month: number) => Booking[]): Booking[] =>
  Array.from({ length: count }, (_, back) => make(addDays(addMonths(lastDay, -back), -5), back)).flat()

type Change = (one: Booking) => Booking | null

/** Each booking changed, or left out; the money of those stays on the account. */
export const changedBy =
  (change: Change) =>
  (company: MadeUpCompany): MadeUpCompany => ({
    ...company,
    bookings: company.bookings.flatMap((one) => change(one) ?? []),
  })

export const isVat = ({ description }: Booking): boolean => description.startsWith('Omzetbelasting')
export const isTax = ({ counterpartyName }: Booking): boolean => counterpartyName === 'Belastingdienst'
export const isOwners = ({ counterpartyName }: Booking): boolean => counterpartyName === 'A. Jansen'

export const factsOf = (company: MadeUpCompany, said: Partial<AnalysisContext> = {}): LendingFacts =>
  analyse([accountOf(company)], {
    today: asksOn,
    companyNames: [company.plan.holder],
    sbiCode: company.plan.kind.sbiCode,
    ...said,
  }).lending
