import type { MetaArgs } from '../page-module.ts'
import { addressOf } from '../addresses.ts'
import { languageOf } from '#ui/language.ts'
import { useLanguage } from '#ui/use-language.ts'
import { ArticleCard } from './article-card.tsx'
import { ArticleTitle } from './article-title.tsx'
import { articlesOf, newestFirst } from './articles.ts'
import belowStyle from './below.css?url'
import { Breadcrumb } from './breadcrumb.tsx'
import { articleCategories, categoryPages } from './categories.ts'
import { CompanyCall } from './company-call.tsx'
import { KnowledgeHead } from './knowledge-head.tsx'
import { indexCrumbs, listMeta } from './meta.ts'
import { knowledgeTexts } from './text.ts'

export const meta = ({ location }: MetaArgs) => {
  const language = languageOf(location.pathname)
  const { title, description } = knowledgeTexts[language]
  return listMeta({ page: 'knowledgeBase', language, title, description, crumbs: indexCrumbs(language) })
}

const newestMax = 6

function Categories() {
  const language = useLanguage()
  const text = knowledgeTexts[language]
  return (
    <nav aria-label={text.categoriesLabel}>
      <ul className="categories">
        {articleCategories.map((category) => (
          <li key={category}>
            <a href={addressOf(categoryPages[category], language)}>{text.categories[category].name}</a>
            <p>{text.categories[category].description}</p>
            <p className="article-facts">{text.count(articlesOf(category).length)}</p>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** KB-3: each category with the rest of its articles as plain links, so that all are one step away. */
function ByCategory() {
  const { categories } = knowledgeTexts[useLanguage()]
  return (
    <div className="by-category">
      {articleCategories.map((category) => (
        <section key={category} aria-labelledby={`list-${categoryPages[category]}`}>
          <h2 id={`list-${categoryPages[category]}`}>{categories[category].name}</h2>
          <ul>
            {articlesOf(category).map((article) => (
              <li key={article.slug}>
                <ArticleTitle article={article} />
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
  const language = useLanguage()
  const text = knowledgeTexts[language]
  return (
    <div className="knowledge">
      <Breadcrumb crumbs={indexCrumbs(language)} />
      <KnowledgeHead title={text.title} intro={text.intro} />
      <link rel="stylesheet" href={belowStyle} />
      <Categories />
      <section aria-labelledby="newest-title">
        <h2 id="newest-title">{text.newest}</h2>
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
