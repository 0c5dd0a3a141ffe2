import type { Language } from '#lending/language.ts'
import { fillIn } from '../../documents/fill-in.ts'
import { dutch } from './dutch.ts'
import { english } from './english.ts'
import { guideFigures, guideTables } from './guide-figures.ts'
import type { GuideText } from './guide-text.ts'

/** NAV-5: the white paper, with the figures of lending's own tables. */
export function guideText(language: Language): GuideText {
  const text = fillIn(language === 'nl' ? dutch : english, guideFigures(language))
  const tables = [...guideTables(language)]
  return {
    ...text,
    sections: text.sections.map((section) =>
      section.table ? { ...section, table: { ...section.table, rows: tables.shift() ?? [] } } : section,
    ),
  }
}
