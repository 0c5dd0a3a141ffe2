import { dutchOf, journeyPaths, linkedPaths } from './site-paths.ts'

/** The bank's window, which shows no React (web/pages.ts, `popupPages`). */
const windowLeaving = '/redirection'
const windowReturning = '/transaction-success'

const openingPaths = new Set([...journeyPaths, ...linkedPaths])
openingPaths.delete(windowLeaving)
openingPaths.delete(windowReturning)

/**
 * The `Cross-Origin-Opener-Policy` of a page, by its path; null leaves `same-origin`. Any journey page may come to open the
 * bank's window, and closes it while the bank's page stands in it (RECON-13): only these two together allow that (decision 0050).
 */
export function openerPolicyOf(path: string): string | null {
  const dutch = dutchOf(path)
  if (dutch === windowLeaving) return 'unsafe-none'
  return openingPaths.has(dutch) ? 'same-origin-allow-popups' : null
}
