import { describe, expect, test } from 'vitest'
import {
  canonicalAccounts,
  dutchBankCode,
  isIban,
  isSameAccount,
  looksLikeIban,
  maskIban,
  normaliseAccount,
} from '#lending/iban.ts'

test('FMT-1 masked, all but the last three characters are asterisks, and of another length an ellipsis', () => {
  expect(maskIban('NL91ABNA0417164300')).toBe('***************300')
  expect(['BE68539007547034', 'DE89370400440532013000', '12'].map(maskIban)).toEqual(['…034', '…000', '…12'])
})

describe('the bank code of a Dutch IBAN', () => {
  test.each([
    ['NL91ABNA0417164300', 'ABNA'],
    ['NL20INGB0001234567', 'INGB'],
    ['BE71096123456769', null],
    ['NL9XABNA0417164300', null],
    ['NLX1ABNA0417164300', null],
    ['NL91AB1A0417164300', null],
    ['NL91ABNAX417164300', null],
    ['XNL91ABNA0417164300', null],
    ['1234567', null],
  ])('%s: %s', (account, code) => expect(dutchBankCode(account)).toBe(code))
})

describe('the form in which accounts are compared', () => {
  test.each([
    ['NL91ABNA0417164300', 'NL91ABNA0417164300'],
    ['nl91 abna 0417 1643 00', 'NL91ABNA0417164300'],
    ['NL91.ABNA.0417-1643-00', 'NL91ABNA0417164300'],
    ['P1234567', '1234567'],
    ['p 1234567', '1234567'],
    ['0001234567', '1234567'],
    ['P0001234567', '1234567'],
    ['12.34.56.789', '123456789'],
    ['1234567890', '1234567890'],
    ['12345678901', '12345678901'],
    ['7', '7'],
    ['0', '0'],
    ['PP1234567', 'PP1234567'],
    ['1234567P', '1234567P'],
    ['DE-ABC', 'DEABC'],
    ['', ''],
  ])('%s is %s', (text, plain) => expect(normaliseAccount(text)).toBe(plain))

  test.each([' ', '.', '-', '\t'])('what stands between the digits is left out, wherever it stands: “%s”', (mark) => {
    const iban = 'NL91ABNA0417164300'
    for (let at = 0; at <= iban.length; at++) {
      expect(normaliseAccount(iban.slice(0, at) + mark + iban.slice(at))).toBe(iban)
    }
    expect(normaliseAccount(`NL91${mark}`)).toBe('NL91')
  })
})

describe('the shape of an IBAN', () => {
  test.each([
    ['NL91ABNA0417164300', true],
    ['NO9386011117947', true],
    ['NO938601111794', false],
    [`MT84${'A'.repeat(30)}`, true],
    [`MT84${'A'.repeat(31)}`, false],
    ['1L91ABNA0417164300', false],
    ['NLX1ABNA0417164300', false],
    ['NL9XABNA0417164300', false],
    ['nl91abna0417164300', false],
    ['NL91ABNA0417164300 ', false],
    [' NL91ABNA0417164300', false],
    ['xNL91ABNA0417164300', false],
  ])('%s: %s', (text, isOne) => expect(looksLikeIban(text)).toBe(isOne))
})

describe('an IBAN whose check digits hold', () => {
  test.each([
    ['NL91ABNA0417164300', true],
    ['NL91ABNA0417164301', false],
    ['NL19ABNA0417164300', false],
    ['NL91ANBA0417164300', false],
    ['BE71096123456769', true],
    ['GB29NWBK60161331926819', true],
    ['DE89370400440532013000', true],
    ['DE89370400440532013001', false],
    ['NL91ABNA0417164300X', false],
    ['91ABNA0417164300NL', false],
    ['nl91abna0417164300', false],
    ['98', false],
    ['', false],
  ])('%s: %s', (text, isOne) => expect(isIban(text)).toBe(isOne))

  // Each of these is as another country could have it, with check digits that hold.
  test.each([
    ['NL', 'ABNA041716430', 'one digit too few'],
    ['NL', 'ABNA04171643001', 'one digit too many'],
    ['NL', 'AB1A0417164300', 'a digit in the bank code'],
    ['NL', 'ABNAX417164300', 'a letter in the number'],
    ['NL', 'NL91ABNA0417164300', 'a good one after another beginning'],
  ])('is no Dutch one with %s%s: %s', (country, rest) => {
    const digits = [...`${rest}${country}00`].map((character) => Number.parseInt(character, 36)).join('')
    const check = String(98n - (BigInt(digits) % 97n)).padStart(2, '0')
    expect(isIban(`${country}${check}${rest}`)).toBe(false)
  })
})

describe('two texts name one account', () => {
  const iban = 'NL20INGB0001234567'
  test.each([
    [iban, iban, true],
    [iban, '1234567', true],
    ['1234567', iban, true],
    ['1234568', iban, false],
    ['567', iban, false],
    ['NL91ABNA0417164300', '417164300', true],
    ['1234567', '1234567', true],
    ['1234567', '7654321', false],
    ['x1234567', iban, false],
    ['1234567x', iban, false],
    ['XX20AAAA0001234567', '1234567', false],
    [iban, 'NL20INGB0001234568', false],
    ['', iban, false],
    ['', 'NL20INGB0000000000', false],
    ['0X12345678', 'NL20INGB0X12345678', false],
  ])('%s and %s: %s', (one, other, isSame) => expect(isSameAccount(one, other)).toBe(isSame))
})

test('accounts that are known together have one name each, whatever the order', () => {
  const [ing, rabo] = ['NL20INGB0001234567', 'NL17RABO0001234567']
  const named = (...all: string[]) => all.map(canonicalAccounts(all))
  expect(named('P 123 45.67', ing)).toEqual([ing, ing])
  expect(named(ing, '0001234567', '1234567')).toEqual([ing, ing, ing])
  expect(named('1234567', ing, rabo)).toEqual(['1234567', ing, rabo])
  expect(named('1234567', 'BE68539007547034')).toEqual(['1234567', 'BE68539007547034'])
})
