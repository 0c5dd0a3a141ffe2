import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import type { Offer } from '#contract/offers.ts'
import { followServer, offersKey } from './follow-server.ts'
import { actions, useApplicationState } from './store.ts'

afterEach(() => actions.reset())

test('STATE-2 the products are those of the offers that came, and both again where none came', () => {
  const queries = new QueryClient()
  const stop = followServer(queries)
  const arrive = (...products: Offer['productType'][]) => {
    const offers = products.map((productType, index) => ({ id: `offer-${index}`, productType }) as Offer)
    queries.setQueryData(offersKey, { offers })
    const { offers: kept, offerTypes } = useApplicationState.getState()
    return [kept.map(({ id }) => id), offerTypes]
  }
  expect(arrive('PBC', 'PBC')).toEqual([['offer-0', 'offer-1'], ['PBC']])
  expect(arrive('PBL', 'PBC')).toEqual([
    ['offer-0', 'offer-1'],
    ['PBL', 'PBC'],
  ])
  expect(arrive('PBL')).toEqual([['offer-0'], ['PBL']])
  expect(arrive()).toEqual([[], ['PBL', 'PBC']])
  stop()
  expect(arrive('PBC')).toEqual([[], ['PBL', 'PBC']])
})
