import type { AnalysedAccount } from '#lending/bookings/account.ts'
import { addDays, addMonths, daysBetween } from '#lending/days.ts'
import type { Booking } from '#lending/statements/statement.ts'
import { account, booking } from '#lending/testing/booking.ts'

type CompanyShape = {
  /** The last booked day. */
  endsOn: string
  months: number
  monthlyTurnoverCents: number
  /** Part of the turnover that goes to suppliers. */
  supplierShare: number
  monthlyWagesCents: number
  monthlyRentCents: number
  closingBalanceCents: number
  extra: readonly Booking[]
}

const healthyShape: CompanyShape = {
  endsOn: '2026-11-20',
  months: 24,
  monthlyTurnoverCents: 30_000_00,
  supplierShare: 0.3,
  monthlyWagesCents: 6_000_00,
  monthlyRentCents: 2_000_00,
  closingBalanceCents: 40_000_00,
  extra: [],
}

/** A bakery that pays on time: daily takings, monthly costs, tax and owner, quarterly VAT; the owner takes the rest. */
export function company(shape: Partial<CompanyShape> = {}): AnalysedAccount {
  const full = { ...healthyShape, ...shape }
  const start = addDays(addMonths(full.endsOn, -full.months), 1)
  const days = daysBetween(start, full.endsOn) + 1
  const takings = Array.from({ length: days }, (_, day) => dailyTakings(full, addDays(start, day), days))
  const monthly = Array.from({ length: full.months }, (_, month) => monthlyCosts(full, addMonths(full.endsOn, -month)))
  const bookings = [...takings, ...monthly.flat(), ...full.extra].sort((a, b) => (a.bookedOn < b.bookedOn ? -1 : 1))
  return account(bookings, { closing: { on: full.endsOn, amountCents: full.closingBalanceCents } })
}

function dailyTakings({ months, monthlyTurnoverCents }: CompanyShape, bookedOn: string, days: number): Booking {
  return booking({
    bookedOn,
    amountCents: Math.round((monthlyTurnoverCents * months) / days),
    counterpartyName: 'Stichting Mollie Payments',
    counterpartyAccount: 'NL30TRIO0338516946',
    description: 'Uitbetaling dagomzet',
  })
}

const ownerCents = 2_500_00

function monthlyCosts(shape: CompanyShape, bookedOn: string): Booking[] {
  const { monthlyTurnoverCents, supplierShare, monthlyWagesCents, monthlyRentCents } = shape
  const isQuarter = Number(bookedOn.slice(5, 7)) % 3 === 1
  const pay = (counterpartyName: string, description: string, cents: number) =>
    booking({ bookedOn, counterpartyName, description, amountCents: -Math.round(cents) })
  const costs = [
    pay('Meelfabriek Holland', 'Factuur levering', monthlyTurnoverCents * supplierShare),
    pay('J. Smit', 'Salaris', monthlyWagesCents),
    pay('Vastgoed Centrum', 'Huur winkelpand', monthlyRentCents),
  ]
  const wageTaxCents = monthlyWagesCents * 0.35
  const paidCents = monthlyWagesCents + wageTaxCents + monthlyRentCents + ownerCents
  const leftCents = monthlyTurnoverCents * (1 - supplierShare - 0.1) - paidCents
  const monthly = [
    pay('Belastingdienst', '812345678L016210', wageTaxCents),
    pay('K. Korenaar', 'Managementvergoeding', ownerCents),
  ]
  const quarterly = [
    pay('Belastingdienst', '812345678B016210', monthlyTurnoverCents * 0.3),
    pay('K. Korenaar', 'Dividend', Math.max(0, leftCents * 3)),
  ]
  return [...costs, ...monthly, ...(isQuarter ? quarterly : [])].filter((cost) => cost.amountCents !== 0)
}
