import type { HolderMatch } from '#lending/holder-match.ts'

const acquirer =
  '(?:ccv|sumup|zettle|izettle|mollie|adyen|stripe|buckaroo|paypal|mypos|worldline|pay\\.nl|multisafepay|sq|viva)'
const acquirerFirst = new RegExp(
  `^(?:(?:stichting|stg|derdengelden|betaling) )*${acquirer}(?: ?[*_]|.* (?:inz|inzake|tbv|t\\.b\\.v\\.) )`,
  'i',
)
const jointly = / (?:e\/o|en\/of|cj) /i

/** A joint account is the owner's, and a card firm that writes a shop's name behind its own is not the shop. */
export function isOwnName(name: string, matchOwn: (name: string) => HolderMatch): boolean {
  if (matchOwn(name) === 'MATCH') return !acquirerFirst.test(name)
  return jointly.test(name) && name.split(jointly).some((one) => matchOwn(one) === 'MATCH')
}
