import { overlaid, siteFile } from '#lending/policy/lender-rows.ts'

/**
 * Every limit (docs/credit-policy.md, "Limits"): value, unit in the name, source. No such figure is written elsewhere.
 * A lender's own policy may set others, so the pure functions take the values as an argument.
 */
type Row = { readonly value: number; readonly source: string }

const market = 'ours, expert-set: between the bounds that Dutch online lenders publish'

export const limitTable = {
  loanAmountMinCents: { value: 5_000_00, source: market },
  loanAmountMaxCents: { value: 250_000_00, source: market },
  creditAmountMinCents: { value: 2_000_00, source: market },
  creditAmountMaxCents: { value: 100_000_00, source: market },
  amountStepCents: { value: 500_00, source: 'ours' },
  creditTermMonths: { value: 12, source: 'ours: a revolving credit is looked at again every year' },
  expectedExpensesMaxCents: { value: 1_000_000_00, source: 'ours' },
  companyAgeMinMonths: { value: 15, source: 'New10 publishes 15 months' },
  yearlyTurnoverMinCents: { value: 50_000_00, source: 'New10 and Swishfund publish 50,000 euros' },
  amountPerMonthlyTurnoverMax: {
    value: 2.5,
    source: 'ours, below the four months that ING publishes: core turnover only',
  },
  debtServiceCoverageRefusedBelow: { value: 1, source: 'below 1 the income does not carry the instalments' },
  debtServiceCoverageOfferedFrom: { value: 1.25, source: 'lending practice 1.2 to 1.3' },
  debtServiceCoverageStressed: { value: 1, source: 'ours: an offer stands when turnover falls by a tenth to a fifth' },
  statementAgeMaxDays: { value: 7, source: 'specification 8, error 5003; the number is ours' },
  statementCoverageMinDays: { value: 180, source: 'specification 8, error 5004; the number is ours' },
  statementSpanMaxDays: { value: 730, source: 'specification 8, error 5005; the number is ours' },
  statementBookingsMin: { value: 10, source: 'ours: the least number of bookings from which a pattern can be seen' },
  bookingAheadMaxDays: { value: 3, source: 'credit policy: three days of grace for a value date' },
  savingsBookingsMonthlyMax: { value: 4, source: 'ours: a savings account, shared because the site advises it' },
  statementAccountsPerFileMax: { value: 1, source: 'specification 8, error 5031' },
  unknownExpensesInMonthsOfTurnover: {
    value: 0.5,
    source: 'ours, expert-set: what is assumed of expected expenses whose amount the applicant does not know',
  },
  personalGuaranteeAboveCents: { value: 50_000_00, source: 'ours: asked of owners of a bv, nv or coöperatie' },
  stressIncomeChange: { value: -0.2, source: 'ours: the schedule is shown with a fifth of the income gone' },
  offerValidDays: { value: 30, source: 'ours' },
} as const satisfies Record<string, Row>

export type LimitName = keyof typeof limitTable
export type LendingLimits = { readonly [Name in LimitName]: number }

/** The values without their sources. */
export const lendingLimits: LendingLimits = overlaid(
  Object.fromEntries(Object.entries(limitTable).map(([name, row]) => [name, row.value])) as LendingLimits,
  siteFile?.['limits'],
)

/** Why an amount cannot be asked for, as a key of an error; null when it can. */
export function loanAmountFault(amountCents: number, limits: LendingLimits) {
  const { loanAmountMinCents, loanAmountMaxCents, amountStepCents } = limits
  if (amountCents < loanAmountMinCents || amountCents > loanAmountMaxCents) return 'amount_out_of_range'
  return amountCents % amountStepCents === 0 ? null : 'amount_step'
}

/** Terms of a loan (FLOW-9: 1 to 5 years). */
export const loanTermsMonths = [12, 24, 36, 48, 60] as const
export type LoanTermMonths = (typeof loanTermsMonths)[number]

/**
 * SBI divisions (first two digits) that we do not finance; no authoritative list exists. The numbers mean the same in
 * SBI 2008 and SBI 2025, although the section letters moved.
 */
export const excludedSbiDivisions: Readonly<Record<string, string>> = {
  '64': 'financial services and holdings',
  '65': 'insurance and pension funds',
  '66': 'other financial services',
  '68': 'real estate',
  '84': 'public administration',
  '92': 'gambling',
  '94': 'membership organisations',
  '97': 'households as employers',
  '98': 'households producing for own use',
  '99': 'extraterritorial organisations',
}
