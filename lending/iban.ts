const ibanLength = 18

/** FMT-1: only the last three characters can be read. An ellipsis hides the others where the length is unusual. */
export const maskIban = (iban: string): string =>
  (iban.length === ibanLength ? '*'.repeat(ibanLength - 3) : '…') + readableEnd(iban)

export const readableEnd = (iban: string): string => iban.slice(-3)

/** The bank code inside a Dutch IBAN, e.g. `RABO`; null for any other account. */
export function dutchBankCode(account: string): string | null {
  return /^NL\d\d[A-Z]{4}\d/.test(account) ? account.slice(4, 8) : null
}

/**
 * The form in which accounts are compared: no spaces, dots or dashes, upper case. A former Dutch account number loses
 * its leading zeros and the `P` of a giro number, because banks print it with and without them.
 */
export function normaliseAccount(text: string): string {
  if (/^[A-Z]{2}\d\d[A-Z0-9]+$/.test(text)) return text
  const plain = text.replace(/[\s.-]/g, '').toUpperCase()
  const [, former] = /^P?0*(\d{1,10})$/.exec(plain) ?? []
  return former ?? plain
}

/** Whether a text has the shape of an IBAN (ISO 13616): country, two check digits, 11 to 30 characters. No checksum. */
export function looksLikeIban(account: string): boolean {
  return /^[A-Z]{2}\d\d[A-Z0-9]{11,30}$/.test(account)
}

/** Numbers of accounts within a text: an IBAN as one word or in fours, or the digits of a former Dutch number. */
export const accountNumbers = /\b(?:[A-Z]{2}\d\d(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?|P?\d(?:[ .]?\d){6,9})\b/g

/** True when the check digits hold (ISO 7064 MOD 97-10) and a Dutch IBAN has its 18 characters. */
export function isIban(account: string): boolean {
  if (!looksLikeIban(account)) return false
  if (account.startsWith('NL') && !/^NL\d\d[A-Z]{4}\d{10}$/.test(account)) return false
  const rotated = account.slice(4) + account.slice(0, 4)
  let remainder = 0
  for (const character of rotated) {
    const value = Number.parseInt(character, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder === 1
}

/**
 * True when both texts name one account. A former Dutch number is the tail of its IBAN: 1234567 and
 * NL…INGB0001234567 are one account. Both must be normalised.
 */
export function isSameAccount(one: string, other: string): boolean {
  if (one === other) return true
  return isTailOfIban(one, other) || isTailOfIban(other, one)
}

function isTailOfIban(number: string, iban: string): boolean {
  return /^\d{1,10}$/.test(number) && dutchBankCode(iban) !== null && iban.slice(8) === number.padStart(10, '0')
}

/**
 * One canonical name for each account: normalised, a former number replaced by the IBAN that ends in it. A number that
 * two of the IBANs end in is kept as a separate account, so that it never merges accounts of two banks.
 */
export function canonicalAccounts(all: readonly string[]): (account: string) => string {
  const ibansByTail = Map.groupBy(
    [...new Set(all.map(normaliseAccount))].filter((account) => dutchBankCode(account) !== null),
    (iban) => iban.slice(8),
  )
  return (account) => {
    const plain = normaliseAccount(account)
    const ibans = /^\d{1,10}$/.test(plain) ? (ibansByTail.get(plain.padStart(10, '0')) ?? []) : []
    const [iban = plain, ...others] = ibans
    return others.length === 0 ? iban : plain
  }
}

/** Groups the items by account; the keys are canonical. */
export function groupedByAccount<Item>(items: readonly Item[], accountOf: (item: Item) => string): Map<string, Item[]> {
  const canonical = canonicalAccounts(items.map(accountOf))
  return Map.groupBy(items, (item) => canonical(accountOf(item)))
}
