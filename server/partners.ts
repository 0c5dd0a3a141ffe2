import type { Language } from '#lending/language.ts'
import { isAddressOf, parseListed, textIn } from './listed-setting.ts'

/** CONT-1: a partner of the lender, as the contact page names it in each language. */
export type Partner = Readonly<Record<Language, { name: string; address: string }>>

const partnersMax = 6
const nameLengthMax = 60

/** Two made-up ones whose pages the sandbox serves, so that a referral can be tried. */
export function sandboxPartners(sandbox: string): Partner[] {
  const bookkeeper = `${sandbox}/partners/boekhouder`
  const marketplace = `${sandbox}/partners/marktplein`
  return [
    {
      nl: { name: 'Boekhouder Het Kladblok (verzonnen)', address: bookkeeper },
      en: { name: 'Kladblok bookkeepers (made up)', address: `${bookkeeper}/en` },
    },
    {
      nl: { name: 'Ondernemersplein De Kraam (verzonnen)', address: marketplace },
      en: { name: 'De Kraam marketplace (made up)', address: `${marketplace}/en` },
    },
  ]
}

/**
 * The partners in a setting: a JSON list of `{name, address}`, each a text or `{nl, en}`. Null when it is anything else, or an
 * address is none of the web.
 */
export const parsePartners = (text: string, protocols: readonly string[]): Partner[] | null =>
  parseListed(text, partnersMax, (given) => partnerOf(given, protocols))

function partnerOf(given: unknown, protocols: readonly string[]): Partner | null {
  const { name, address } = (given ?? {}) as { name?: unknown; address?: unknown }
  const inLanguage = (language: Language) => {
    const own = { name: textIn(name, language), address: textIn(address, language) }
    return isAddressOf(own.address, protocols) && own.name !== '' && own.name.length <= nameLengthMax ? own : null
  }
  const [nl, en] = [inLanguage('nl'), inLanguage('en')]
  return nl && en && { nl, en }
}
