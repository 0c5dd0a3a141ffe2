import type { Language } from '#lending/language.ts'
import { sectionsOf } from '#lending/documents/read-document.ts'
import { readMarkdown } from '../../read-document.ts'
import en from './en.md?raw'
import { guideFigures, guideTables } from './guide-figures.ts'
import nl from './nl.md?raw'

type Head = 'title' | 'pageTitle' | 'description' | 'eyebrow' | 'intro' | 'print' | 'next'

/** NAV-5: the white paper, with the figures of lending's own tables. */
export function guideText(language: Language) {
  const { head, text } = readMarkdown<Head>({ nl, en }[language], language, guideFigures(language))
  const tables = [...guideTables(language)]
  const sections = sectionsOf(text).map((section) =>
    section.table ? { ...section, table: { ...section.table, rows: tables.shift() ?? [] } } : section,
  )
  return { ...head, sections }
}
