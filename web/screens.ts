import { useEffect, useReducer } from 'react'
import { useLocation } from 'wouter'
import type { PageModule } from './page-module.ts'
import { pageAt } from './page-at.ts'
import { journeyPages } from './pages.ts'

/** The pages of `journeyPages`, each a script that is fetched when it is first shown. */
const scripts = import.meta.glob<PageModule>([
  './{design-system,journey,my-application,privacy,reconsent,resume,unsubscribe}/**/page.tsx',
  './shell/request-failed-page.tsx',
])

const loaded = new Map<string, PageModule>()

function fileAt(pathname: string): string {
  const page = pageAt(pathname)
  return (page && journeyPages[page]) ?? ''
}

/** The screen of an address; null while its script is not there. */
export const screenAt = (pathname: string): PageModule | null => loaded.get(fileAt(pathname)) ?? null

/** Fetches the screen of an address once. Rejects where no screen is, and when its script cannot be fetched. */
export async function loadScreen(pathname: string): Promise<void> {
  const file = fileAt(pathname)
  const load = scripts[`./${file}`]
  if (!load) throw new Error(`There is no screen at ${pathname}`)
  if (!loaded.has(file)) loaded.set(file, await load())
}

/**
 * The screen of the current address, prefetched by navigation.ts. Going back may need one that this document never
 * loaded; where that fails, the browser loads the page and shows why.
 */
export function useScreen(): PageModule | null {
  const [pathname] = useLocation()
  const [, show] = useReducer((count: number) => count + 1, 0)
  const screen = screenAt(pathname)
  useEffect(() => {
    if (screen === null) loadScreen(pathname).then(show, () => location.reload())
  }, [pathname, screen])
  return screen
}
