import { z } from 'zod'
import type { Language } from '#lending/language.ts'
import { inBothLanguages, isAddressOf, json } from './values.ts'

/** CONT-1: a partner of the lender, as the contact page names it in each language. */
type Partner = Readonly<Record<Language, { name: string; address: string }>>

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

const words = z.object({
  name: z.string().min(1).max(60),
  address: z.string().refine((given) => isAddressOf(given, ['http:', 'https:'])),
})
const partner = z
  .object({ name: inBothLanguages, address: inBothLanguages })
  .transform(({ name, address }) => ({
    nl: { name: name.nl, address: address.nl },
    en: { name: name.en, address: address.en },
  }))
  .pipe(z.object({ nl: words, en: words }))

export const partners = json(
  z.array(partner).max(6),
  'must be a JSON list of at most 6 with name and address (https in production), in one or both languages',
)
