import { isTesterAsked } from '../visitor/cookies.ts'

let tester: typeof import('./start.ts') | null = null

/** True when the mock backend answers this page. */
export const isTesterOn = (): boolean => tester !== null

/**
 * The tester panel, once the page stands: what is put in before React takes over a page, React takes out again.
 *
 * @param readState what the panel shows of the page's own state
 */
export const showTesterPanel = (readState?: () => unknown): void => tester?.showTesterPanel(readState)

/**
 * TEST-1: the switch, and all of tester mode that a visitor's browser loads. Does nothing without `?tester` or the
 * cookie, and asks once where the server does not allow it. Resolves when calls may be made.
 */
export async function startTesterWhenAsked(): Promise<void> {
  const isControlled = navigator.serviceWorker?.controller != null
  const isAsked = isTesterAsked(new URLSearchParams(location.search), document.cookie)
  if (!isAsked && !isControlled) return
  if (isAsked && !isControlled && !(await isAllowed())) return
  const start = await import('./start.ts')
  // Without the cookie the day is over: the mock must not go on answering.
  if (!isAsked) await start.endTester(location.href)
  else if (await start.startTester()) tester = start
}

/** The contract's `readLimits`, asked without the contract: this file is in every page. */
async function isAllowed(): Promise<boolean> {
  try {
    const limits = (await (await fetch('/api/vlot/v1/limits')).json()) as { testerMode?: unknown }
    return limits.testerMode === true
  } catch {
    return false
  }
}
