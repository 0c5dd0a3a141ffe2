import { QueryClient } from '@tanstack/react-query'
import { isWorthRepeating } from '#contract/failure.ts'

/**
 * The page's cache of the server's answers. Calls ignore the browser's idea of the network: a paused call would leave a
 * button spinning silently, and tester mode needs no network.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: isWorthRepeating,
      staleTime: 10_000,
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
