import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Language } from '#lending/language.ts'
import {
  editMoney,
  emptyMoneyText,
  moneyAmount,
  type MoneyDecimals,
  type MoneyText,
  moneyTextOf,
  showMoney,
} from './money-text.ts'

/** An input as a person uses it: keys go in at the caret, and the caret is where the input put it. */
function input(decimals: MoneyDecimals, language: Language = 'nl') {
  let state: MoneyText = emptyMoneyText
  let caret = 0
  const shown = () => showMoney(state.canonical, language)
  const edit = (raw: string, at: number, inputType: string) => {
    const next = editMoney(state, { raw, caret: at, inputType }, decimals, language)
    state = next.after
    caret = next.caret
  }
  const insert = (text: string, inputType: string) =>
    edit(shown().slice(0, caret) + text + shown().slice(caret), caret + text.length, inputType)
  return {
    type: (keys: string, inputType = 'insertText') => [...keys].forEach((key) => insert(key, inputType)),
    paste: (text: string) => insert(text, 'insertFromPaste'),
    backspace: () => {
      if (caret > 0) edit(shown().slice(0, caret - 1) + shown().slice(caret), caret - 1, 'deleteContentBackward')
    },
    replaceAll: (key: string) => edit(key, key.length, 'insertText'),
    moveTo: (position: number) => (caret = position),
    shown,
    caret: () => caret,
    amount: () => moneyAmount(state.canonical),
  }
}

describe('VAL-1 whole euros', () => {
  test.each([
    ['12500', '€ 12.500', 12500],
    ['1500,00', '€ 1.500', 1500],
    ['12,50', '€ 12', 12],
    ['1500.00', '€ 1.500', 1500],
    ['-300', '€ 300', 300],
    ['007', '€ 7', 7],
    ['25.000', '€ 25.000', 25000],
    ['25,000', '€ 25.000', 25000],
    ['€ 25.000,-', '€ 25.000', 25000],
    ['25.000,50', '€ 25.000', 25000],
    ['25,000.50', '€ 25.000', 25000],
    ['1.250.000', '€ 1.250.000', 1250000],
    ['1.250.000,00', '€ 1.250.000', 1250000],
    ['1500,000', '€ 1.500', 1500],
    ['0.500', '€ 0', 0],
    ['12,5', '€ 12', 12],
    ['25.0001', '€ 250.001', 250001],
  ])('typing %s gives %s', (keys, shown, amount) => {
    const money = input(0)
    money.type(keys)
    expect([money.shown(), money.amount()]).toEqual([shown, amount])
  })

  test.each([
    ['1500.50', '€ 1.500', 1500],
    ['€ 1.500,50', '€ 1.500', 1500],
    ['1.500', '€ 1.500', 1500],
    ['1,500.50', '€ 1.500', 1500],
    ['EUR 25.000,-', '€ 25.000', 25000],
    ['tien', '', null],
  ])('pasting %s gives %s', (text, shown, amount) => {
    const money = input(0)
    money.paste(text)
    expect([money.shown(), money.amount()]).toEqual([shown, amount])
  })

  test('a separator typed in the middle of an amount makes no thousands of it', () => {
    const money = input(0)
    money.type('123')
    money.moveTo('€ 1'.length)
    money.type('.000')
    expect(money.amount()).toBe(123)
  })

  test('an amount typed with its dots loses them digit by digit, as any other', () => {
    const money = input(0)
    money.type('25.000')
    money.backspace()
    money.type('5')
    expect(money.amount()).toBe(25005)
  })

  test('typing goes on normally after the cents were left out and a digit was deleted', () => {
    const money = input(0)
    money.type('15000,00')
    money.backspace()
    money.type('5')
    expect(money.amount()).toBe(15005)
  })
})

describe('VAL-1 two decimals', () => {
  test.each([
    ['1234,5', '€ 1.234,5', 1234.5],
    ['1234.5', '€ 1.234,5', 1234.5],
    ['1234,567', '€ 1.234,56', 1234.56],
    [',5', '€ 0,5', 0.5],
    ['1,2,3', '€ 1,23', 1.23],
    ['25.000', '€ 25.000', 25000],
    ['25,000', '€ 25.000', 25000],
    ['25.00', '€ 25,00', 25],
    ['25,50', '€ 25,50', 25.5],
    ['25.50', '€ 25,50', 25.5],
    ['1.250,75', '€ 1.250,75', 1250.75],
    ['1,250.75', '€ 1.250,75', 1250.75],
    ['1.250,755', '€ 1.250,75', 1250.75],
    ['1,250.755', '€ 1.250,75', 1250.75],
    ['1.250.000', '€ 1.250.000', 1250000],
    ['1,250,000.5', '€ 1.250.000,5', 1250000.5],
    ['1.250.75', '€ 1.250,75', 1250.75],
    ['25.0001', '€ 250.001', 250001],
    ['25.0001,5', '€ 250.001,5', 250001.5],
    ['0.500', '€ 0,50', 0.5],
    ['0,125', '€ 0,12', 0.12],
    ['1,2,34', '€ 1,23', 1.23],
  ])('typing %s gives %s', (keys, shown, amount) => {
    const money = input(2)
    money.type(keys)
    expect([money.shown(), money.amount()]).toEqual([shown, amount])
  })

  test.each([
    ['1500.50', '€ 1.500,50', 1500.5],
    ['€ 1.500,50', '€ 1.500,50', 1500.5],
    ['25.000', '€ 25.000', 25000],
    ['25,000', '€ 25.000', 25000],
    ['1,250.75', '€ 1.250,75', 1250.75],
    ['1.250.75', '€ 1.250,75', 1250.75],
    ['1,250,75', '€ 1.250,75', 1250.75],
    ['0,500', '€ 0,50', 0.5],
    ['EUR 25,000.-', '€ 25.000,', 25000],
  ])('pasting %s gives %s', (text, shown, amount) => {
    const money = input(2)
    money.paste(text)
    expect([money.shown(), money.amount()]).toEqual([shown, amount])
  })

  test('cents that were corrected, or cut off in the middle of an amount, stay cents', () => {
    const corrected = input(2)
    corrected.type('25,50')
    corrected.backspace()
    corrected.type('55')
    expect(corrected.amount()).toBe(25.55)
    const middle = input(2)
    middle.type('123')
    middle.moveTo('€ 1'.length)
    middle.type(',4')
    expect(middle.shown()).toBe('€ 1,42')
  })
})

describe('VAL-1 in English', () => {
  test.each([
    [0, '12500', '€12,500', 12500],
    [0, '14.500', '€14,500', 14500],
    [0, '14,500', '€14,500', 14500],
    [0, '1500.00', '€1,500', 1500],
    [0, '1500,00', '€1,500', 1500],
    [2, '1234.5', '€1,234.5', 1234.5],
    [2, '1234,5', '€1,234.5', 1234.5],
    [2, '1,250.75', '€1,250.75', 1250.75],
    [2, '1.250,75', '€1,250.75', 1250.75],
  ] as const)('with %s decimals typing or pasting %s gives %s', (decimals, keys, shown, amount) => {
    const typed = input(decimals, 'en')
    typed.type(keys)
    const pasted = input(decimals, 'en')
    pasted.paste(keys)
    for (const money of [typed, pasted]) expect([money.shown(), money.amount()]).toEqual([shown, amount])
  })

  test('a digit put in the middle or taken away leaves the caret where it was', () => {
    const money = input(0, 'en')
    money.type('1500')
    money.moveTo('€1,5'.length)
    money.type('2')
    expect([money.shown(), money.caret()]).toEqual(['€15,200', '€15,2'.length])
    money.backspace()
    expect([money.shown(), money.caret()]).toEqual(['€1,500', '€1,5'.length])
    money.moveTo('€'.length)
    money.type('9')
    expect([money.shown(), money.caret()]).toEqual(['€91,500', '€9'.length])
  })
})

test.each([0, 2] as const)(
  'with %s decimals a key that takes the place of all that stood there begins again',
  (decimals) => {
    const money = input(decimals)
    money.type('25.00')
    money.replaceAll('7')
    expect([money.shown(), money.amount()]).toEqual(['€ 7', 7])
  },
)

test.each([
  [null, ''],
  [25_000, '€ 25.000'],
  [1234.5, '€ 1.234,50'],
  [0.07, '€ 0,07'],
])('VAL-1 %s set from outside is shown as %s, with no cents or with two digits of them', (amount, shown) => {
  expect(showMoney(moneyTextOf(amount), 'nl')).toBe(shown)
})

test('VAL-1 a digit put in the middle leaves the caret behind it, whatever the dots do', () => {
  const money = input(0)
  money.type('1500')
  money.moveTo('€ 1.5'.length)
  money.type('2')
  expect([money.shown(), money.caret()]).toEqual(['€ 15.200', '€ 15.2'.length])
})

test('VAL-1 a keyboard that composes words, as phones have, types the same amounts', () => {
  const money = input(0)
  money.type('1500,00', 'insertCompositionText')
  expect(money.amount()).toBe(1500)
})

test('VAL-1 backspace from the end takes the amount away digit by digit', () => {
  const money = input(0)
  money.type('12500')
  Array.from({ length: 5 }, () => money.backspace())
  expect([money.shown(), money.amount()]).toEqual(['', null])
})

test('VAL-1 typed digits always give exactly that number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (amount) => {
      const money = input(0)
      money.type(String(amount))
      return money.amount() === amount
    }),
  )
})

test('VAL-1 an amount typed as the screen shows it, or as the English write it, is that amount', () => {
  const decimals = fc.constantFrom<MoneyDecimals>(0, 2)
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999_999 }),
      fc.constantFrom('.', ','),
      decimals,
      (amount, separator, places) => {
        const money = input(places)
        money.type(showMoney(String(amount), 'nl').replaceAll('.', separator))
        return money.amount() === amount
      },
    ),
  )
})

test('VAL-1 so is an amount with its cents, typed or pasted', () => {
  const cents = fc.integer({ min: 0, max: 99_999_999_999 })
  fc.assert(
    fc.property(cents, fc.boolean(), fc.boolean(), (inCents, isEnglish, isPasted) => {
      const dutch = showMoney((inCents / 100).toFixed(2).replace('.', ','), 'nl')
      const text = isEnglish ? dutch.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.')) : dutch
      const money = input(2)
      if (isPasted) money.paste(text)
      else money.type(text)
      return money.amount() === inCents / 100
    }),
  )
})

test('VAL-1 whatever is typed, pasted or deleted, the amount is a number that the screen shows, never negative', () => {
  const action = fc.oneof(
    fc.record({ kind: fc.constant('type' as const), text: fc.stringMatching(/^[0-9.,€ a-]{1,6}$/) }),
    fc.record({ kind: fc.constant('paste' as const), text: fc.stringMatching(/^[0-9.,€ -]{0,12}$/) }),
    fc.record({ kind: fc.constant('backspace' as const), text: fc.constant('') }),
  )
  fc.assert(
    fc.property(fc.constantFrom<MoneyDecimals>(0, 2), fc.array(action, { maxLength: 12 }), (decimals, actions) => {
      const money = input(decimals)
      for (const { kind, text } of actions) money[kind](text)
      const amount = money.amount()
      const read = money.shown().replace(/[€ .]/g, '').replace(',', '.')
      return amount === null ? money.shown() === '' : amount >= 0 && Number(read) === amount
    }),
  )
})
