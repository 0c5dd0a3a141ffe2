import { describe, expect, test } from 'vitest'
import { analyse } from '#lending/facts/analyse.ts'
import { addDays, addMonths } from '#lending/days.ts'
import type { Booking } from '#lending/statements/statement.ts'
import { booking } from '#lending/testing/booking.ts'
import { accountOf, type MadeUpCompany, type Plan, withBookings } from '#lending/testing/made-up/company.ts'
import { kinds } from '#lending/testing/made-up/kinds.ts'
import { planOf } from '#lending/testing/made-up/sound.ts'
import { fromPlan } from '#lending/testing/made-up/from-plan.ts'

/** A bakery of 30,000 euros a month whose owner lives on 3,000, and one booking beside. */
const bakery = (parts: Partial<Plan> = {}): MadeUpCompany =>
  fromPlan(planOf(kinds[0]!, 1, { monthlyEuros: 30_000, ownerEuros: 3_000, legalForm: 'eenmanszaak', ...parts }))
const one = (euros: number, counterpartyName: string, description: string, bookedOn = '2026-08-14'): Booking =>
  booking({
    amountCents: euros * 100,
    counterpartyName,
    description,
    bookedOn,
    counterpartyAccount: `NL${counterpartyName}`,
  })
const factsOf = (company: MadeUpCompany) =>
  analyse([accountOf(company)], {
    today: '2026-11-21',
    companyNames: [company.plan.holder],
    sbiCode: company.plan.kind.sbiCode,
  }).lending
const without = (company: MadeUpCompany, isLeftOut: (one: Booking) => boolean): MadeUpCompany => ({
  ...company,
  bookings: company.bookings.filter((booking) => !isLeftOut(booking)),
})
const monthly = (euros: number, name: string, description: string, day: number): Booking[] =>
  Array.from({ length: 10 }, (_, back) => one(euros, name, description, addDays(addMonths('2026-10-01', -back), day)))

const plain = factsOf(bakery())

describe('CORE-4 core turnover and incidental income are apart', () => {
  test('what customers pay is core turnover, each month of it', () => {
    expect(plain.coreTurnover.sumCents / 12).toBeGreaterThan(29_000_00)
    expect(plain.coreTurnover.sumCents / 12).toBeLessThan(31_000_00)
    expect(plain.coreTurnover.monthsCents).toHaveLength(23)
    expect(plain.incidental.sumCents).toBe(0)
  })

  test.each([
    ['one’s own money', 'A. Jansen', 'Privé storting'],
    ['share premium', 'De Proef Holding B.V.', 'Agiostorting'],
    ['an insurance', 'Interpolis', 'Schade-uitkering'],
    ['a sale through a notary', 'Notaris Van Zegel', 'Verkoop pand'],
    ['a relative’s agreement', 'M. de Vries', 'overeenkomst'],
    ['a loan', 'Floryn B.V.', 'Uitbetaling lening'],
    ['a gift called a returned debit', 'M. de Vries', 'storno terugboeking'],
    ['a gift called a refund', 'M. de Vries', 'terugbetaling creditnota'],
  ])('40,000 euros of %s carries nothing', (_what, name, description) => {
    const facts = factsOf(withBookings(bakery(), [one(40_000, name, description)]))
    expect(facts.incidental).toMatchObject({ count: 1, sumCents: 40_000_00 })
    expect(facts.coreTurnover.sumCents).toBe(plain.coreTurnover.sumCents)
    expect(facts.capacity.availableMonthlyCents).toBeLessThanOrEqual(plain.capacity.availableMonthlyCents)
    expect(facts.balance.averageCents).toBe(plain.balance.averageCents)
  })

  test('a builder’s large invoices to ever new customers are his trade', () => {
    const facts = factsOf(fromPlan(planOf(kinds[5]!, 5, { monthlyEuros: 90_000 })))
    expect(facts.coreTurnover.isTradeOfLargeReceipts).toBe(true)
    expect(facts.incidental.sumCents).toBe(0)
  })
})

describe('CORE-4 money that went round counts nowhere', () => {
  const circle = factsOf(
    withBookings(bakery(), [
      ...monthly(10_000, 'M. de Vries', 'factuur', 4),
      ...monthly(-10_000, 'M. de Vries', 'inkoop', 13),
    ]),
  )

  test('through a friend and back: no turnover, no costs, and the sum is shown', () => {
    expect(circle.roundTrips).toMatchObject({ count: 10, sumCents: 100_000_00 })
    expect(circle.coreTurnover.sumCents).toBe(plain.coreTurnover.sumCents)
    expect(circle.capacity.availableMonthlyCents).toBe(plain.capacity.availableMonthlyCents)
  })
})

describe('CORE-4 the owner’s pay is the same under every name', () => {
  test('it counts what is paid month by month', () => {
    expect(plain.ownerPay).toMatchObject({ ownerCount: 1, monthlyCents: 3_000_00, regularMonthlyCents: 3_000_00 })
  })

  test.each(['Dividend', 'Overboeking naar spaarrekening', 'Omzetbelasting'])('called %s it lowers no less', (word) => {
    const company = bakery()
    const bookings = company.bookings.map((booking) =>
      booking.counterpartyName === 'A. Jansen' ? { ...booking, description: word } : booking,
    )
    expect(factsOf({ ...company, bookings }).capacity.availableMonthlyCents).toBeLessThanOrEqual(
      plain.capacity.availableMonthlyCents,
    )
  })

  test('who takes nothing is taken to live on 1,800 euros', () => {
    expect(factsOf(bakery({ ownerEuros: 0 })).capacity.ownerMonthlyCents).toBe(1_800_00)
  })

  test('a lump counts up to 4,000 euros a month, the rest is profit paid out', () => {
    const facts = factsOf(withBookings(bakery(), [one(-16_000, 'A. Jansen', 'Dividend')]))
    expect(facts.ownerPay.distributedCents).toBe(12_000_00)
    expect(facts.capacity.ownerMonthlyCents).toBe(3_000_00 + Math.round(4_000_00 / 12))
  })
})

describe('CORE-4 tax is what is due', () => {
  const isTax = ({ counterpartyName }: Booking): boolean => counterpartyName === 'Belastingdienst'

  test('of a company that pays it is what it pays', () => {
    expect(plain.tax).toMatchObject({ isSeen: true, supposedYearCents: 0 })
    expect(plain.tax.quartersPaid).not.toContain(false)
  })

  test.each([6, 12])('paid no more for %i months it is due all the same, and not seen', (months) => {
    const from = addMonths('2026-11-20', -months)
    const facts = factsOf(without(bakery(), (booking) => isTax(booking) && booking.bookedOn > from))
    expect(facts.tax.isSeen).toBe(false)
    expect(facts.capacity.availableMonthlyCents).toBeLessThanOrEqual(plain.capacity.availableMonthlyCents)
  })

  test('called so and paid to somebody else it pays nothing', () => {
    const company = without(bakery(), isTax)
    const facts = factsOf(withBookings(company, monthly(-1_000, 'M. de Vries', 'Omzetbelasting', 6)))
    expect(facts.tax).toMatchObject({ isSeen: false, otherYearCents: 10_000_00 })
  })
})

describe('CORE-4 costs that stop are counted on', () => {
  test.each([
    ['purchases', /^Levering/],
    ['wages', /^Salaris/],
    ['rent', /^Huur/],
  ])('%s not paid for three months', (kind, shape) => {
    const isStopped = ({ description, bookedOn }: Booking) => shape.test(description) && bookedOn > '2026-08-20'
    const facts = factsOf(without(bakery(), isStopped))
    expect(facts.stopped.map((stopped) => stopped.kind)).toEqual([kind])
    expect(facts.capacity.availableMonthlyCents).toBeLessThanOrEqual(plain.capacity.availableMonthlyCents)
  })

  test('wages of a season that was as quiet a year before have not stopped', () => {
    expect(factsOf(fromPlan(planOf(kinds[11]!, 11))).stopped).toEqual([])
  })
})

describe('CORE-4 debt is what is owed from now on', () => {
  test('three instalments of a new loan count a month, not a quarter of a year', () => {
    const three = monthly(-900, 'Qredits', 'Aflossing lening', 9).slice(0, 3)
    expect(factsOf(withBookings(bakery(), three)).debt.monthlyCents).toBe(900_00)
  })

  test('a loan without instalments yet counts its principal over a year with interest', () => {
    const facts = factsOf(withBookings(bakery(), [one(200_000, 'Floryn B.V.', 'Uitbetaling lening', '2026-10-20')]))
    expect(facts.debt.unseen).toMatchObject({ count: 1, sumCents: 200_000_00 })
    expect(facts.debt.monthlyCents).toBe(18_020_83)
    expect(facts.debt.newDebt.sumCents).toBe(200_000_00)
    expect(facts.debt.here).toEqual({ monthlyCents: 0, newDebtCents: 0 })
  })

  test('the drawn part of a limit is debt, and money that is put in for a while does not repay it', () => {
    const drawn = factsOf({ ...bakery(), openingCents: -150_000_00 })
    expect(plain.debt.monthlyCents).toBe(0)
    expect(drawn.debt.monthlyCents).toBeGreaterThan(1_000_00)
    const filled = withBookings({ ...bakery(), openingCents: -150_000_00 }, [
      one(60_000, 'M. de Vries', 'lening privé'),
    ])
    expect(factsOf(filled).debt.monthlyCents).toBeGreaterThanOrEqual(drawn.debt.monthlyCents)
  })

  test('our own payout and direct debits are a known loan, whatever they say, and no other firm’s are', () => {
    const paid = one(12_000, 'Vlot B.V.', 'VL-7K3M-9QXD', '2026-09-20')
    const { debt, coreTurnover } = factsOf(withBookings(bakery(), [paid]))
    expect(debt.here).toEqual({ monthlyCents: debt.monthlyCents, newDebtCents: 12_000_00 })
    expect(coreTurnover.sumCents).toBe(plain.coreTurnover.sumCents)
    const repaid = factsOf(withBookings(bakery(), [paid, ...monthly(-900, 'VLOT', 'VL-7K3M-9QXD', 3)]))
    expect(repaid.debt.here?.monthlyCents).toBe(900_00)
    const other = factsOf(withBookings(bakery(), monthly(-900, 'Vlot Credit', 'Aflossing lening', 3)))
    expect([other.debt.monthlyCents, other.debt.here?.monthlyCents]).toEqual([900_00, 0])
  })
})

describe('CORE-4 money that goes once or comes back is read as what it is', () => {
  const machine = one(-30_000, 'Machinehandel Noord', 'Factuur machine', '2026-06-10')

  test('one machine from savings is no running cost, and a second one is', () => {
    const { variableMonthlyCents } = factsOf(withBookings(bakery(), [machine])).capacity
    expect(variableMonthlyCents).toBeLessThan(plain.capacity.variableMonthlyCents + 150_00)
    const second = one(-20_000, 'Ovenbouw Zuid', 'Factuur oven', '2026-03-10')
    const both = factsOf(withBookings(bakery(), [machine, second])).capacity.variableMonthlyCents
    expect(both).toBeGreaterThan(variableMonthlyCents + 1_500_00)
  })

  test('without a year before it is a cost, since nobody knows what is bought otherwise', () => {
    const short = bakery({ months: 14 })
    const costs = factsOf(withBookings(short, [machine])).capacity.variableMonthlyCents
    expect(costs).toBeGreaterThan(factsOf(short).capacity.variableMonthlyCents + 2_000_00)
  })

  test('VAT that comes back every quarter comes off the VAT in the costs, a single refund does not', () => {
    const refunds = ['2026-01-29', '2026-04-29', '2026-07-29', '2026-10-29'].map((on) =>
      one(1_500, 'Belastingdienst', 'Teruggaaf omzetbelasting', on),
    )
    const of = (bookings: Booking[]) => factsOf(withBookings(bakery(), bookings))
    expect(of(refunds).tax.vatYearCents).toBe(plain.tax.vatYearCents - 6_000_00)
    expect(of(refunds).incidental.sumCents).toBe(plain.incidental.sumCents)
    expect(of(refunds.slice(0, 1)).tax.vatYearCents).toBe(plain.tax.vatYearCents)
    expect(of(refunds.slice(0, 1)).incidental.sumCents).toBe(plain.incidental.sumCents + 1_500_00)
  })
})

describe('CORE-4 the newest months are held against the year before', () => {
  test('three months at half are a fall, and capacity falls along', () => {
    const halved = bakery()
    const bookings = halved.bookings.map((booking) =>
      booking.amountCents > 0 && booking.bookedOn > '2026-07-31'
        ? { ...booking, amountCents: Math.round(booking.amountCents / 2) }
        : booking,
    )
    const facts = factsOf({ ...halved, bookings })
    expect(facts.yearBefore.lastThree).toBeGreaterThan(0.45)
    expect(facts.yearBefore.lastThree).toBeLessThan(0.55)
    expect(facts.capacity.fallFactor).toBeLessThan(0.62)
  })

  test('a season that comes back is none: a beach bar in winter, and with seven months nobody can know', () => {
    const bar = (parts: Partial<Plan>) => factsOf(fromPlan(planOf(kinds[11]!, 11, { endsOn: '2026-02-20', ...parts })))
    expect(bar({ months: 24 }).yearBefore).toMatchObject({ seasonIsUnknown: false, newestMonthIsLow: false })
    expect(bar({ months: 10 }).yearBefore.seasonIsUnknown).toBe(true)
  })

  test('months that were not seen are not thought up', () => {
    const short = factsOf(bakery({ months: 7 }))
    expect(short.capacity.coreMonthlyCents).toBeLessThan(18_500_00)
    expect(short.capacity.coreMonthlyCents).toBeGreaterThan(16_500_00)
  })
})
