import { Link } from 'wouter'
import { useLanguage } from '#ui/use-language.ts'
import { categoriesTexts } from './text.ts'

type PagesProps = { page: number; pageCount: number; to: (page: number) => string }

export function Pages({ page, pageCount, to }: PagesProps) {
  const text = categoriesTexts[useLanguage()]
  if (pageCount === 1) return null
  return (
    <nav className="pages" aria-label={text.pages}>
      {page > 1 && <Link to={to(page - 1)}>{text.previous}</Link>}
      <span>{text.pageOf(page, pageCount)}</span>
      {page < pageCount && <Link to={to(page + 1)}>{text.next}</Link>}
    </nav>
  )
}
