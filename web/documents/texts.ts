import { dueDays } from '#lending/desk/due-times.ts'
import { dueWords } from '#lending/desk/due-words.ts'
import { type RetentionTimes, retentionTimes } from '#lending/retention.ts'
import type { Language } from '#lending/language.ts'
import { productFigures } from '../product-figures.ts'
import type { DocumentText } from './document.tsx'
import { type Figures, readMarkdown, sectionsOf } from '../read-document.ts'
import conductEn from './code-of-conduct/en.md?raw'
import conductNl from './code-of-conduct/nl.md?raw'
import disclaimerEn from './disclaimer/en.md?raw'
import disclaimerNl from './disclaimer/nl.md?raw'
import privacyEn from './privacy-statement/en.md?raw'
import privacyNl from './privacy-statement/nl.md?raw'
import termsEn from './terms/en.md?raw'
import termsNl from './terms/nl.md?raw'

type Sources = Readonly<Record<Language, string>>

function documentIn(sources: Sources, language: Language, figures: Figures): DocumentText {
  const { head, text } = readMarkdown<'title' | 'description' | 'intro'>(sources[language], language, figures)
  return { ...head, sections: sectionsOf(text) }
}

/** FOOT-1. */
export const termsText = (language: Language) =>
  documentIn({ nl: termsNl, en: termsEn }, language, productFigures(language))

/** FOOT-1. */
export const disclaimerText = (language: Language) => documentIn({ nl: disclaimerNl, en: disclaimerEn }, language, {})

/** FOOT-1. */
export const codeOfConductText = (language: Language) =>
  documentIn({ nl: conductNl, en: conductEn }, language, {
    ...productFigures(language),
    complaintTime: dueWords('complaint', language),
    complaintReceiptTime: dueWords('complaintReceipt', language),
  })

/** A time in days as people say it: '6 maanden', '2 jaar', '30 dagen'. */
export function timeInWords(days: number, language: Language): string {
  const say = (count: number, dutch: [string, string], english: [string, string]) => {
    const [one, many] = language === 'nl' ? dutch : english
    return `${count} ${count === 1 ? one : many}`
  }
  const years = Math.floor(days / 365)
  // With the leap days of these years.
  if (years > 0 && days - years * 365 <= Math.ceil(years / 4)) return say(years, ['jaar', 'jaar'], ['year', 'years'])
  if (days === 183) return say(6, ['maand', 'maanden'], ['month', 'months'])
  return say(days, ['dag', 'dagen'], ['day', 'days'])
}

/** FOOT-1, with the times by which the server really erases ('lending/retention.ts'). */
export function privacyStatementText(language: Language, times: RetentionTimes = retentionTimes): DocumentText {
  const inWords = Object.entries(times).map(([name, days]) => [name, timeInWords(days, language)])
  const figures = { ...Object.fromEntries(inWords), answerDays: dueDays('privacyRequest') }
  return documentIn({ nl: privacyNl, en: privacyEn }, language, figures)
}
