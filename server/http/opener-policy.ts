import { allShellPaths, dutchOf } from './site-paths.ts'

/** The bank's window, which shows no React (web/pages.ts, `popupPages`). */
const windowLeaving = '/redirection'
const windowReturning = '/transaction-success'
/** They stand apart from the shell; a link leads from them into the journey without a new document. */
const furtherJourneyPaths = ['/jouw-gegevens', '/design-systeem']

const openingPaths = new Set([...allShellPaths, ...furtherJourneyPaths])
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
