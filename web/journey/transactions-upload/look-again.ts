import type { Query } from '@tanstack/react-query'
import type { ApplicationView } from '#contract/application.ts'
import { isWorthRepeating } from '../../api/query-client.ts'
import { collectionOf } from '../collection.ts'

const intervalMs = 3_000
/** Six minutes with the page in view, as long as the next screen waits; that one says how it goes and lets it be tried again. */
const looksMax = 120

type Known = Pick<Query<ApplicationView>['state'], 'data' | 'error' | 'dataUpdateCount' | 'errorUpdateCount'>

/**
 * FLOW-6: when to look for the accounts again, as the `refetchInterval` of the application's query: every few seconds while a
 * bank is still at work, a bounded number of times for each collection. A refusal (a session that ended, too many requests)
 * ends it at once. A page that is hidden does not look at all, which the query sees to itself.
 */
export function lookingAgain(): (query: { state: Known }) => number | false {
  let looksBefore: number | null = null
  return ({ state }) => {
    const looks = state.dataUpdateCount + state.errorUpdateCount
    if (!collectionOf(state.data?.connections ?? []).isRunning) {
      looksBefore = null
      return false
    }
    looksBefore ??= looks
    const isRefused = state.error !== null && !isWorthRepeating(0, state.error)
    return isRefused || looks - looksBefore >= looksMax ? false : intervalMs
  }
}
