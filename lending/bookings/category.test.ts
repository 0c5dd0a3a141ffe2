import { describe, expect, test } from 'vitest'
import { categories, type Category, categoryNames, isCategory } from '#lending/bookings/category.ts'
import { contestChoices } from '#lending/facts/contests/contest-choices.ts'
import { markText } from '#lending/facts/contests/contest.ts'
import { categoriesOfKind } from '#lending/ledger/ledger.ts'

describe('CORE-4 each category belongs to one kind, and the kind decides which facts count it', () => {
  test('turnover is what customers pay, other income what else comes in', () => {
    expect(categoriesOfKind('turnover')).toEqual([
      'customer-receipt',
      'card-takings',
      'payment-provider-payout',
      'cash-deposit',
    ])
    expect(categoriesOfKind('other-income')).toEqual([
      'subsidy',
      'benefit',
      'insurance-payout',
      'interest-received',
      'tax-refund',
    ])
  })

  test('taxes, debt, private money and what is in no sum are apart', () => {
    expect(categoriesOfKind('tax')).toEqual([
      'vat-payment',
      'wage-tax',
      'income-tax',
      'corporate-tax',
      'tax-arrears',
      'other-tax',
    ])
    expect(categoriesOfKind('debt-service', 'financing', 'distribution')).toEqual([
      'loan-proceeds',
      'loan-instalment',
      'dividend',
    ])
    expect(categoriesOfKind('private')).toEqual(['private-deposit', 'gambling', 'crypto', 'private-withdrawal'])
    expect(categoriesOfKind('reversal', 'own-transfer', 'uncounted')).toEqual([
      'reversal',
      'own-transfer',
      'foreign-currency',
      'dated-ahead',
    ])
  })

  test('all others are costs of running the company', () => {
    expect(categoriesOfKind('operating').join(' ')).toBe(
      'refund-received supplier wages pension social-insurance rent lease insurance energy telecom software marketing ' +
        'accountancy bank-costs payment-provider-costs groceries hospitality fuel travel local-tax fine collection cash-withdrawal',
    )
    expect(categoriesOfKind()).toEqual([])
    expect(categoryNames).toHaveLength(49)
  })
})

test('CORE-4 a name is a category or it is none', () => {
  expect([isCategory('rent'), isCategory('huur'), isCategory('toString'), isCategory('')]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

describe('CORE-4 what an applicant may say a booking is', () => {
  const both: Category[] = ['gambling', 'crypto', 'reversal', 'own-transfer']

  test('of money in is income, borrowed or own money, or what may go both ways', () => {
    const received = categoryNames.filter(
      (name) =>
        ['turnover', 'other-income', 'financing'].includes(categories[name]) ||
        name === 'refund-received' ||
        name === 'private-deposit' ||
        both.includes(name),
    )
    expect(contestChoices({ amountCents: 1, currency: 'EUR' })).toEqual(received)
    expect(contestChoices({ amountCents: 0, currency: 'EUR' })).toContain('customer-receipt')
  })

  test('of money out is every cost, tax and debt, or what may go both ways', () => {
    const paid = categoryNames.filter((name) =>
      ['operating', 'tax', 'debt-service', 'private', 'distribution', 'reversal', 'own-transfer'].includes(
        categories[name],
      ),
    )
    expect(contestChoices({ amountCents: -1, currency: 'EUR' })).toEqual(
      paid.filter((name) => name !== 'refund-received' && name !== 'private-deposit'),
    )
  })
})

test('CORE-4 a mark as text is the same for equal marks, and another for any difference', () => {
  const mark = {
    account: 'NL02ABNA0123456789',
    ordinal: 0,
    bookedOn: '2026-10-15',
    amountCents: -100,
    currency: 'EUR',
    counterpartyName: 'Vastgoed Laan',
    counterpartyAccount: null,
    description: 'Huur',
    endToEndId: null,
  }
  const others = [
    { account: 'NL20INGB0001234567' },
    { ordinal: 1 },
    { bookedOn: '2026-10-16' },
    { amountCents: -101 },
    { currency: 'USD' },
    { counterpartyName: 'Laan' },
    { counterpartyAccount: 'NL20INGB0001234567' },
    { description: 'Huur oktober' },
    { endToEndId: 'E1' },
  ].map((parts) => markText({ ...mark, ...parts }))
  expect(markText({ ...mark })).toBe(markText(mark))
  expect(new Set([markText(mark), ...others]).size).toBe(10)
})
