import { expect, test } from 'vitest'
import { analyse } from '#lending/facts/analyse.ts'
import { accountOf } from '#lending/testing/made-up/company.ts'
import { thinBakery } from '#lending/testing/made-up/thin-bakery.ts'
import { bookingPage } from './analysis-answer.ts'

test('CORE-4 a fee that counts as the owners’ pay is described as that, in each list, and no supplier is', () => {
  const company = thinBakery({ legalForm: 'bv', ownerEuros: 4_000 })
  const account = accountOf(company)
  const analysis = analyse([account], { today: '2026-11-01', companyNames: [company.plan.holder], sbiCode: '47240' })
  const analysed = {
    ...{ accounts: [account], bookings: account.bookings, analysis, contests: new Map(), factContests: [] },
    nameOf: () => 'a booking',
  } as unknown as Parameters<typeof bookingPage>[0]
  const rulesOf = (query: Parameters<typeof bookingPage>[1]) =>
    bookingPage(analysed, query).bookings.map(({ counterparty, rule }) => [counterparty, rule])
  expect(new Set(rulesOf({ fact: 'owner-pay' }).map(([, rule]) => rule))).toEqual(new Set(['owner/pay']))
  const suppliers = rulesOf({ category: 'supplier' })
  expect(suppliers).toContainEqual(['A. Jansen', 'owner/pay'])
  expect(suppliers.filter(([name, rule]) => rule === 'owner/pay' && name !== 'A. Jansen')).toEqual([])
})
