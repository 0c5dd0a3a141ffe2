import type { Language } from '#lending/language.ts'
import { isAddressOf, parseListed, textIn } from './listed-setting.ts'

/** What somebody else says of the lender, as home shows it in each language; without an address it has no link. */
export type Proof = Readonly<Record<Language, ProofWords>>
type ProofWords = { title: string; body: string; address: string; link: string }

const proofMax = 4
const titleLengthMax = 60
const bodyLengthMax = 240

/** The proof in a setting: a JSON list of `{title, body, address?, link?}`, each a text or `{nl, en}`. Null when it is anything else. */
export const parseProof = (text: string): Proof[] | null => parseListed(text, proofMax, proofOf)

function proofOf(given: unknown): Proof | null {
  const { title, body, address, link } = (given ?? {}) as Record<keyof ProofWords, unknown>
  const inLanguage = (language: Language): ProofWords | null => {
    const own = { title: textIn(title, language), body: textIn(body, language), address: textIn(address, language) }
    const isLong = own.title.length > titleLengthMax || own.body.length > bodyLengthMax
    if (own.title === '' || own.body === '' || isLong) return null
    if (own.address === '') return { ...own, link: '' }
    if (!isAddressOf(own.address, ['https:'])) return null
    return { ...own, link: textIn(link, language) || new URL(own.address).hostname }
  }
  const [nl, en] = [inLanguage('nl'), inLanguage('en')]
  return nl && en && { nl, en }
}
