import { describe, expect, test } from 'vitest'
import type { Booking } from '#lending/statements/statement.ts'
import { addDays } from '#lending/days.ts'
import { inDayOrder, withBookings } from '#lending/testing/made-up/company.ts'
import { fromPlan } from '#lending/testing/made-up/from-plan.ts'
import { kinds } from '#lending/testing/made-up/kinds.ts'
import { planOf } from '#lending/testing/made-up/sound.ts'
import { changedBy, eachMonth, factsOf, isTax, isVat, paid, thinBakery } from '#lending/testing/made-up/thin-bakery.ts'

const plain = factsOf(thinBakery()).tax
const isWageTax = ({ description }: Booking): boolean => description.startsWith('Loonheffing')
const lastYear = ({ bookedOn }: Booking): boolean => bookedOn > '2025-11-30'
const always = (): boolean => true

/** Of some payments only a part, or a euro. */
const taxWith = (isOf: (one: Booking) => boolean, part: number, isWhen = always as typeof lastYear) =>
  factsOf(
    changedBy((one) =>
      isOf(one) && isWhen(one) ? { ...one, amountCents: Math.min(-100, Math.round(one.amountCents * part)) } : one,
    )(thinBakery()),
  ).tax

describe('CORE-4 a payment in name only pays no tax', () => {
  test.each([
    ['a euro of VAT each quarter of a year', isVat, 0, lastYear],
    ['a euro of VAT each quarter, always', isVat, 0, always],
    ['a twentieth of the VAT of a year', isVat, 0.05, lastYear],
    ['a euro of wage tax each month of a year', isWageTax, 0, lastYear],
    ['a twentieth of the wage tax of a year', isWageTax, 0.05, lastYear],
    ['a tenth of the wage tax, always', isWageTax, 0.1, always],
  ])('%s is not seen, and due', (_what, isOf, part, isWhen) => {
    expect(plain.isSeen).toBe(true)
    expect(taxWith(isOf, part, isWhen).isSeen).toBe(false)
  })

  test('what was due of VAT and wages is counted as the oldest year has it', () => {
    expect(taxWith(isVat, 0.05, lastYear).vatYearCents).toBeGreaterThan(plain.vatYearCents * 0.95)
    expect(taxWith(isWageTax, 0.05, lastYear).wageTaxYearCents).toBeGreaterThan(plain.wageTaxYearCents * 0.95)
    expect(taxWith(isWageTax, 0.1).wageTaxYearCents).toBeGreaterThan(plain.wageTaxYearCents * 0.9)
  })

  test('a quarter paid at a twentieth is owed, and off the balance', () => {
    const { quartersPaid, unpaid } = taxWith(isVat, 0.05, lastYear)
    expect(quartersPaid.slice(-4)).toEqual([false, false, false, false])
    expect(unpaid).toHaveLength(4)
  })

  test('a quarter of which a third is paid is a poor one, and paid', () => {
    expect(taxWith(isVat, 0.33, ({ bookedOn }) => bookedOn > '2026-10-01').quartersPaid).not.toContain(false)
  })

  test('a firm that only sounds like the tax office is somebody else', () => {
    const called = changedBy((one) => (isVat(one) ? { ...one, counterpartyName: 'Belasting Advies Smit' } : one))
    expect(factsOf(called(thinBakery())).tax).toMatchObject({ isSeen: false, vatYearCents: expect.any(Number) })
    expect(factsOf(called(thinBakery())).tax.otherYearCents).toBeGreaterThan(0)
  })
})

describe('CORE-4 the quarter that a payment is for', () => {
  const moved = (days: number, description?: string) =>
    inDayOrder(
      thinBakery().bookings.map((one) =>
        isVat(one) && one.bookedOn.startsWith('2026-04')
          ? { ...one, bookedOn: addDays(one.bookedOn, days), description: description ?? one.description }
          : one,
      ),
    )
  const taxOf = (bookings: readonly Booking[]) => factsOf({ ...thinBakery(), bookings }).tax

  test.each([1, 15, 17, 30, 45])('is the one before where it comes %i days late', (days) => {
    expect(taxOf(moved(days))).toEqual({ ...plain, paid: expect.any(Object) })
  })

  test('is the one that its reference names, however late', () => {
    expect(taxOf(moved(60, 'Omzetbelasting')).quartersPaid).toContain(false)
    expect(taxOf(moved(60, 'Omzetbelasting 3123 4567 8160 1210')).quartersPaid).not.toContain(false)
  })
})

/**
 * Stock bought before the season is sold in it: the quarter of buying bears next to no VAT, the others as always.
 */
function stockedUp() {
  const shop = fromPlan(planOf(kinds[4]!, 4, { isEven: true, surplus: 0.1 }))
  const isAhead = (day: string): boolean => day > '2026-03-31' && day < '2026-10-01'
  const part = (one: Booking): number => (isVat(one) && one.bookedOn > '2026-06-30' ? 0.5 : 1)
  return changedBy((one) => {
    const isMore = one.description.startsWith('Levering') && isAhead(one.bookedOn)
    return { ...one, amountCents: Math.round(one.amountCents * (isMore ? 1.5 : part(one))) }
  })(shop)
}

describe('CORE-4 VAT in part', () => {
  const office = fromPlan(planOf(kinds[13]!, 13, { isEven: true }))
  const officeWith = (part: number, from: string) =>
    factsOf(
      changedBy((one) =>
        isVat(one) && one.bookedOn > from ? { ...one, amountCents: Math.round(one.amountCents * part) } : one,
      )(office),
    ).tax
  const whole = factsOf(office).tax

  test('of which too little was paid from the first day is supposed as the trade must owe it', () => {
    const tax = officeWith(0.3, '')
    expect(tax).toMatchObject({ isSeen: false, supposedYearCents: expect.any(Number) })
    expect(tax.supposedYearCents).toBeGreaterThan(whole.vatYearCents * 0.4)
    expect(tax.vatYearCents).toBeGreaterThan(whole.vatYearCents * 0.7)
  })

  test('that fell to a half of the same quarters a year before is asked about, and due as before', () => {
    const tax = officeWith(0.5, '2026-02-01')
    expect(tax.isSeen).toBe(false)
    expect(tax.vatYearCents).toBeGreaterThan(whole.vatYearCents * 0.95)
    expect(officeWith(0.8, '2026-02-01').isSeen).toBe(true)
  })

  test('is no question where stock for the season lowered it', () => {
    expect(factsOf(stockedUp()).tax.isSeen).toBe(true)
  })

  test.each([...kinds.keys()])('kind %i pays what it owes, so that nothing is asked in any month', (kind) => {
    const company = planOf(kinds[kind]!, kind + 40)
    const isNotAsked = company.kind.vatInSales > 0 || factsOf(fromPlan(company)).tax.isSeen
    for (const endsOn of ['2026-11-20', '2026-08-20', '2026-05-20', '2026-02-20'])
      expect(factsOf(fromPlan(planOf(kinds[kind]!, kind + 40, { endsOn }))).tax.isSeen).toBe(isNotAsked)
  })

  test.each([
    ['in which it is paid', '2026-05-20'],
    ['before that in which it is paid', '2026-07-20'],
  ])(
    'is no question where it came back for a machine in the quarter %s, and is one where more was paid in part',
    (_what, on) => {
      const studio = fromPlan(planOf(kinds[6]!, 6, { isEven: true }))
      const machine = withBookings(studio, [paid(on, -24_000, 'Machinehandel Noord', 'Factuur machine')])
      const cameBack = changedBy((one) => (isVat(one) && one.bookedOn.startsWith('2026-07') ? null : one))
      const inPart = changedBy((one) =>
        isVat(one) && one.bookedOn > '2026-04-01' ? { ...one, amountCents: Math.round(one.amountCents * 0.3) } : one,
      )
      expect(factsOf(cameBack(machine)).tax.isSeen).toBe(true)
      expect(factsOf(inPart(machine)).tax.isSeen).toBe(false)
    },
  )

  test('by the year is a question, and due once', () => {
    const byYear = (one: Booking): Booking | null =>
      !isVat(one) ? one : one.bookedOn.slice(5, 7) === '04' ? { ...one, amountCents: one.amountCents * 4 } : null
    const tax = factsOf(changedBy(byYear)(office)).tax
    expect(tax.isSeen).toBe(false)
    expect(tax.quartersPaid).not.toContain(false)
    expect(Math.abs(tax.vatYearCents / whole.vatYearCents - 1)).toBeLessThan(0.1)
    expect(tax.unpaid).toEqual([])
  })
})

test('CORE-4 an owner’s fee that is called a wage bears no wage tax where that of the others fits', () => {
  const fees = eachMonth(24, (on) => [paid(on, -9_000, 'A. Jansen', 'Salaris DGA')])
  const { tax } = factsOf(withBookings(thinBakery(), fees))
  expect(tax).toMatchObject({ isSeen: true, wageTaxYearCents: plain.wageTaxYearCents })
})

describe('CORE-4 what tax is measured by', () => {
  const beachBar = fromPlan(planOf(kinds[11]!, 11, { isEven: true, openingMonths: 4 }))
  const yearOf = (months: readonly string[]): number =>
    factsOf(changedBy((one) => (isVat(one) && !months.includes(one.bookedOn.slice(0, 7)) ? null : one))(beachBar)).tax
      .vatYearCents

  test('a quarter is held against the sales of its days, in summer and in winter', () => {
    const whole = factsOf(beachBar).tax.vatYearCents
    // A company that stopped paying owes a tenth more.
    for (const [months, dearer] of [
      [['2025-07', '2025-10'], 1.1],
      [['2026-07', '2026-10'], 1],
    ] as const)
      expect(Math.abs(yearOf(months) / whole - dearer), months[0]).toBeLessThan(0.05)
  })

  test('a single payment claims no more than is supposed of who paid nothing', () => {
    const none = yearOf([])
    for (const month of ['2025-07', '2025-10']) expect(yearOf([month])).toBeLessThanOrEqual(none)
  })

  test('payments for quarters before the data count dearer where they stop', () => {
    const short = fromPlan(planOf(kinds[3]!, 3, { isEven: true, months: 16 }))
    const whole = factsOf(short).tax.vatYearCents
    const stopped = changedBy((one) => (isVat(one) && one.bookedOn > '2025-11-01' ? null : one))(short)
    expect(factsOf(stopped).tax).toMatchObject({ isSeen: false, vatYearCents: expect.any(Number) })
    expect(factsOf(stopped).tax.vatYearCents).toBeGreaterThanOrEqual(whole)
  })

  test('of all tax a single payment is only supposed', () => {
    const once = changedBy((one) => (isTax(one) ? null : one))(thinBakery())
    const bill = paid('2026-06-27', -1_200, 'Belastingdienst', 'Voorlopige aanslag inkomstenbelasting')
    const [without, withOne] = [factsOf(once), factsOf(withBookings(once, [bill]))]
    expect(withOne.tax.supposedYearCents).toBe(without.tax.supposedYearCents + 1_200_00)
    expect(withOne.capacity.ifExplainedMonthlyCents).toBe(without.capacity.ifExplainedMonthlyCents)
  })
})

describe('CORE-4 a payment plan with the tax office', () => {
  const yoga = fromPlan(planOf(kinds[18]!, 18))
  const instalments = eachMonth(18, (on) => [paid(on, -200, 'Belastingdienst', 'Betalingsregeling naheffing')])
  const withPlan = withBookings(yoga, instalments)
  const isInstalment = ({ description }: Booking): boolean => description.startsWith('Betalingsregeling')
  const until = (isOf: (one: Booking) => boolean) =>
    factsOf(changedBy((one) => (isOf(one) && one.bookedOn > '2026-04-20' ? null : one))(withPlan)).tax

  test('that stops along with all other tax is owed, off the balance, and asked about', () => {
    const tax = until(isTax)
    expect(tax.otherYearCents).toBeGreaterThanOrEqual(factsOf(withPlan).tax.otherYearCents)
    expect(tax.unpaid.length).toBeGreaterThan(6)
    expect(tax.isSeen).toBe(false)
  })

  test('that ends while other tax is paid is over', () => {
    const tax = until(isInstalment)
    expect(tax.otherYearCents).toBe(5 * 200_00)
    expect(tax.isSeen).toBe(true)
  })
})
