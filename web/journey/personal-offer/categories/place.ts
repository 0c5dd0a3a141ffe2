import { type Category, isCategory } from '#lending/analysis/category.ts'
import { type FactName, factNames } from '#lending/judged-facts/judged-fact.ts'
import { categoriesQuestion, questionName } from './question.ts'

/**
 * Where one is on the screen of the categories stands in the query of the offer's own address, so that the back button
 * leads from the bookings to the categories and from there to the offer.
 */
const categoryName = 'soort'
const factName = 'cijfer'
const pageName = 'pagina'
const changed = 'aangepast'

type Place =
  | { view: 'summary' }
  | { view: 'bookings'; category: Category | null; page: number }
  | { view: 'fact'; fact: FactName; page: number }

/** A category of null means those that the applicant changed. What is not understood is the summary. */
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
