import { useLanguage } from '#ui/use-language.ts'
import { Document, documentMeta } from '../document.tsx'
import { privacyStatementText } from '../texts.ts'

export const meta = documentMeta('privacyStatement', privacyStatementText)

/** FOOT-1. */
export default function PrivacyStatementPage() {
  return <Document text={privacyStatementText(useLanguage())} />
}
