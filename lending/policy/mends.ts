/** In months: after so long without another, what happened is out of the window in which it counts. */
export const mendMonths = {
  newestMonthIsLow: 1,
  newLoanCountLastThreeMonths: 3,
  turnoverChange: 3,
  newDebtCents: 6,
  returnedDirectDebitsYear: 12,
  daysBelowZeroShare: 12,
  lowestBalanceMonths: 12,
  taxArrearsCents: 12,
  collectionCents: 12,
  gamblingCents: 12,
  distributedAboveSurplusCents: 12,
  privateWithdrawalsMonthlyCents: 24,
} as const
