import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/calls.ts'
import { api } from '../api/api.ts'
import { applicationKey, offersKey } from '../application-state/follow-server.ts'
import { collectionOf, type Connection, countAccounts } from './collection.ts'

/** The application as the server has it; the screens keep nothing of it themselves, so a reload loses nothing (STATE-4). */
export const limitsKey = ['limits'] as const
export const accountsKey = ['disbursement-accounts'] as const

export const applicationQuery = queryOptions({
  queryKey: applicationKey,
  queryFn: ({ signal }) => api('readApplication', { signal }),
  staleTime: 5_000,
})

export const useApplication = () => useQuery(applicationQuery)

export const useLimits = () =>
  useQuery({ queryKey: limitsKey, queryFn: ({ signal }) => api('readLimits', { signal }), staleTime: Infinity })

export const useOffers = () =>
  useQuery({ queryKey: offersKey, queryFn: ({ signal }) => api('listOffers', { signal }), staleTime: 60_000 })

/** Asked beside the offers, and read again with them. */
export const useOfferRange = () =>
  useQuery({
    queryKey: [...offersKey, 'range'],
    queryFn: ({ signal }) => api('readOfferRange', { signal }),
    staleTime: 60_000,
  })

export const useDisbursementAccounts = () =>
  useQuery({ queryKey: accountsKey, queryFn: ({ signal }) => api('listDisbursementAccounts', { signal }) })

export const followUpKey = ['follow-up'] as const

/** How the lender reaches the applicant, and where the application stands after the choice or the referral. */
export const useFollowUp = ({ isWanted = true } = {}) =>
  useQuery({
    queryKey: followUpKey,
    queryFn: ({ signal }) => api('readFollowUp', { signal }),
    staleTime: 10_000,
    enabled: isWanted,
  })

export type AccountMatches = AnswerOf<'validateAccounts'>['validation']['accounts']

/** FLOW-7: whether each account is the company's own, asked once more when accounts have come or all are in. */
export function useAccountMatches(connections: readonly Connection[]): { matches: AccountMatches; isFresh: boolean } {
  const count = countAccounts(connections)
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['account-matches', count, collectionOf(connections).isRunning],
    queryFn: async ({ signal }) => (await api('validateAccounts', { signal })).validation.accounts,
    enabled: count > 0,
    placeholderData: keepPreviousData,
  })
  return { matches: data ?? [], isFresh: data !== undefined && !isPlaceholderData }
}
