/**
 * The bank's page must not reach the opener, which must be able to close it there (RECON-13): this window opens the tab
 * under a temporary name, and then drops its own opener (decision 0023).
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
