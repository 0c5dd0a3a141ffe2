import type { Category } from '#lending/analysis/category.ts'

/** Which way the money must have gone for a rule to speak. */
export type Direction = 'in' | 'out' | 'any'

/**
 * How sure a key word is. `certain` words name one thing whatever stands around them (a tax office, a returned direct
 * debit); a `name` is a company known for one kind of payment; a `word` says what a payment is for; a `hint` is a word
 * that also stands in other texts and counts only when nothing better was found.
 */
export const weights = { certain: 80, name: 60, word: 40, hint: 20 } as const
export type Weight = keyof typeof weights

export type Rule = {
  readonly id: string
  readonly category: Category
  readonly direction: Direction
  readonly weight: Weight
  /** Lower case or not, accents or not: all the same. A trailing `*` also matches longer words. */
  readonly keywords: readonly string[]
}

/** Key words are written as one line with bars between them, which keeps the tables readable. */
export function rule(id: string, category: Category, direction: Direction, weight: Weight, keywords: string): Rule {
  return { id, category, direction, weight, keywords: keywords.split('|').map((keyword) => keyword.trim()) }
}
