import { describe, expect, test } from 'vitest'
import type { Booking } from '#lending/statements/statement.ts'
import { withBookings } from '#lending/testing/made-up/company.ts'
import { fromPlan } from '#lending/testing/made-up/from-plan.ts'
import { kinds } from '#lending/testing/made-up/kinds.ts'
import { planOf } from '#lending/testing/made-up/sound.ts'
import { changedBy, eachMonth, factsOf, isTax, isVat, paid, thinBakery } from '#lending/testing/made-up/thin-bakery.ts'

const plain = factsOf(thinBakery()).tax
const isWageTax = ({ description }: Booking): boolean => description.startsWith('Loonheffing')
const lastYear = ({ bookedOn }: Booking): boolean => bookedOn > '2025-11-20'
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

describe('CORE-4 what tax is measured by', () => {
  const beachBar = fromPlan(planOf(kinds[11]!, 11, { isEven: true, openingMonths: 4 }))
  const yearOf = (months: readonly string[]): number =>
    factsOf(changedBy((one) => (isVat(one) && !months.includes(one.bookedOn.slice(0, 7)) ? null : one))(beachBar)).tax
      .vatYearCents

  test('a quarter is held against the sales of its days, in summer and in winter', () => {
    const whole = factsOf(beachBar).tax.vatYearCents
    for (const month of ['2025-07', '2025-10', '2026-07', '2026-10'])
      expect(Math.abs(yearOf([month]) / whole - 1), month).toBeLessThan(0.05)
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
