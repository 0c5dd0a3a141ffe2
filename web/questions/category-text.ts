import type { Language } from '#lending/language.ts'
import type { ProductFigures } from '../product-figures.ts'

export type Answer = { question: string; answer: readonly string[] }

/** The questions of one category by their id, in the order in which they are shown (FAQ-1). */
export type CategoryText<Id extends string> = Readonly<
  Record<Language, (figures: ProductFigures) => Readonly<Record<Id, Answer>>>
>
