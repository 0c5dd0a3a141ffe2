import { useQuery } from '@tanstack/react-query'
import { api } from '../api/api.ts'

export const privacyKey = ['privacy'] as const

export const usePrivacy = () =>
  useQuery({ queryKey: privacyKey, queryFn: ({ signal }) => api('readPrivacy', { signal }), staleTime: 0, retry: 1 })
