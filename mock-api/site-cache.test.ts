import { afterEach, expect, test, vi } from 'vitest'
import { fillCache, forgetCache } from './site-cache.ts'

afterEach(() => vi.unstubAllGlobals())

/** The browser's caches by name, each with the addresses that it holds. */
function stubCaches(): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>()
  vi.stubGlobal('caches', {
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => {
      const held = all.get(name) ?? new Set<string>()
      all.set(name, held)
      return {
        keys: async () => [...held].map((path) => ({ url: `https://vlot.example${path}` })),
        put: async (path: string) => void held.add(path),
      }
    },
  })
  return all
}

/** A network that answers nothing before it is let go, and stops when it is asked to. */
function stubNetwork() {
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>()
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, { signal }: RequestInit = {}) => {
    asked.push(path)
    const stopped = new Promise<never>((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason as Error)),
    )
    await Promise.race([isLetGo, stopped])
    return path === '/tester-files.json' ? Response.json({ version: '1', paths: ['/', '/contact'] }) : new Response('x')
  })
  return { asked, letGo }
}

test('every file of the site is kept, and asked twice at once it is fetched once', async () => {
  const caches = stubCaches()
  const { asked, letGo } = stubNetwork()
  const both = Promise.all([fillCache(), fillCache()])
  letGo()
  await both
  expect(asked).toEqual(['/tester-files.json', '/', '/contact'])
  expect([...caches]).toEqual([['vlot-tester-1', new Set(['/', '/contact', '/tester-ready'])]])
})

test('TEST-1 what is still being fetched when tester mode ends does not come back', async () => {
  const caches = stubCaches()
  const { letGo } = stubNetwork()
  const filling = fillCache()
  filling.catch(() => undefined)
  const forgotten = forgetCache()
  letGo()
  await forgotten
  await expect(filling).rejects.toThrow()
  expect([...caches]).toEqual([])
})
