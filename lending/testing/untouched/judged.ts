import type { Category } from '#lending/analysis/category.ts'
import { makeCategoriser } from '#lending/analysis/categorise.ts'
import { account, booking } from '#lending/testing/booking.ts'
import type { UntouchedBusiness } from './untouched-business.ts'

type JudgedLine = {
  kind: string
  line: string
  accepted: readonly string[]
  category: Category
  rule: string
  isRight: boolean
}

/** Every line with what a bookkeeper accepts, and whether the rules say so. */
export function judged(businesses: readonly UntouchedBusiness[]): JudgedLine[] {
  return businesses.flatMap(({ kind, names, lines }) => {
    const categorise = makeCategoriser([account([])], { today: '2026-11-21', companyNames: names })
    return lines
      .trim()
      .split('\n')
      .map((line) => {
        const [euros = '', name = '', description = '', categories = ''] = line.split('|')
        const accepted = categories.split(',')
        const amountCents = Math.round(Number(euros) * 100)
        const { category, rule } = categorise(
          booking({ amountCents, counterpartyName: name === '' ? null : name, description }),
        )
        return { kind, line, accepted, category, rule, isRight: accepted.includes(category) }
      })
  })
}
