import type { Language } from '#lending/language.ts'
import type { Texts } from '#ui/language.ts'
import { productFigures } from '../product-figures.ts'
import { applying, type ApplyingQuestion } from './applying.ts'
import { borrowing, type BorrowingQuestion } from './borrowing.ts'
import type { Answer } from './category-text.ts'
import { cost, type CostQuestion } from './cost.ts'
import { transactions, type TransactionsQuestion } from './transactions.ts'

/** The id of a question: the same in both languages, and the value of `active` in an address (FAQ-2). */
export type QuestionId = BorrowingQuestion | ApplyingQuestion | TransactionsQuestion | CostQuestion

const categories = { borrowing, applying, transactions, cost } as const
type CategoryId = keyof typeof categories

const titles: Texts<Readonly<Record<CategoryId, string>>> = {
  nl: {
    borrowing: 'Over lenen bij Vlot',
    applying: 'Aanvragen',
    transactions: 'Transacties en privacy',
    cost: 'Kosten en terugbetalen',
  },
  en: {
    borrowing: 'Borrowing from Vlot',
    applying: 'Applying',
    transactions: 'Transactions and privacy',
    cost: 'Cost and repayment',
  },
}

export type Question = Answer & { id: QuestionId }
export type Category = { id: CategoryId; title: string; questions: readonly Question[] }

/** FAQ-1: the four categories with all their questions, in the order of the page. */
export function faqCategories(language: Language): readonly Category[] {
  const figures = productFigures(language)
  return (Object.keys(categories) as CategoryId[]).map((id) => ({
    id,
    title: titles[language][id],
    questions: (Object.entries(categories[id][language](figures)) as [QuestionId, Answer][]).map(
      ([question, answer]) => ({ id: question, ...answer }),
    ),
  }))
}

/** The address part that opens one question on the FAQ page. */
export const activeQuestion = (id: QuestionId): string => `?active=${id}`

/** A question as it is asked on the page, for a link that leads to it. */
export function questionText(id: QuestionId, language: Language): string {
  const found = faqCategories(language)
    .flatMap((category) => category.questions)
    .find((question) => question.id === id)
  if (!found) throw new Error(`No question is called ${id}`)
  return found.question
}
