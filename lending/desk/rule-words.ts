import type { Language } from '#lending/language.ts'
import { byLanguage, type Pair } from '#lending/by-language.ts'
import { points } from '#lending/policy/points.ts'
import { rules } from '#lending/policy/rules.ts'

/** A person's yes may set these aside besides the rules of the engine. */
const ofOffers = byLanguage({
  'score-below-cutoff': ['Score onder de grens', 'Score below the cut-off'],
  'amount-carried': ['Bedrag hoger dan de cijfers dragen', 'Amount above what the figures support'],
  'history-for-term': ['Looptijd te lang voor wat we zagen', 'Term too long for the history seen'],
})

/** Of a row that a policy of before may have had and ours has not, its own name. */
function wordsOf(rows: Readonly<Record<string, { readonly says: Pair }>>, name: string, language: Language): string {
  const says = Object.hasOwn(rows, name) ? rows[name]!.says : null
  return says?.[language === 'nl' ? 0 : 1] ?? name
}

export const ruleText = (rule: string, language: Language): string =>
  Object.hasOwn(ofOffers.nl, rule)
    ? ofOffers[language][rule as keyof typeof ofOffers.nl]
    : wordsOf(rules, rule, language)

/** The characteristics of the score. */
export const characteristicText = (name: string, language: Language): string => wordsOf(points, name, language)

const dutchBins: readonly (readonly [RegExp, string])[] = [
  [/^under half$/, 'minder dan de helft'],
  [/^half or more$/, 'de helft of meer'],
  [/^below zero$/, 'onder nul'],
  [/^missing$/, 'onbekend'],
  [/^none$/, 'geen'],
  [/^all$/, 'alle'],
  [/^under /, 'onder '],
  [/ or more$/, ' of meer'],
  [/ to /, ' tot '],
  [/ or /, ' of '],
  [/\./g, ','],
]

/** A bin of the table of points is its bounds, in English; a model of before keeps its own. */
export const binText = (bin: string, language: Language): string =>
  language === 'en'
    ? bin.replace(/^missing$/, 'unknown')
    : dutchBins.reduce((text, [of, to]) => text.replace(of, to), bin)
