import type { Offer } from '#lending/offers/offer.ts'
import type { Answer } from '#lending/testing/made-up/answer.ts'
import type { Relation } from '#lending/testing/made-up/relations.ts'

const ranks = { refuse: 0, refer: 1, approve: 2 } as const
const product = ({ productType, termMonths }: Offer): string => `${productType} ${termMonths}`

/** In what the second answer is better than the first; empty when in nothing. */
export function betterIn(before: Answer, after: Answer, mayAsk = false): string[] {
  const found: string[] = []
  const [rankBefore, rankAfter] = [ranks[before.record.outcome], ranks[after.record.outcome]]
  if (rankAfter > rankBefore && !(mayAsk && after.record.outcome === 'refer'))
    found.push(`${before.record.outcome} became ${after.record.outcome}`)
  for (const offer of after.offers) {
    const same = before.offers.find((one) => product(one) === product(offer))
    if (!same) found.push(`${product(offer)} is offered`)
    else if (offer.loanAmountCents > same.loanAmountCents)
      found.push(`${product(offer)} of ${offer.loanAmountCents / 100} after ${same.loanAmountCents / 100}`)
    else if (offer.clientRate < same.clientRate)
      found.push(`${product(offer)} at ${offer.clientRate} after ${same.clientRate}`)
  }
  return found
}

/** What breaks a relation's promise; empty when it is kept. */
export function broken({ promise, mayAsk }: Relation, before: Answer, after: Answer): string[] {
  if (promise === 'never better') return betterIn(before, after, mayAsk)
  if (promise === 'never worse') return betterIn(after, before, mayAsk)
  if (promise === 'equal outcome')
    return before.record.outcome === after.record.outcome ? [] : [`${before.record.outcome} ${after.record.outcome}`]
  return [...betterIn(before, after), ...betterIn(after, before).map((what) => `before: ${what}`)]
}
