/** Payment providers' numbers for customers' payments, which did not reach the account one by one. */
const numberings: readonly (readonly [issuer: string, id: RegExp])[] = [
  ['Stripe', /^(?:ch|py|pi|txn|po|pyr|re)_[A-Za-z0-9]{14,}$/],
  ['Mollie', /^(?:tr|re|chb|cap)_[A-Za-z0-9]{6,}$/],
]

/** The provider that numbers its payments like this; null for any other id. */
export function providerOfPayment(id: string): string | null {
  // Nearly every id is of a bank, and has no such mark near its start.
  const mark = id.indexOf('_')
  if (mark < 2 || mark > 3) return null
  return numberings.find(([, pattern]) => pattern.test(id))?.[0] ?? null
}
