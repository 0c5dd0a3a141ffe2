import { dueWords } from '#lending/desk/due-words.ts'
import type { Language } from '#lending/language.ts'
import { chunksOf } from '#lending/documents/read-document.ts'
import { readMarkdown } from '../read-document.ts'
import { keptTimes, timesInWords } from '../kept-times.ts'
import { productFigures } from '../product-figures.ts'
import en from './en.md?raw'
import nl from './nl.md?raw'

/** The id of a question: the same in both languages, and the value of `active` in an address (FAQ-2). */
export type QuestionId = string

type Question = { id: QuestionId; question: string; answer: readonly string[] }
export type Category = { id: string; title: string; questions: readonly Question[] }

const known = new Map<Language, readonly Category[]>()

/** FAQ-1: the four categories with all their questions, in the order of the page. */
export function faqCategories(language: Language): readonly Category[] {
  const categories = known.get(language) ?? readCategories(language)
  known.set(language, categories)
  return categories
}

function readCategories(language: Language): Category[] {
  const figures = {
    ...productFigures(language),
    ...timesInWords(keptTimes, language),
    agreementTime: dueWords('agreement', language),
    chosenOfferTime: dueWords('chosenOffer', language),
    payoutTime: dueWords('payout', language),
  }
  return chunksOf(readMarkdown({ nl, en }[language], language, figures).text, '#').map(({ id, title, text }) => ({
    id,
    title,
    questions: chunksOf(text, '##').map((chunk) => ({ id: chunk.id, question: chunk.title, answer: chunk.blocks })),
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
