import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { addressOf, type Language, type PageName } from './addresses.ts'
import { contentPages, journeyPages, type PageFiles, popupPages } from './pages.ts'

/** The address without its first slash, as the router wants it. An English page has its own id, since it shares the file. */
function routeOf(page: PageName, file: string, language: Language): RouteConfigEntry {
  const path = addressOf(page, language).slice(1)
  const id = `${page}-${language}`
  return path === '' ? index(file, { id }) : route(path, file, { id })
}

/** Every page under its Dutch address and, where it has one of its own, its English address (ROUTE-20). */
function routesOf(pages: PageFiles): RouteConfigEntry[] {
  return (Object.entries(pages) as [PageName, string][]).flatMap(([page, file]) => {
    const dutch = routeOf(page, file, 'nl')
    const hasEnglish = addressOf(page, 'en') !== addressOf(page, 'nl')
    return hasEnglish ? [dutch, routeOf(page, file, 'en')] : [dutch]
  })
}

export default [
  layout('shell/content-layout.tsx', [
    ...routesOf(contentPages),
    // One route for all articles: the build renders each, and the list of routes that journey pages carry stays short.
    route('kennisbank/:category/:slug', 'knowledge-base/article-page.tsx', { id: 'knowledge-article' }),
    // What the server sends, with status 404, for every address that is not in this list (ROUTE-19).
    route('404', 'shell/not-found-page.tsx', { id: 'not-found-nl' }),
    route('en/404', 'shell/not-found-page.tsx', { id: 'not-found-en' }),
  ]),
  ...routesOf(popupPages),
  layout('shell/journey-layout.tsx', routesOf(journeyPages)),
] satisfies RouteConfig
