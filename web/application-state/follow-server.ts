import type { QueryClient } from '@tanstack/react-query'
import type { ApplicationView } from '#contract/application.ts'
import type { AnswerOf } from '#contract/calls.ts'
import type { Offer } from '#contract/offers.ts'
import { initialState } from './application-state.ts'
import { restore } from './restore.ts'
import { actions, useApplicationState } from './store.ts'

/** The keys under which the journey's screens keep these two answers. */
export const applicationKey = ['application'] as const
export const offersKey = ['offers'] as const

/** Updates the application state from each new answer, for guard and progress bar. Returns its stop function. */
export function followServer(queries: QueryClient): () => void {
  return queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const [name, part] = event.query.queryKey as readonly unknown[]
    if (name === applicationKey[0]) takeOver(event.query.state.data as ApplicationView)
    if (name === offersKey[0] && part === undefined)
      takeOffers((event.query.state.data as AnswerOf<'listOffers'>).offers)
  })
}

/** The offers, and of which products they are. A refusal names none: both are looked at again the next time. */
function takeOffers(offers: readonly Offer[]): void {
  actions.setOffers(offers)
  const types = [...new Set(offers.map(({ productType }) => productType))]
  actions.setOfferTypes(types.length > 0 ? types : initialState.offerTypes)
}

function takeOver(view: ApplicationView): void {
  useApplicationState.setState((state) => restore(state, view), true)
}
