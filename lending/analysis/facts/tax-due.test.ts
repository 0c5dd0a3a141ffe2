import { describe, expect, test } from 'vitest'
import type { Transaction } from '#lending/statements/statement.ts'
import { changedBy, factsOf, isVat, thinBakery } from '#lending/testing/made-up/thin-bakery.ts'

const plain = factsOf(thinBakery()).tax
const isWageTax = ({ description }: Transaction): boolean => description.startsWith('Loonheffing')
const lastYear = ({ bookedOn }: Transaction): boolean => bookedOn > '2025-11-20'
const always = (): boolean => true

/** Of some payments only a part, or a euro. */
const taxWith = (isOf: (one: Transaction) => boolean, part: number, isWhen = always as typeof lastYear) =>
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
