import { useLanguage } from '#ui/use-language.ts'
import { Document, documentMeta } from '../document.tsx'
import { termsText } from '../texts.ts'

export const meta = documentMeta('terms', termsText)

/** FOOT-1. */
export default function TermsPage() {
  return <Document text={termsText(useLanguage())} />
}
