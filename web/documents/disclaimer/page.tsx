import { useLanguage } from '#ui/use-language.ts'
import { Document, documentMeta } from '../document.tsx'
import { disclaimerText } from '../texts.ts'

export const meta = documentMeta('disclaimer', disclaimerText)

/** FOOT-1. */
export default function DisclaimerPage() {
  return <Document text={disclaimerText(useLanguage())} />
}
