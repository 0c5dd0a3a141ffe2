import { tidyText } from '#lending/statements/values.ts'

/**
 * The holder by the name that an account bears, where the bank does not say who owns it: most write the holder there,
 * some the product. A name of nothing but such words says nobody.
 */
export function holderInName(name: string | undefined): string | null {
  const tidy = tidyText(name ?? '')
  const words = tidy.toLowerCase().match(/[\p{L}\d&]+/gu) ?? []
  return words.every((word) => productWords.test(word)) ? null : tidy
}

const productWords = new RegExp(
  `^(?:${[
    String.raw`\d+|[a-z]|eur|euro|usd|gbp|mt940|camt`,
    'nl[0-9a-z]{6,}',
    'zakelijke?|particuliere?|prive|privé|persoonlijke?|onderneme(?:rs?|nd)|bedrijfs|zzp|mkb|starters?|vrije?|extra|plus|pakket|basis|compleet|totaal|internet|direct',
    '(?:zakelijke?|bedrijfs|ondernemers|betaal|direct|internet|spaar|beleg|krediet|deposito|beheer|verzamel|g|g-)?rekening(?:en|nummer|courant)?|courant|lopende|hoofd|rek|rc',
    'betalen?|betaal|sparen|spaar|beleggen|krediet|deposito|van|de|het|mijn|onze|je|uw|nr|en|voor',
    'business|current|checking|payment|payments|savings?|main|account|accounts|deposit|personal|company|default|the|my|our|giro|girokonto|geschäftskonto|konto|compte|courante?',
    'ing|rabo|rabobank|abn|amro|abnamro|asn|sns|knab|bunq|triodos|regiobank|bank|revolut',
  ].join('|')})$`,
  'u',
)
