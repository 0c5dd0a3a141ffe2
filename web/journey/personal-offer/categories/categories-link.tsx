import { Link } from 'wouter'
import { useLanguage } from '#ui/use-language.ts'
import { decisionTexts } from '../decision-text.ts'
import { categoriesQuestion, questionName } from './place.ts'

/** From the decision to how its bookings were read. */
export function CategoriesLink() {
  return <Link to={`?${questionName}=${categoriesQuestion}`}>{decisionTexts[useLanguage()].seeCategories}</Link>
}
