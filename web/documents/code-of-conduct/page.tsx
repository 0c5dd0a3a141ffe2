import { useLanguage } from '#ui/use-language.ts'
import { contentMeta } from '../../page-meta.ts'
import { Document } from '../document.tsx'
import { codeOfConductText } from '../texts.ts'

export const meta = contentMeta('codeOfConduct', codeOfConductText)

/** FOOT-1. */
export default function CodeOfConductPage() {
  return <Document text={codeOfConductText(useLanguage())} />
}
