import type { Language } from '#lending/language.ts'
import { formatEuros } from '#lending/money.ts'
import type { MissingDays } from '#lending/statements/account-span.ts'
import type { StatementFileError } from '#lending/statements/check-statements.ts'
import type { StatementFinding } from '#lending/statements/finding.ts'
import { fillSentences } from '#lending/statements/words/fill-sentences.ts'
import { findingWords } from '#lending/statements/words/finding-words.ts'
import { ruleWords } from '#lending/statements/words/rule-words.ts'

const words = {
  nl: { line: 'regel', times: (count: number) => `${count} keer, voor het eerst op` },
  en: { line: 'line', times: (count: number) => `${count} times, first on` },
} as const

/** The oddities of a file or of an account, each kind once: an oddity of one row is often in all the next ones. */
export function findingTexts(findings: readonly StatementFinding[], language: Language): string[] {
  const { line: lineWord, times } = words[language]
  return [...Map.groupBy(findings, ({ code }) => code)].map(([code, same]) => {
    const { line, differenceCents, on } = same[0]!
    const firstAt = line === null ? (on === undefined ? null : dutchDate(on)) : `${lineWord} ${line}`
    const place = firstAt === null ? [] : [`${same.length > 1 ? `${times(same.length)} ` : ''}${firstAt}`]
    const sum = differenceCents === null ? [] : [formatEuros(differenceCents, { locale: language, decimals: 2 })]
    const where = [...place, ...sum]
    return `${fillSentences(findingWords[language][code], {})}${where.length === 0 ? '' : ` (${where.join(', ')})`}`
  })
}

export const gapTexts = (gaps: readonly MissingDays[], language: Language): string[] =>
  gaps.map(({ from, to }) =>
    fillSentences(findingWords[language].gap_between_files, { from: dutchDate(from), to: dutchDate(to) }),
  )

/** The rules that a file or an account breaks, as an applicant would read them. */
export const ruleTexts = (errors: readonly StatementFileError[], language: Language): string[] =>
  errors.map(({ code, key, ...figures }) => {
    const plain = 'accounts' in figures ? { accountCount: figures.accounts.length } : figures
    const shown = Object.entries(plain).map(([name, value]) => [
      name,
      typeof value === 'string' ? dutchDate(value) : value,
    ])
    return `${code}: ${fillSentences(ruleWords[language][key], Object.fromEntries(shown))}`
  })

const dutchDate = (day: string): string => day.split('-').toReversed().join('-')
