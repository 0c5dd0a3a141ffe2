import { QueryClient } from '@tanstack/react-query'
import { isWorthRepeating } from '#contract/failure.ts'

/** The cache of what the server said, one for the page. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: isWorthRepeating, staleTime: 10_000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})
