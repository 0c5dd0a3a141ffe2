import { QueryClient } from '@tanstack/react-query'
import { ApiFailure } from './api-failure.ts'

const attemptsMax = 3

/** Only transient failures are retried: no network, or a server in trouble. A refusal is final. */
export function isWorthRepeating(failureCount: number, error: unknown): boolean {
  const status = error instanceof ApiFailure ? error.status : undefined
  return failureCount < attemptsMax - 1 && (status === null || (status !== undefined && status >= 500))
}

/**
 * The page's cache of the server's answers. Calls ignore the browser's idea of the network: a paused call would leave a
 * button spinning silently, and tester mode needs no network.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: isWorthRepeating, staleTime: 10_000, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})
