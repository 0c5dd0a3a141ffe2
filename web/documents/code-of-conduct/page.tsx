import { useLanguage } from '#ui/use-language.ts'
import { Document, documentMeta } from '../document.tsx'
import { codeOfConductText } from '../texts.ts'

export const meta = documentMeta('codeOfConduct', codeOfConductText)

/** FOOT-1. */
export default function CodeOfConductPage() {
  return <Document text={codeOfConductText(useLanguage())} />
}
