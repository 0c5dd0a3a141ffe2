import { useLanguage } from '#ui/use-language.ts'
import { contentMeta } from '../../page-meta.ts'
import { Document } from '../document.tsx'
import { termsText } from '../texts.ts'

export const meta = contentMeta('terms', termsText)

/** FOOT-1. */
export default function TermsPage() {
  return <Document text={termsText(useLanguage())} />
}
