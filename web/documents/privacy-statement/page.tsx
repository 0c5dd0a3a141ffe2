import { useLanguage } from '#ui/use-language.ts'
import { contentMeta } from '../../page-meta.ts'
import { Document } from '../document.tsx'
import { privacyStatementText } from '../texts.ts'

export const meta = contentMeta('privacyStatement', privacyStatementText)

/** FOOT-1. */
export default function PrivacyStatementPage() {
  return <Document text={privacyStatementText(useLanguage())} />
}
