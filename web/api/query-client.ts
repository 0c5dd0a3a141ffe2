import { QueryClient } from '@tanstack/react-query'
import { ApiFailure } from './api-failure.ts'

const attemptsMax = 3

/** Only transient failures are retried: no network, or a server in trouble. A refusal is final. */
export function isWorthRepeating(failureCount: number, error: unknown): boolean {
  const status = error instanceof ApiFailure ? error.status : undefined
  return failureCount < attemptsMax - 1 && (status === null || (status !== undefined && status >= 500))
}

/**
 * The cache of what the server said, one for the page. A call is made whatever the browser believes of the network: one
 * that waits for it would leave a button turning without a word, and in tester mode no network is needed.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: isWorthRepeating, staleTime: 10_000, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})
