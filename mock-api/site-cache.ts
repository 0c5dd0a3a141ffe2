/** The site's own files in this browser, so that pages load without a network while one tests. */
const cachePrefix = 'vlot-tester-'
/** Written at build: a version, and the address of every page and file. */
const listAddress = '/tester-files.json'
const fetchedAtOnce = 6
const filesMax = 5_000

type FileList = { version: string; paths: string[] }

const plain = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path)

/** A copy without the mark of a redirect, which a browser refuses as an answer to a navigation. */
const copyOf = async (response: Response) =>
  new Response(await response.blob(), { status: response.status, headers: response.headers })

let running: { stop: AbortController; end: Promise<void> } | null = null

/** Fetches every file that is not there yet. Asked twice at once it runs once. Rejects when it is stopped. */
export function fillCache(): Promise<void> {
  if (!running) {
    const stop = new AbortController()
    running = { stop, end: fill(stop.signal).finally(() => (running = null)) }
  }
  return running.end
}

async function fill(signal: AbortSignal): Promise<void> {
  const { version, paths } = (await (await fetch(listAddress, { cache: 'no-cache', signal })).json()) as FileList
  const name = cachePrefix + version
  for (const other of await cacheNames()) if (other !== name) await caches.delete(other)
  const cache = await caches.open(name)
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = paths.slice(0, filesMax).filter((path) => !known.has(path))
  for (let start = 0; start < missing.length; start += fetchedAtOnce) {
    await Promise.all(missing.slice(start, start + fetchedAtOnce).map((path) => keep(cache, path, signal)))
  }
  signal.throwIfAborted()
  await cache.put(readyMark, new Response(''))
}

async function keep(cache: Cache, path: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(path, { signal })
  if (response.ok) await cache.put(path, await copyOf(response))
}

const readyMark = '/tester-ready'

const cacheNames = async () => (await caches.keys()).filter((name) => name.startsWith(cachePrefix))

export const isCacheFull = async (): Promise<boolean> => (await caches.match(readyMark)) !== undefined

/** Aborts running fetches first, or they would fill the cache again. */
export async function forgetCache(): Promise<void> {
  running?.stop.abort()
  await running?.end.catch(() => undefined)
  for (const name of await cacheNames()) await caches.delete(name)
}

/** A page or file of the site: from the network when online, so that it is never outdated; else from the cache. */
export async function pageOrFile(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const kept = () => caches.match(plain(pathname))
  // Its name holds a hash of its content.
  if (pathname.startsWith('/assets/')) return (await kept()) ?? fetch(request)
  try {
    const response = await fetch(request)
    // A static host redirects a page to its address with a slash; the cached one avoids that.
    return (response.type === 'opaqueredirect' ? await kept() : undefined) ?? response
  } catch (error) {
    const found = (await kept()) ?? (request.mode === 'navigate' ? await notFound(pathname) : undefined)
    if (found) return found
    throw error
  }
}

async function notFound(pathname: string): Promise<Response | undefined> {
  const page = await caches.match(/^\/en(\/|$)/.test(pathname) ? '/en/404' : '/404')
  return page && new Response(page.body, { status: 404, headers: page.headers })
}
