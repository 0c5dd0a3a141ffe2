import { QueryClient } from '@tanstack/react-query'
import { DeskFailure } from './desk-failure.ts'

const attemptsMax = 3

/** Only what may be different a moment later is asked again: no network, or a server in trouble. */
function isWorthRepeating(failureCount: number, error: unknown): boolean {
  const status = error instanceof DeskFailure ? error.status : undefined
  return failureCount < attemptsMax - 1 && (status === null || (status !== undefined && status >= 500))
}

/** The cache of what the server said, one for the page. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: isWorthRepeating, staleTime: 10_000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})
