import { describe, expect, test } from 'vitest'
import type { Category } from '#lending/bookings/category.ts'
import { readTaxKind, taxOfficeAccounts } from '#lending/bookings/tax-kind.ts'

describe('CORE-4 a word shows which tax it is, and trouble comes first', () => {
  test.each<[string, Category, string]>([
    ['Naheffing omzetbelasting', 'tax-arrears', 'naheffing'],
    ['BTW betalingsregeling', 'tax-arrears', 'betalingsregeling'],
    ['aanmaning', 'tax-arrears', 'aanmaning'],
    ['dwangbevel 12', 'tax-arrears', 'dwangbevel'],
    ['achterstand LH', 'tax-arrears', 'achterstand'],
    ['uitstel van betaling', 'tax-arrears', 'uitstel van betaling'],
    ['belastingschuld', 'tax-arrears', 'belastingschuld'],
    ['coronaschuld', 'tax-arrears', 'coronaschuld'],
    ['afbetaling 3', 'tax-arrears', 'afbetaling'],
    ['Omzetbelasting Q3', 'vat-payment', 'omzetbelasting'],
    ['btw', 'vat-payment', 'btw'],
    ['OB 3e kwartaal', 'vat-payment', 'ob'],
    ['Loonheffing 09', 'wage-tax', 'loonheffing'],
    ['loonbelasting', 'wage-tax', 'loonbelasting'],
    ['LH 09', 'wage-tax', 'lh'],
    ['Inkomstenbelasting 2025', 'income-tax', 'inkomstenbelasting'],
    ['IB 2025', 'income-tax', 'ib'],
    ['zvw 2025', 'income-tax', 'zvw'],
    ['Zorgverzekeringswet', 'income-tax', 'zorgverzekeringswet'],
    ['Vennootschapsbelasting', 'corporate-tax', 'vennootschapsbelasting'],
    ['VPB 2025', 'corporate-tax', 'vpb'],
  ])('%s', (text, category, word) => {
    expect(readTaxKind(text)).toEqual({ category, rule: `tax/word-${category}`, words: [word] })
  })

  test.each([
    ['obligatie'],
    ['jobs'],
    ['libretto'],
    ['albtwx'],
    ['lhasa'],
    ['kalh'],
    ['vpbx'],
    ['mavpb'],
    ['xzvw'],
    [''],
  ])('but not within another word: "%s"', (text) =>
    expect(readTaxKind(text)).toEqual({ category: 'other-tax', rule: 'tax/office', words: [] }),
  )
})

describe('CORE-4 the letter of an assessment number shows which tax it is', () => {
  test.each<[string, Category]>([
    ['A', 'tax-arrears'],
    ['B', 'vat-payment'],
    ['F', 'tax-arrears'],
    ['H', 'income-tax'],
    ['L', 'wage-tax'],
    ['M', 'other-tax'],
    ['N', 'income-tax'],
    ['V', 'corporate-tax'],
    ['W', 'income-tax'],
    ['Y', 'tax-arrears'],
  ])('%s: %s', (letter, category) => {
    const number = `8123.45.678.${letter}.01.6210`
    expect(readTaxKind(`betaling ${number}`)).toEqual({ category, rule: `tax/letter-${letter}`, words: [number] })
  })

  test.each([
    ['812345678B016210'],
    ['812345678 B016210'],
    ['812345678.b.01.6210'],
    ['8123.45.678B01'],
    ['812345678B01'],
  ])('however the number is written: %s', (text) => expect(readTaxKind(text).category).toBe('vat-payment'))

  test.each([
    ['9812345678B016210', 'a digit too many'],
    ['12345678B016210', 'a digit too few'],
    ['812345678B0', 'no period'],
    ['812345678Q016210', 'a letter of no tax'],
    ['812345678B01X', 'a letter after the period'],
    ['8123456780162100', 'a payment reference without a letter'],
  ])('and no other number does: %s (%s)', (text) => {
    expect(readTaxKind(text)).toEqual({ category: 'other-tax', rule: 'tax/office', words: [] })
  })
})

describe('CORE-4 a payment reference of sixteen digits shows VAT by its parts', () => {
  test.each([
    ['0123456781601030', 'March'],
    ['3123456781601210', 'the first quarter'],
    ['3812345671501400', 'a year'],
    ['3123 4567 8160 1210', 'in groups of four'],
    ['betalingskenmerk 3123.4567.8160.1210 dank', 'in a sentence'],
  ])('%s: %s', (text) => {
    const words = [/\d[\d. ]*\d/.exec(text)![0]]
    expect(readTaxKind(text)).toEqual({ category: 'vat-payment', rule: 'tax/reference-vat', words })
  })

  test.each([
    ['4123456781601210', 'a check digit that is not right'],
    ['1123456786601050', 'the digit of another tax'],
    ['53123456781601210', 'a digit too many'],
  ])('but not %s: %s', (text) => {
    expect(readTaxKind(text)).toEqual({ category: 'other-tax', rule: 'tax/office', words: [] })
  })

  test('nor with a period that no VAT return has', () => {
    const without = '123456781601130'
    const weights = [2, 4, 8, 5, 10, 9, 7, 3, 6, 1]
    const sum = [...without].reverse().reduce((all, digit, place) => all + Number(digit) * weights[place % 10]!, 0) % 11
    const reference = `${sum < 2 ? sum : 11 - sum}${without}`
    expect(readTaxKind(reference).category).toBe('other-tax')
  })
})

test('CORE-4 the tax office has its account under both its numbers', () => {
  expect([...taxOfficeAccounts]).toEqual(['NL86INGB0002445588', '2445588'])
})
