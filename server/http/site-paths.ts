/**
 * Pages that the browser renders from the shell. The site's addresses are kept in the web room, which the server may not
 * enter; a test holds this list against them.
 */
const shellPaths = new Set([
  '/redirection',
  '/jouw-aanvraag',
  '/extra-uitgaven',
  '/transacties-uploaden',
  '/transacties-verzamelen',
  '/get-offers',
  '/persoonlijk-aanbod',
  '/volgende-stappen',
  '/request-failed',
  '/feedback-success',
  '/transaction-success',
  '/reconsent',
  '/reconsent/NL',
  '/reconsent/EN',
  '/reconsent/get-consent/NL',
  '/reconsent/get-consent/EN',
  '/verder-gaan',
  '/afmelden',
])

/** True when the shell has a screen for this path, in Dutch or under `/en`. */
export function isShellPath(path: string): boolean {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path
  return shellPaths.has(plain) || (plain.startsWith('/en/') && shellPaths.has(plain.slice('/en'.length)))
}

export const allShellPaths: ReadonlySet<string> = shellPaths
