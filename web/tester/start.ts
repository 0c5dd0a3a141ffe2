import { dropCookie, keepCookie, readCookie } from '../visitor/cookies.ts'
import { sessionStore } from '../visitor/storage.ts'
import { showPanel } from './panel.ts'
import { endInWorker } from './tester-calls.ts'

const workerAddress = '/tester-worker.js'
/** Long enough for a slow phone to fetch and start the worker; then the page goes on without tester mode. */
const controlTimeMs = 10_000

type ScriptPolicy = { createScriptURL: (address: string) => string }
type PolicyFactory = {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => ScriptPolicy
}

/** Lets one address of a script through, which Trusted Types refuse as text (docs/security.md, "Headers"). */
function trustedWorkerAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory }
  const policy = trustedTypes?.createPolicy('vlot-tester', {
    createScriptURL(address) {
      if (address !== workerAddress) throw new TypeError('Only the worker of tester mode')
      return address
    },
  })
  return policy?.createScriptURL(workerAddress) ?? workerAddress
}

/** Resolves once the worker controls this page, also after a reload past it. An ended worker starts again. */
async function untilControlled(): Promise<boolean> {
  const { serviceWorker } = navigator
  if (serviceWorker.controller) {
    serviceWorker.controller.postMessage('start')
    return true
  }
  const controlled = new Promise<boolean>((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true })
    setTimeout(() => resolve(serviceWorker.controller !== null), controlTimeMs)
  })
  const { active } = await serviceWorker.ready
  active?.postMessage('start')
  return controlled
}

/**
 * Starts tester mode in this page: the cookie for a day, the mock backend, and the files for working without a network.
 * Answers whether the mock answers; a browser without service workers goes on with the real server.
 */
export async function startTester(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  try {
    await navigator.serviceWorker.register(trustedWorkerAddress(), { scope: '/', updateViaCache: 'none' })
    if (!(await untilControlled())) return false
  } catch (error) {
    // Without a network a worker that is already there goes on; one that is not can not be had.
    if (!navigator.serviceWorker.controller) {
      console.error('Tester mode did not start', error)
      return false
    }
  }
  leaveRealSession()
  // A day from the start, not from the last page (STORE-3).
  if (readCookie(document.cookie, 'tester') === null) keepCookie('tester', 'true')
  endWithWorker()
  navigator.serviceWorker.controller?.postMessage('fill-cache')
  return true
}

export const showTesterPanel = (readState?: () => unknown): void => showPanel({ readState, end: () => endTester('/') })

/** The mock would take a real application's token for an expired one; only its own expire (`mock-api/tokens.ts`). */
function leaveRealSession(): void {
  const token = sessionStore.read('token')
  const isReal = token === null ? sessionStore.read('caseId') !== null : !token.endsWith('.mock')
  if (isReal) sessionStore.clear()
}

/** A page open past the day, or when another tab ends tester mode, gets the worker's message and reloads (TEST-1). */
function endWithWorker(): void {
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    // Without the part behind `#`, with which the browser would stay on the page that it has.
    const address = location.href.replace(/#.*/, '')
    if (data === 'day-over') void endTester(address)
    // The shared state is gone already; another tab may begin again now, and must not be ended.
    if (data === 'ended-elsewhere') loadWithoutTester(address)
  })
}

/** Ends tester mode in this browser: cookie, worker, files, state and session go, and the page is loaded again. */
export async function endTester(address: string): Promise<void> {
  // First of all, because the worker has the other tabs load again, and they would go on with it.
  dropCookie('tester')
  await endInWorker().catch(() => undefined)
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
  loadWithoutTester(address)
}

function loadWithoutTester(address: string): void {
  sessionStore.clear()
  location.replace(withoutTester(address))
}

function withoutTester(address: string): string {
  const url = new URL(address, location.origin)
  url.searchParams.delete('tester')
  return url.href
}
