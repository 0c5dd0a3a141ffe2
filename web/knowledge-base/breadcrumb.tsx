import { useLanguage } from '#ui/use-language.ts'
import type { Crumb } from './meta.ts'
import { knowledgeTexts } from './text.ts'

/** The way from home to here; the last part is the page on screen and no link. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={knowledgeTexts[useLanguage()].breadcrumb}>
      <ol className="crumbs">
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index === crumbs.length - 1 ? <span aria-current="page">{name}</span> : <a href={path}>{name}</a>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
