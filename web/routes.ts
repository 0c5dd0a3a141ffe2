import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { addressOf, type Language, type PageName } from './addresses.ts'

type PageFiles = Partial<Record<PageName, string>>

/** Finished HTML, no React in the browser. */
const contentPages: PageFiles = {
  home: 'home/page.tsx',
}

/** Outside the main layout (ROUTE-5, ROUTE-15). */
const popupPages: PageFiles = {}

/**
 * React in the browser: `page.tsx` exports the page as default and `meta` for its title; its style belongs in
 * `journey/journey.css` and `ui/ui.css`, which are inlined in every journey page. The folder of a step is its slug in
 * `lending/journey/steps.ts`.
 */
const journeyPages: PageFiles = {
  aboutYou: 'journey/about-you/page.tsx',
  extraExpenses: 'journey/extra-expenses/page.tsx',
  uploadTransactions: 'journey/transactions-upload/page.tsx',
  collectTransactions: 'journey/transactions-collect/page.tsx',
  getOffers: 'journey/get-offers/page.tsx',
  personalOffer: 'journey/personal-offer/page.tsx',
  nextSteps: 'journey/next-steps/page.tsx',
  feedbackSuccess: 'journey/feedback-success/page.tsx',
}

const built = import.meta.glob('./journey/*/page.tsx')

/** The address without its first slash, as the router wants it. An English page has its own id, since it shares the file. */
function routeOf(page: PageName, file: string, language: Language): RouteConfigEntry {
  const path = addressOf(page, language).slice(1)
  const id = `${page}-${language}`
  return path === '' ? index(file, { id }) : route(path, file, { id })
}

/** Every page under its Dutch address and, where it has one of its own, its English address (ROUTE-20). */
function routesOf(pages: PageFiles): RouteConfigEntry[] {
  return (Object.entries(pages) as [PageName, string][]).flatMap(([page, file]) => {
    if (file.startsWith('journey/') && !(`./${file}` in built)) return []
    const dutch = routeOf(page, file, 'nl')
    const hasEnglish = addressOf(page, 'en') !== addressOf(page, 'nl')
    return hasEnglish ? [dutch, routeOf(page, file, 'en')] : [dutch]
  })
}

export default [
  layout('shell/content-layout.tsx', [
    ...routesOf(contentPages),
    // What the server sends, with status 404, for every address that is not in this list (ROUTE-19).
    route('404', 'shell/not-found-page.tsx', { id: 'not-found-nl' }),
    route('en/404', 'shell/not-found-page.tsx', { id: 'not-found-en' }),
  ]),
  ...routesOf(popupPages),
  layout('shell/journey-layout.tsx', routesOf(journeyPages)),
] satisfies RouteConfig
