import { dueDays } from '#lending/desk/due-times.ts'
import { dueWords } from '#lending/desk/due-words.ts'
import { site } from '#lending/lender.ts'
import { type Figures, sectionsOf } from '#lending/documents/read-document.ts'
import type { Language } from '#lending/language.ts'
import { keptTimes, timesInWords } from '../kept-times.ts'
import { productFigures } from '../product-figures.ts'
import type { DocumentText } from './document.tsx'
import { readMarkdown } from '../read-document.ts'
import conductEn from './code-of-conduct/en.md?raw'
import conductNl from './code-of-conduct/nl.md?raw'
import disclaimerEn from './disclaimer/en.md?raw'
import disclaimerNl from './disclaimer/nl.md?raw'
import privacyEn from './privacy-statement/en.md?raw'
import privacyNl from './privacy-statement/nl.md?raw'
import termsEn from './terms/en.md?raw'
import termsNl from './terms/nl.md?raw'

const ours = {
  terms: { nl: termsNl, en: termsEn },
  disclaimer: { nl: disclaimerNl, en: disclaimerEn },
  'code-of-conduct': { nl: conductNl, en: conductEn },
  'privacy-statement': { nl: privacyNl, en: privacyEn },
} as const

/** The lender's own text, where its folder has one. */
function documentIn(name: keyof typeof ours, language: Language, figures: Figures): DocumentText {
  const given = site?.documents[`${name}.${language}.md`] ?? ours[name][language]
  const { head, text } = readMarkdown<'title' | 'description' | 'intro'>(given, language, figures)
  return { ...head, sections: sectionsOf(text) }
}

/** FOOT-1. */
export const termsText = (language: Language) => documentIn('terms', language, productFigures(language))

/** FOOT-1. */
export const disclaimerText = (language: Language) => documentIn('disclaimer', language, {})

/** FOOT-1. */
export const codeOfConductText = (language: Language) =>
  documentIn('code-of-conduct', language, {
    ...productFigures(language),
    complaintTime: dueWords('complaint', language),
    complaintReceiptTime: dueWords('complaintReceipt', language),
  })

/** FOOT-1, with the times by which the server really erases ('lending/retention.ts'). */
export const privacyStatementText = (language: Language, times = keptTimes): DocumentText =>
  documentIn('privacy-statement', language, { ...timesInWords(times, language), answerDays: dueDays('privacyRequest') })
