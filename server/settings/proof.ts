import { z } from 'zod'
import { inBothLanguages, isAddressOf, json } from './values.ts'

const words = z
  .object({
    title: z.string().min(1).max(60),
    body: z.string().min(1).max(240),
    address: z.string().refine((given) => given === '' || isAddressOf(given, ['https:'])),
    link: z.string(),
  })
  .transform((own) => ({ ...own, link: own.address && (own.link || new URL(own.address).hostname) }))
const none = { nl: '', en: '' }
/** A third party's words about the lender, as home shows them in each language; without an address there is no link. */
const one = z
  .object({
    title: inBothLanguages,
    body: inBothLanguages,
    address: inBothLanguages.default(none),
    link: inBothLanguages.default(none),
  })
  .transform(({ title, body, address, link }) => ({
    nl: { title: title.nl, body: body.nl, address: address.nl, link: link.nl },
    en: { title: title.en, body: body.en, address: address.en, link: link.en },
  }))
  .pipe(z.object({ nl: words, en: words }))

export const proof = json(
  z.array(one).max(4),
  'must be a JSON list of at most 4 with title, body and perhaps address (https) with link, in one or both languages',
)
