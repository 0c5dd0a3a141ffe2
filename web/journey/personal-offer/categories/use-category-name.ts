import type { Category } from '#lending/bookings/category.ts'
import { useLanguage } from '#ui/use-language.ts'
import { useApplication } from '../../../application-state/queries.ts'
import { categoryName } from '#lending/bookings/category-words.ts'

/** Names categories for the company of the application. */
export function useCategoryName(): (category: Category) => string {
  const language = useLanguage()
  const legalForm = useApplication().data?.profile?.legalForm ?? null
  return (category) => categoryName(category, language, legalForm)
}
