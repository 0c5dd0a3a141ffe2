import { createClient } from '../api/client.ts'
import { memorySession } from './memory-session.ts'

/** The site's client and session over a `fetch`, e.g. the mock backend's; `asked` lists the called paths. */
export function clientOver(fetch: typeof globalThis.fetch, now = () => new Date('2026-11-17T10:00:00Z')) {
  const asked: { path: string; headers: Headers }[] = []
  const { session, storage } = memorySession()
  const { ask } = createClient({
    fetch: (input, init) => {
      const path = String(input).replace(/^\/api\//, '')
      asked.push({ path, headers: new Headers(init?.headers) })
      return fetch(input, init)
    },
    session,
    now: () => now().getTime(),
    onUnauthorised: () => undefined,
  })
  return { ask, session, storage, asked }
}
