import { useLocation } from 'wouter'
import type { MetaArgs } from '../page-module.ts'
import { languageOf } from '#ui/language.ts'
import { useLanguage } from '#ui/use-language.ts'
import { ArticleCard } from './article-card.tsx'
import { articlesOf, categoryAt } from './articles.ts'
import belowStyle from './below.css?url'
import { Breadcrumb } from './breadcrumb.tsx'
import { CompanyCall } from './company-call.tsx'
import { KnowledgeHead } from './knowledge-head.tsx'
import { categoryPages } from './categories.ts'
import { categoryCrumbs, listMeta } from './meta.ts'
import { knowledgeTexts } from './text.ts'

export const meta = ({ location }: MetaArgs) => {
  const category = categoryAt(location.pathname)
  if (!category) return []
  const language = languageOf(location.pathname)
  const text = knowledgeTexts[language]
  const { name, description } = text.categories[category]
  return listMeta({
    page: categoryPages[category],
    language,
    title: `${name} | ${text.name}`,
    description,
    crumbs: categoryCrumbs(category, language),
  })
}

/** ROUTE-18, KB-3: the articles of one category, the newest first. */
export default function KnowledgeCategoryPage() {
  const category = categoryAt(useLocation()[0])
  const language = useLanguage()
  if (!category) return null
  const text = knowledgeTexts[language]
  const found = articlesOf(category)
  return (
    <div className="knowledge">
      <Breadcrumb crumbs={categoryCrumbs(category, language)} />
      <KnowledgeHead title={text.categories[category].title} intro={text.categories[category].description}>
        <p className="article-facts">{text.count(found.length)}</p>
      </KnowledgeHead>
      <link rel="stylesheet" href={belowStyle} />
      <ul className="article-list">
        {found.map((article, index) => (
          <ArticleCard key={article.id} article={article} heading="h2" isFirst={index === 0} />
        ))}
      </ul>
      <CompanyCall />
    </div>
  )
}
