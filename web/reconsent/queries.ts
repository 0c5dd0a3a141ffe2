import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { requireCaseId } from '../session/start-session.ts'
import { sessionStore } from '../session/storage.ts'

/** The connections of the case, read anew each time the overview is entered: it is there to show what has changed. */
export const connectionsQuery = queryOptions({
  queryKey: ['reconsent-connections'] as const,
  queryFn: async ({ signal }) => {
    const query = { caseId: requireCaseId(sessionStore), inScopeForReconsent: 'true' as const }
    const { data } = await api('fetchAccounts', { query, signal })
    return data.connectionDetails
  },
  staleTime: 0,
  gcTime: 0,
})

/** Where a bank page may be besides https: the server names the origin of its sandbox. */
export const bankOriginQuery = queryOptions({
  queryKey: ['reconsent-bank-origin'] as const,
  queryFn: async ({ signal }) => (await api('readLimits', { signal })).bankOrigin ?? null,
  staleTime: Infinity,
})
