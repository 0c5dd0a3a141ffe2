/** Resolves once the page is in view: a page in the background asks nothing. Rejects when aborted. */
export function whenVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (document.visibilityState === 'visible') return resolve()
    const onChange = () => document.visibilityState === 'visible' && end(resolve)
    const onAbort = () => end(() => reject(signal.reason))
    const end = (settle: () => void) => {
      document.removeEventListener('visibilitychange', onChange)
      signal.removeEventListener('abort', onAbort)
      settle()
    }
    document.addEventListener('visibilitychange', onChange)
    signal.addEventListener('abort', onAbort)
  })
}
