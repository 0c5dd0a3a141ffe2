import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Offer } from '#contract/offers.ts'
import { useRested } from '#ui/use-rested.ts'
import { api } from '../../api/api.ts'
import { errorKeyOf, type FailureKey } from '#contract/failure.ts'
import { type Choice, isChoice } from './choice.ts'

/** While a slider moves it gives a dozen values a second; the server is asked once it rests this long. */
const restMs = 150

/** Listed offers are priced already. Offers made again have other ids, so no old price is found. */
export const pricedOfferQuery = (choice: Choice, listed: readonly Offer[]) => {
  const known = listed.find((offer) => isChoice(offer, choice))
  return queryOptions({
    queryKey: ['priced-offer', listed[0]?.id, choice.productType, choice.termMonths, choice.amount],
    queryFn: async ({ signal }) => (await api('priceOffer', { request: choice, signal })).offer,
    staleTime: Infinity,
    ...(known ? { initialData: known } : {}),
  })
}

export type PricedOffer = {
  /** The newest offer there is; of an earlier choice while `isCurrent` is false. */
  offer: Offer | null
  isCurrent: boolean
  errorKey: FailureKey | null
  retry: () => void
  /** The offer of the current choice, awaited while it loads. */
  wait: () => Promise<Offer>
}

/** The price of a choice. A late answer to an earlier choice is never shown, and a failure leaves what is shown. */
export function usePricedOffer(choice: Choice, listed: readonly Offer[]): PricedOffer {
  const queries = useQueryClient()
  const options = pricedOfferQuery(choice, listed)
  const isKnown = options.initialData !== undefined || queries.getQueryData(options.queryKey) !== undefined
  const rested = useRested(choice, restMs)
  const query = useQuery(pricedOfferQuery(isKnown ? choice : rested, listed))
  const [offer, setOffer] = useState<Offer | null>(query.data ?? null)
  if (query.data !== undefined && query.data !== offer) setOffer(query.data)
  return {
    offer,
    isCurrent: offer !== null && isChoice(offer, choice),
    errorKey: query.error === null || query.isFetching ? null : errorKeyOf(query.error),
    retry: () => void query.refetch(),
    wait: () => queries.fetchQuery(options),
  }
}
