import type { Offer } from '#lending/pricing/offer.ts'
import type { Answer } from '#lending/testing/made-up/answer.ts'
import type { Relation } from '#lending/testing/made-up/relations/relation.ts'

const ranks = { refuse: 0, refer: 1, approve: 2 } as const
const product = ({ productType, termMonths }: Offer): string => `${productType} ${termMonths}`
const sameAs = (offer: Offer, offers: readonly Offer[]): Offer | undefined =>
  offers.find((one) => product(one) === product(offer))

/** The respects in which the second answer is better than the first. An unrequested amount is no worse. */
function betterIn(
  before: Answer,
  after: Answer,
  { mayAsk = false, priceSlack = 0 }: Pick<Relation, 'mayAsk' | 'priceSlack'> = {},
): string[] {
  const found: string[] = []
  const [rankBefore, rankAfter] = [ranks[before.record.outcome], ranks[after.record.outcome]]
  if (rankAfter > rankBefore && !(mayAsk && after.record.outcome === 'refer'))
    found.push(`${before.record.outcome} became ${after.record.outcome}`)
  const askedCents = before.record.input.requestedAmountCents
  for (const offer of after.offers) {
    const same = sameAs(offer, before.offers)
    if (!same) found.push(`${product(offer)} is offered`)
    else if (offer.loanAmountCents > same.loanAmountCents && same.loanAmountCents < askedCents)
      found.push(`${product(offer)} of ${offer.loanAmountCents / 100} after ${same.loanAmountCents / 100}`)
    else if (offer.clientRate < same.clientRate - priceSlack)
      found.push(`${product(offer)} at ${offer.clientRate} after ${same.clientRate}`)
  }
  return found
}

/** A hundredth of a percent is as fine as a price is written. */
const priceStepMax = 0.005 + 1e-9

function cliffBetween(before: Answer, after: Answer): string[] {
  return after.offers.flatMap((offer) => {
    const same = sameAs(offer, before.offers)
    if (!same || Math.abs(offer.clientRate - same.clientRate) <= priceStepMax) return []
    return [`${product(offer)} from ${same.clientRate} to ${offer.clientRate}`]
  })
}

/** Breaches of a relation's promise; empty when it is kept. */
export function broken(relation: Relation, before: Answer, after: Answer): string[] {
  const { promise, events = [] } = relation
  if ([before, after].some(({ record }) => record.reasons.some(({ code }) => events.includes(code)))) return []
  if (promise === 'never better') return betterIn(before, after, relation)
  if (promise === 'never worse') return betterIn(after, before, relation)
  if (promise === 'no cliff') return cliffBetween(before, after)
  if (promise === 'equal outcome')
    return before.record.outcome === after.record.outcome ? [] : [`${before.record.outcome} ${after.record.outcome}`]
  return [...betterIn(before, after), ...betterIn(after, before).map((what) => `before: ${what}`)]
}
