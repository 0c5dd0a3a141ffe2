import { type MetaArgs, useLocation } from 'react-router'
import { ArticleCard } from './article-card.tsx'
import { articlesOf, categoryAt } from './articles.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { CompanyCall } from './company-call.tsx'
import { categoryCrumbs, knowledgeMeta } from './meta.ts'
import { categoryTexts, knowledgeText } from './text.ts'

export const meta = ({ location }: MetaArgs) => {
  const category = categoryAt(location.pathname)
  if (!category) return []
  const { name, description } = categoryTexts[category]
  return knowledgeMeta({
    title: `${name} | ${knowledgeText.name}`,
    description,
    crumbs: categoryCrumbs(category),
    type: 'website',
  })
}

/** ROUTE-18, KB-3: the articles of one category, the newest first. */
export default function KnowledgeCategoryPage() {
  const category = categoryAt(useLocation().pathname)
  if (!category) return null
  const found = articlesOf(category)
  return (
    <div className="knowledge">
      <Breadcrumb crumbs={categoryCrumbs(category)} />
      <header className="article-head">
        <h1>{categoryTexts[category].title}</h1>
        <p className="lead">{categoryTexts[category].description}</p>
        <p className="article-facts">{knowledgeText.count(found.length)}</p>
      </header>
      <ul className="article-list">
        {found.map((article, index) => (
          <ArticleCard key={article.id} article={article} heading="h2" isFirst={index === 0} />
        ))}
      </ul>
      <CompanyCall />
    </div>
  )
}
