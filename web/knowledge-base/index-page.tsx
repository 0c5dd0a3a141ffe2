import { addressOf } from '../addresses.ts'
import { ArticleCard } from './article-card.tsx'
import { articlesOf, articleText, newestFirst } from './articles.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { articleCategories, categoryPages } from './categories.ts'
import { CompanyCall } from './company-call.tsx'
import { indexCrumbs, knowledgeMeta } from './meta.ts'
import { categoryTexts, knowledgeText } from './text.ts'

export const meta = () =>
  knowledgeMeta({
    title: knowledgeText.title,
    description: knowledgeText.description,
    crumbs: indexCrumbs,
    type: 'website',
  })

const newestMax = 6

function Categories() {
  return (
    <nav aria-label={knowledgeText.categoriesLabel}>
      <ul className="categories">
        {articleCategories.map((category) => (
          <li key={category}>
            <a href={addressOf(categoryPages[category])}>{categoryTexts[category].name}</a>
            <p>{categoryTexts[category].description}</p>
            <p className="article-facts">{knowledgeText.count(articlesOf(category).length)}</p>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** KB-3: each category with the rest of its articles as plain links, so that all are one step away. */
function ByCategory() {
  return (
    <div className="by-category">
      {articleCategories.map((category) => (
        <section key={category} aria-labelledby={`list-${categoryPages[category]}`}>
          <h2 id={`list-${categoryPages[category]}`}>{categoryTexts[category].name}</h2>
          <ul>
            {articlesOf(category).map(({ url, slug, titleKey }) => (
              <li key={slug}>
                <a href={url}>{articleText(titleKey)}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** ROUTE-18, KB-3: the newest articles first, then all by category. */
export default function KnowledgeIndexPage() {
  return (
    <div className="knowledge">
      <Breadcrumb crumbs={indexCrumbs} />
      <header className="article-head">
        <h1>{knowledgeText.title}</h1>
        <p className="lead">{knowledgeText.intro}</p>
      </header>
      <Categories />
      <section aria-labelledby="newest-title">
        <h2 id="newest-title">{knowledgeText.newest}</h2>
        <ul className="article-list">
          {newestFirst.slice(0, newestMax).map((article, index) => (
            <ArticleCard key={article.id} article={article} isFirst={index === 0} />
          ))}
        </ul>
      </section>
      <ByCategory />
      <CompanyCall />
    </div>
  )
}
