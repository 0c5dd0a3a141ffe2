import { apiPrefix } from '#contract/calls.ts'
import { answerBankPage, bankPageHtml, bankPagePath, bankPagePolicy, findVisit } from './bank-page.ts'
import { businessDay } from '#lending/business-day.ts'
import { forgetState, stateStorage } from './state-storage.ts'
import { createMockBackend } from './mock-backend.ts'
import { freshState, isDayOver } from './mock-state.ts'
import { fillCache, forgetCache, isCacheFull, pageOrFile } from './site-cache.ts'
import { actForTester, testerPath, testerView } from './tester-actions.ts'

/** Tester mode: the mock backend is in this service worker, shared by all pages, which so load offline. */
declare const self: ServiceWorkerGlobalScope

const { origin } = self.location
const now = () => new Date()
const newId = () => crypto.randomUUID()
const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
const today = () => businessDay(now())
const backend = createMockBackend({ origin, store: stateStorage, now, newId, wait })

/** `web/tester/start.ts` listens for these. */
const dayOverMessage = 'day-over'
const endedElsewhereMessage = 'ended-elsewhere'

let isOver = false
/** The pages open when tester mode ended; until reloaded they still say that nothing they send is real. */
const endedPages = new Set<string>()

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', (event) => {
  if (event.data === 'start') event.waitUntil(start())
  if (event.data === 'fill-cache' && !isOver) event.waitUntil(fillCache().catch(() => undefined))
})

/** Takes over the page that asks. Where another tab has kept an ended worker alive, it begins again. */
async function start(): Promise<void> {
  isOver = false
  await self.clients.claim()
}

self.addEventListener('fetch', (event) => {
  const { pathname, origin: asked } = new URL(event.request.url)
  if (asked !== origin) return
  const answer = isOver ? answerOnceOver(pathname, event) : answerOf(pathname, event)
  if (!answer) return
  event.respondWith(answer)
  // The worker may not end before what it changed is kept.
  event.waitUntil(answer.then(backend.saved, () => undefined))
})

function answerOf(pathname: string, { request, clientId }: FetchEvent): Promise<Response> | null {
  // The page about the API is the server's, and so are the flags (BANNER-1).
  if (pathname.startsWith(`${apiPrefix}/`)) return request.mode === 'navigate' ? null : answerUntilOver(request)
  if (pathname === bankPagePath) return request.method === 'POST' ? leaveBank(request) : showBank(request)
  if (pathname.startsWith(testerPath)) return answerPanel(pathname.slice(testerPath.length), request, clientId)
  return request.method === 'GET' ? pageOrFile(request) : null
}

async function answerUntilOver(request: Request): Promise<Response> {
  return (await endAfterDay()) ? unauthorised() : backend.answer(request)
}

/** Null leaves it to the real server. */
function answerOnceOver(pathname: string, { clientId }: FetchEvent): Promise<Response> | null {
  return endedPages.has(clientId) && pathname.startsWith(`${apiPrefix}/`) ? Promise.resolve(unauthorised()) : null
}

/** Unlike the real server's: the page that asks says that nothing is applied for and nothing is sent. */
const unauthorised = (): Response => Response.json({ error: 'unauthorised', correlationId: newId() }, { status: 401 })

/** TEST-1: the first call after the day ends tester mode, and makes every open page close its panel. */
async function endAfterDay(): Promise<boolean> {
  if (!(await backend.change((state) => isDayOver(state, now())))) return false
  await endTesterMode()
  await postToPages(dayOverMessage)
  return true
}

/** Without an opener policy, as at a real bank: the journey's tab can close the window there (RECON-13). */
async function showBank(request: Request): Promise<Response> {
  const visitState = new URL(request.url).searchParams.get('state') ?? ''
  const found = await backend.change((state) => findVisit(state, visitState, now()))
  if (!found) return Response.redirect(`${origin}/404`, 303)
  const html = bankPageHtml(visitState, found)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': await bankPagePolicy(html),
    'cache-control': 'no-store',
  }
  return new Response(html, { headers })
}

async function leaveBank(request: Request): Promise<Response> {
  const form = await request.formData()
  const back = await backend.change((state) => {
    const found = findVisit(state, String(form.get('state')), now())
    return found && answerBankPage(form, found, newId)
  })
  return Response.redirect(back ?? `${origin}/404`, 303)
}

async function answerPanel(name: string, request: Request, pageId: string): Promise<Response> {
  if (request.method === 'GET' && name === 'state') {
    if (await endAfterDay()) return new Response(null, { status: 404 })
    const isReady = await isCacheFull()
    return Response.json(await backend.change((state) => testerView(state, today(), isReady)))
  }
  if (request.method === 'POST' && name === 'end') {
    await endTesterMode()
    await postToPages(endedElsewhereMessage, pageId)
    return Response.json(null)
  }
  const asked = (await request.json().catch(() => ({}))) as Record<string, unknown>
  const done = await actForTester(name, asked, backend, { now, newId, today })
  return done ? Response.json(done.answer) : new Response(null, { status: 404 })
}

async function postToPages(message: string, exceptId?: string): Promise<void> {
  for (const page of await self.clients.matchAll({ type: 'window' }))
    if (page.id !== exceptId) page.postMessage(message)
}

/** Removes tester mode from the browser; later page loads use the real server. */
async function endTesterMode(): Promise<void> {
  for (const page of await self.clients.matchAll({ type: 'window' })) endedPages.add(page.id)
  isOver = true
  await backend.change((state) => Object.assign(state, freshState(now())))
  await backend.saved()
  await Promise.all([forgetState(), forgetCache(), self.registration.unregister()])
}

/** Ends tester mode when the server no longer allows it. Offline it goes on. */
async function endWhenForbidden(): Promise<void> {
  const limits: unknown = await fetch(`${apiPrefix}/vlot/v1/limits`)
    .then((response) => response.json())
    .catch(() => null)
  if ((limits as { testerMode?: unknown } | null)?.testerMode !== false) return
  await endTesterMode()
  await postToPages(dayOverMessage)
}

void endWhenForbidden()
