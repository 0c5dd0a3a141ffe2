import { type Category, isCategory } from '#lending/bookings/category.ts'
import { type FactName, factNames } from '#lending/judged-facts/judged-fact.ts'

/** The key under which this screen keeps what it read; all of it is forgotten when everything is worked out again. */
export const analysisKey = ['analysis'] as const
/** The current question of this step is in the query, so that the back button leads to the offers. */
export const questionName = 'vraag'
export const categoriesQuestion = 'transacties'
/** The place is in the query, so that the back button leads from bookings to categories to the offer. */
const categoryName = 'soort'
const factName = 'cijfer'
const pageName = 'pagina'
const changed = 'aangepast'

type Place =
  | { view: 'summary' }
  | { view: 'bookings'; category: Category | null; page: number }
  | { view: 'fact'; fact: FactName; page: number }

/** A category of null is those that the applicant changed. An invalid place is the summary. */
export function readPlace(query: URLSearchParams): Place {
  const category = query.get(categoryName)
  const page = Math.max(1, Math.trunc(Number(query.get(pageName))) || 1)
  const fact = factNames.find((name) => name === query.get(factName))
  if (fact) return { view: 'fact', fact, page }
  if (category === changed) return { view: 'bookings', category: null, page }
  return category !== null && isCategory(category) ? { view: 'bookings', category, page } : { view: 'summary' }
}

/** The query of a place, with its question mark. */
export function placeQuery(place: Place): string {
  const query = new URLSearchParams({ [questionName]: categoriesQuestion })
  if (place.view === 'bookings') query.set(categoryName, place.category ?? changed)
  if (place.view === 'fact') query.set(factName, place.fact)
  if (place.view !== 'summary' && place.page > 1) query.set(pageName, String(place.page))
  return `?${query.toString()}`
}
