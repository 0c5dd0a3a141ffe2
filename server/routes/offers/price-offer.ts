import { offerAnswer } from '#contract/answers/offer-answer.ts'
import { offerRangeAnswer } from '#contract/answers/offer-range-answer.ts'
import { amountBounds } from '#lending/pricing/affordability.ts'
import type { Offer } from '#lending/pricing/offer.ts'
import { offerFor, type OfferRange, stressTried, termsOutOfReach, type Wanted } from '#lending/offers/offer-range.ts'
import { businessDay } from '#lending/business-day.ts'
import { decidedCase, pricingOf, rangesOf, readDecision, type Decided } from '../../case-thread/decided-case.ts'
import type { Context } from '../../context.ts'
import type { Handler } from '../../http/handler.ts'
import { policyOf } from '#lending/policy/policy.ts'
import { Refusal } from '../../refusal.ts'
import { appendAudit } from '../../store/audit.ts'
import { lockOpenCase } from '../../store/case/case-data.ts'
import { keepPricedOffer } from '../../store/decision/priced-offers.ts'

export const readOfferRange: Handler<'readOfferRange'> = async ({ context, session }) => {
  const decided = await decidedCase(context, session?.caseId ?? null)
  const pricing = await pricingOf(context, decided)
  const record = pricing?.record ?? (await readDecision(context, decided))
  const policy = pricing?.policy ?? policyOf(record, context.policies)
  const ranges = pricing ? await rangesOf(context, decided, pricing) : []
  return offerRangeAnswer({
    requestedAmountCents: record.input.requestedAmountCents,
    stepCents: policy.limits.amountStepCents,
    ranges,
    outOfReach: pricing && !ranges.some(isByPerson) ? termsOutOfReach(pricing, ranges) : [],
    months: pricing?.context.months ?? [],
    stressTried: stressTried(record, policy),
  })
}

/** The amount of the applicant's choice, priced as the listed offers were, and kept so that it can be chosen. */
export const priceOffer: Handler<'priceOffer'> = async ({ context, request, session }) => {
  const decided = await decidedCase(context, session?.caseId ?? null)
  const wanted: Wanted = { ...request, amountCents: Math.round(request.amount * 100) }
  const listed = decided.offers.find((offer) => isOf(offer, wanted))
  const offer = listed ?? (await offerWanted(context, decided, wanted))
  if (!listed) await keep(context, decided, offer)
  return { offer: offerAnswer(offer) }
}

const isByPerson = ({ limitedBy }: OfferRange): boolean => limitedBy === 'person'

const isOf = (offer: Offer, { productType, termMonths, amountCents }: Wanted): boolean =>
  offer.productType === productType && offer.termMonths === termMonths && offer.loanAmountCents === amountCents

async function offerWanted(context: Context, decided: Decided, wanted: Wanted): Promise<Offer> {
  const pricing = await pricingOf(context, decided)
  if (!pricing) throw new Refusal('offers_not_ready')
  const ranges = await rangesOf(context, decided, pricing)
  const range = ranges.find((one) => one.productType === wanted.productType && one.termMonths === wanted.termMonths)
  if (!range || range.limitedBy === 'person') throw new Refusal('offer_not_found')
  const offer = offerFor(wanted, pricing)
  if (offer) return offer
  const { minCents } = amountBounds(wanted.productType, pricing.policy.limits)
  const isInRange = wanted.amountCents >= minCents && wanted.amountCents <= range.maxCents
  throw new Refusal(isInRange ? 'amount_step' : 'amount_out_of_range', { fields: ['amount'] })
}

/** Under the case's lock, so that no offer is kept for data that has changed, or that was erased, in the meantime. */
async function keep(context: Context, { loanCase, caseKey }: Decided, offer: Offer): Promise<void> {
  const [at, dataVersion] = [context.now(), loanCase.data_version]
  if (offer.validUntil < businessDay(at)) throw new Refusal('offer_expired')
  await context.database.transaction().execute(async (transaction) => {
    const locked = await lockOpenCase(transaction, loanCase.id)
    if (locked.data_confirmed_version !== dataVersion || locked.data_version !== dataVersion)
      throw new Refusal('offers_not_ready')
    if (locked.disbursement_account_id !== null) throw new Refusal('offer_chosen')
    const keeping = { dataVersion, offer, selectedOfferId: locked.selected_offer_id, at }
    if (!(await keepPricedOffer(transaction, caseKey, keeping))) return
    // Once for this data: a slider asks for hundreds, and the choice itself is recorded with its offer.
    const effectKey = `offer-priced/${loanCase.id}/${dataVersion}`
    const fact = { at, caseId: loanCase.id, by: 'applicant', effectKey }
    await appendAudit(transaction, 'offer.priced', fact, { offerId: offer.id, dataVersion })
  })
}
