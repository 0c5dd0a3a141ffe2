import type { Category } from '#lending/analysis/category.ts'

/** One kind of counterparty: names and texts that occur together. `{n}` is a number, `{m}` a month, `{d}` a date. */
export type LabelledSource = {
  category: Category
  direction: 'in' | 'out'
  names: readonly string[]
  texts: readonly string[]
}

/** Names and texts are written as one line each, with bars between them. */
export function source(category: Category, direction: 'in' | 'out', names: string, texts: string): LabelledSource {
  return { category, direction, names: names.split('|'), texts: texts.split('|') }
}
