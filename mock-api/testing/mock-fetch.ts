import { createMockBackend, type MockBackend } from '../mock-backend.ts'
import { freshState, type MockState } from '../mock-state.ts'

export const mockOrigin = 'https://vlot.example'

export type MockFetch = {
  /** Replaces `fetch`; addresses may be relative, as in a page. */
  fetch: typeof globalThis.fetch
  backend: MockBackend
  now: () => Date
  /** How long answers were waited for, in the order in which they were asked. */
  waits: number[]
}

type Options = { now?: () => Date; delayMs?: number; state?: MockState }

/**
 * The mock backend for tests: `createClient({ fetch: createMockFetch().fetch, … })`. Waits take no time and are
 * recorded; ids count up, so that tests are repeatable.
 */
export function createMockFetch({
  now = () => new Date('2026-11-17T10:00:00Z'),
  delayMs = 0,
  state,
}: Options = {}): MockFetch {
  const waits: number[] = []
  let ids = 0
  let kept: MockState | null = state ?? freshState(now(), delayMs)
  const backend = createMockBackend({
    origin: mockOrigin,
    now,
    newId: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
    wait: async (milliseconds) => void waits.push(milliseconds),
    store: {
      load: async () => kept,
      save: async (saved) => {
        kept = structuredClone(saved)
      },
    },
  })
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : new URL(input, mockOrigin)
    const request = new Request(address, input instanceof Request ? input : init)
    return Promise.race([backend.answer(request), abortion(request.signal)])
  }
  return { fetch, backend, waits, now }
}

const abortion = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
