import type { AnswerOf } from '#contract/calls.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { queryClient } from '../api/query-client.ts'
import { applicationKey, offersKey } from './follow-server.ts'

/** The application as on the server; screens store nothing of it, so a reload loses nothing (STATE-4). */
const limitsKey = ['limits'] as const
const accountsKey = ['disbursement-accounts'] as const

export const applicationQuery = queryOptions({
  queryKey: applicationKey,
  queryFn: ({ signal }) => api('readApplication', { signal }),
  staleTime: 5_000,
})

export const useApplication = () => useQuery(applicationQuery)

export const useLimits = () =>
  useQuery({ queryKey: limitsKey, queryFn: ({ signal }) => api('readLimits', { signal }), staleTime: Infinity })

export type Accepting = NonNullable<AnswerOf<'readAgreement'>['accepting']>

/** Of the application's own session, or of a mailed link. */
export const useAgreement = () =>
  useQuery({ queryKey: ['agreement'], queryFn: ({ signal }) => api('readAgreement', { signal }) })

const offersQuery = queryOptions({
  queryKey: offersKey,
  queryFn: ({ signal }) => api('listOffers', { signal }),
  staleTime: 60_000,
})

/** Read again with the offers. */
const offerRangeQuery = queryOptions({
  queryKey: [...offersKey, 'range'],
  queryFn: ({ signal }) => api('readOfferRange', { signal }),
  staleTime: 60_000,
})

export const useOffers = () => useQuery(offersQuery)
export const useOfferRange = () => useQuery(offerRangeQuery)

/** The screen retries failures itself. */
export function askForOffers(): void {
  void queryClient.prefetchQuery(offersQuery)
  void queryClient.prefetchQuery(offerRangeQuery)
}

export const useDisbursementAccounts = () =>
  useQuery({ queryKey: accountsKey, queryFn: ({ signal }) => api('listDisbursementAccounts', { signal }) })

export const followUpKey = ['follow-up'] as const

/** The applicant's contact details, and the status after the choice or the referral. */
export const useFollowUp = ({ isWanted = true } = {}) =>
  useQuery({
    queryKey: followUpKey,
    queryFn: ({ signal }) => api('readFollowUp', { signal }),
    staleTime: 10_000,
    enabled: isWanted,
  })
