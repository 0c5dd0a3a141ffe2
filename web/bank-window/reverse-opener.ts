/**
 * The bank's page must not reach the tab that opened this window, and that tab must be able to close it there (RECON-13): the tab is
 * opened by this window under a name that lives for these lines, which then forgets its own opener (decision 0023).
 */
export function reverseOpener(own: Window & { opener: Window | null }): void {
  const { opener } = own
  if (opener === null) return
  try {
    const name = opener.name
    opener.name = crypto.randomUUID()
    // WebKit finds by name only what is still this window's opener.
    const found = own.open('', opener.name)
    if (found !== opener) found?.close()
    opener.name = name
  } catch {
    // Opened by another site: it gets nothing.
  } finally {
    own.opener = null
  }
}
