import { useLanguage } from '#ui/use-language.ts'
import { shellTexts } from './text.ts'

/** WCAG 2.4.1: straight to the content. */
export const SkipLink = () => (
  <a href="#content" className="skip-link">
    {shellTexts[useLanguage()].skip}
  </a>
)
