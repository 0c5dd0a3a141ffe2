import { legalFormWord, withoutLegalForm } from './legal-suffix.ts'
import { normaliseText } from './normalise-text.ts'

/**
 * FLOW-3: the company register answers whole words only. A word that is half typed or has a slip is found by asking the
 * register for the other words and comparing the rest with the names in its answers. No I/O, no clock.
 */
export const nameSearchLimits = {
  /** Questions to the register per search, the typed name included. */
  questionsMax: 5,
  answersPerQuestion: 100,
  companiesShown: 20,
  /** Companies of earlier answers, in which half a word is looked for. */
  keptHoursMax: 24,
  companiesKeptMax: 2_000,
} as const

export type Named = { words: readonly string[] }

/** The words of a name, without accents, capitals, punctuation and legal form. */
export function wordsOf(name: string): string[] {
  const words = normaliseText(withoutLegalForm(name))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const isHalfAForm = words.length > 1 && legalFormWord.startsWith(words.at(-1) ?? '-')
  return isHalfAForm ? words.slice(0, -1) : words
}

/** Shorter words match half the register, and are not searched by themselves. */
const askedLengthMin = 3

/**
 * Queries for when the full name finds nothing: without its last word (perhaps half typed), without one of the others,
 * longest first, and the longest word by itself.
 */
export function smallerQuestions(typed: string): string[] {
  const words = wordsOf(typed)
  if (words.length < 2) return []
  const byLength = words.map((word, index) => ({ word, index })).sort((a, b) => b.word.length - a.word.length)
  const order = [words.length - 1, ...byLength.map(({ index }) => index)]
  const without = order.map((left) => words.filter((_word, index) => index !== left))
  const questions = [...without, [byLength[0]?.word ?? '']].filter((question) =>
    question.some((word) => word.length >= askedLengthMin),
  )
  return [...new Set(questions.map((question) => question.join(' ')))].slice(0, nameSearchLimits.questionsMax - 1)
}

/** The entries whose name fits, the best first. Words that the register was `asked` for fit by its own answer. */
export function findNamed<Entry extends Named>(typed: string, entries: Iterable<Entry>, asked = ''): Entry[] {
  const wanted = wordsOf(typed)
  const answered = new Set(asked.split(' '))
  const rest = wanted.filter((word) => !answered.has(word))
  if (wanted.join('').length < 2) return []
  const ranked: { entry: Entry; rank: number }[] = []
  for (const entry of entries) {
    const rank = rankOf({ wanted, rest, name: entry.words })
    if (rank !== null) ranked.push({ entry, rank })
  }
  return ranked.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry)
}

type Fit = { wanted: readonly string[]; rest: readonly string[]; name: readonly string[] }

/** 0 for a name that begins so, then a word of it, other word order, a slip in a word, a slip across words. */
function rankOf({ wanted, rest, name }: Fit): number | null {
  const typed = wanted.join('')
  const tails = name.map((_word, index) => name.slice(index).join(''))
  if (tails[0]?.startsWith(typed)) return 0
  if (tails.some((tail) => tail.startsWith(typed))) return 1
  if (rest.every((word) => name.some((other) => other.startsWith(word)))) return 2
  if (rest.every((word) => name.some((other) => other.startsWith(word) || isSlipOf(word, other)))) return 3
  return tails.some((tail) => isSlipOf(typed, tail)) ? 4 : null
}

/** Shorter words are a slip away from too many others. */
const slipLengthMin = 3

/** Whether `typed`, from four letters on, is `word` or its start with one letter wrong, missing, doubled or swapped. */
export function isSlipOf(typed: string, word: string): boolean {
  if (typed.length < slipLengthMin) return false
  if (isOneSlip(typed, word)) return true
  if (typed.length === slipLengthMin) return false
  return [-1, 0, 1].some((by) => isOneSlip(typed, word.slice(0, typed.length + by)))
}

function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const [rest, otherRest] = [one.slice(at), other.slice(at)]
  const isSwapped = rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2)
  return isSwapped || rest.slice(1) === otherRest.slice(1) || rest.slice(1) === otherRest || rest === otherRest.slice(1)
}
