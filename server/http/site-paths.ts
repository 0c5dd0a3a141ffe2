/** Pages of the journey. Their addresses are in `web`, which the server may not import; a test compares both lists. */
export const journeyPaths = [
  '/jouw-aanvraag',
  '/extra-uitgaven',
  '/transacties-uploaden',
  '/transacties-verzamelen',
  '/get-offers',
  '/persoonlijk-aanbod',
  '/volgende-stappen',
  '/request-failed',
  '/feedback-success',
  '/jouw-gegevens',
  '/design-systeem',
]

/** Addresses reached from a mail or a bank, with the visitor's identity in them; they are never typed. */
export const linkedPaths = [
  '/redirection',
  '/transaction-success',
  '/reconsent',
  '/reconsent/NL',
  '/reconsent/EN',
  '/reconsent/get-consent/NL',
  '/reconsent/get-consent/EN',
  '/verder-gaan',
  '/afmelden',
  '/mijn-aanvraag',
  '/bestanden-aanleveren',
]

const linked = new Set(linkedPaths)
/** True when a link that was made for one visitor leads there. */
export const isLinkedPath = (path: string): boolean => linked.has(dutchOf(path))

/** Without the slash at its end and the language in front. */
export function dutchOf(path: string): string {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path
  if (!plain.startsWith('/en/')) return plain
  return dutchNames[plain] ?? plain.slice('/en'.length)
}

/** Pages whose English name is another one than the Dutch (web/addresses.ts). */
const dutchNames: Record<string, string> = {
  '/en/my-application': '/mijn-aanvraag',
  '/en/hand-in-files': '/bestanden-aanleveren',
}
