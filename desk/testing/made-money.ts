import type { DeskAccount, Money } from '#contract/desk/money.ts'

export const madeAccount: DeskAccount = {
  id: '8d1e5d0e-6f0e-4f0a-9d36-0c1f3f8f1a01',
  lastFigures: '789',
  number: null,
  holder: null,
  bank: 'Rabobank',
  source: 'bank',
  match: 'MATCH',
  verdict: null,
  back: null,
}

/** Sample values of a card of money, some of them overridden. */
export const madeMoney = (parts: Partial<Money> = {}): Money => ({
  productType: 'PBL',
  termMonths: 24,
  amountCents: 60_000_00,
  clientRate: 7.6,
  firstInstalmentCents: 2_880_00,
  lastInstalmentCents: 2_515_83,
  payoutCents: 58_650_05,
  totalCostCents: 4_750_00,
  totalToRepayCents: 64_750_00,
  securities: 'personal_guarantee',
  validUntil: '2026-12-23',
  coverage: 0.58,
  months: { enough: 5, seen: 12 },
  stress: { fall: 0.15, leftMonthlyCents: 1_200_00, paidMonthlyCents: 2_795_00 },
  accounts: [],
  isAccountChosen: false,
  ...parts,
})
