import type { Language } from '#lending/language.ts'
import { sectionsOf } from '#lending/documents/read-document.ts'
import { readMarkdown } from '../../read-document.ts'
import { productFigures } from '../../product-figures.ts'
import en from './en.md?raw'
import nl from './nl.md?raw'

type Words = 'title' | 'pageTitle' | 'description' | 'eyebrow' | 'intro' | 'ask'
type LinkWords = 'linkTitle' | 'linkBody' | 'link' | 'linkAfter'

/**
 * NAV-5: information for intermediaries. In their `link`, `id` is theirs, and the utm parameters identify the click
 * (STORE-4, STORE-5).
 */
export function partnersText(language: Language) {
  const { head, text } = readMarkdown<Words | LinkWords>({ nl, en }[language], language, productFigures(language))
  return { ...head, sections: sectionsOf(text) }
}
