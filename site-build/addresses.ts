import { addressOf, notFoundPaths, type PageName } from '#web/addresses.ts'
import { contentPages, journeyPages, popupPages } from '#web/pages.ts'

/** Every address that is built: each page under its Dutch one and its English one (ROUTE-20), and every article. */
export function builtAddresses(articlePaths: readonly string[]): string[] {
  const names = Object.keys({ ...contentPages, ...popupPages, ...journeyPages }) as PageName[]
  const pages = names.flatMap((page) => [addressOf(page, 'nl'), addressOf(page, 'en')])
  return [...new Set([...pages, ...articlePaths, ...Object.values(notFoundPaths)])]
}
