import { useLanguage } from '#ui/use-language.ts'
import { contentMeta } from '../../page-meta.ts'
import { Document } from '../document.tsx'
import { disclaimerText } from '../texts.ts'

export const meta = contentMeta('disclaimer', disclaimerText)

/** FOOT-1. */
export default function DisclaimerPage() {
  return <Document text={disclaimerText(useLanguage())} />
}
