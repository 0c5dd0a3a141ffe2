import { addresses, addressOf, type PageName } from './addresses.ts'

/** The page that lives at a path, in either language; null when none does. */
export function pageAt(pathname: string): PageName | null {
  const path = pathname.replace(/\/$/, '') || '/'
  const names = Object.keys(addresses) as PageName[]
  return names.find((page) => addresses[page] === path || addressOf(page, 'en') === path) ?? null
}
