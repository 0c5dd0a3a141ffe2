import { affordableAmount, type Means } from '#lending/pricing/affordability.ts'
import type { LendingLimits } from '#lending/policy/limits.ts'
import { formatEuros } from '#lending/money.ts'
import type { Language } from '#lending/language.ts'
import type { Policy } from '#lending/policy/policy.ts'

/** Whole euros a month, in the order of the fields. */
export const exampleFigures = { turnover: 18_000, left: 3_000, fixed: 4_000, instalments: 0 }
export type OwnFigures = typeof exampleFigures

/** Input of the calculation, written into the page by the build, so that the script contains no policy. */
export type OwnTerms = {
  readonly language: Language
  readonly limits: LendingLimits
  readonly stress: Policy['stress']
  readonly none: string
  readonly to: string
  readonly loans: readonly { readonly termMonths: number; readonly worstRate: number; readonly bestRate: number }[]
}

/** As in an offer. The variation of turnover is unknown here, so the stress test for uneven months applies. */
const meansOf = ({ turnover, left, fixed, instalments }: OwnFigures): Means => ({
  requestedAmountCents: Infinity,
  averageMonthlyTurnoverCents: turnover * 100,
  availableMonthlyCents: left * 100,
  existingDebtServiceMonthlyCents: instalments * 100,
  expectedExpensesCents: 0,
  variableCostsMonthlyCents: Math.max(0, turnover - left - fixed) * 100,
  ownerFlexibleMonthlyCents: 0,
  turnoverVariation: null,
  coverageDays: Infinity,
})

/** The highest affordable amount for each loan, in words: at the worst grade's rate and at the best's. */
export function ownAmounts(figures: OwnFigures, { language, limits, stress, none, to, loans }: OwnTerms): string[] {
  const means = meansOf(figures)
  return loans.map(({ termMonths, worstRate, bestRate }) => {
    const [worst, best] = [worstRate, bestRate].map((yearlyRate) => {
      const loan = { productType: 'PBL', termMonths, yearlyRate, feeShare: 0 } as const
      const most = affordableAmount(means, loan, { limits, stress })
      return most === null ? none : formatEuros(most.amountCents, { locale: language })
    })
    return worst === best ? worst! : `${worst} ${to} ${best}`
  })
}
