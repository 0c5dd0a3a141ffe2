import { useLocation } from 'wouter'
import type { MetaArgs } from '../page-module.ts'
import { lender } from '#lending/this-lender.ts'
import { LoanCalculator } from '../loan-calculator.tsx'
import calculatorStyle from '../styles/below.css?url'
import { formatLongDate } from '#ui/format.ts'
import { ArticleBody } from './article-body.tsx'
import { ArticleCard } from './article-card.tsx'
import { OpeningPicture } from './article-picture.tsx'
import { type Article, articleAt, articleText, readingMinutes, relatedTo } from './articles.ts'
import belowStyle from './below.css?url'
import { Breadcrumb } from './breadcrumb.tsx'
import { CompanyCall } from './company-call.tsx'
import { articleCrumbs, articleMeta } from './meta.ts'
import { articleWords, knowledgeTexts } from './text.ts'

export const meta = ({ location }: MetaArgs) => {
  const article = articleAt(location.pathname)
  return article ? articleMeta(article) : []
}

const Day = ({ day }: { day: string }) => <time dateTime={day}>{formatLongDate(day, 'nl')}</time>

function Sources({ sources }: Pick<Article, 'sources'>) {
  if (sources.length === 0) return null
  return (
    <section className="article-sources" aria-labelledby="sources-title">
      <h2 id="sources-title">{articleWords.sources}</h2>
      <ul>
        {sources.map(({ label, url }) => (
          <li key={url}>
            <a href={url} rel="noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Related({ article }: { article: Article }) {
  const related = relatedTo(article)
  if (related.length === 0) return null
  return (
    <section className="article-related" aria-labelledby="related-title">
      <h2 id="related-title">{articleWords.related}</h2>
      <ul className="article-list">
        {related.map((other) => (
          <ArticleCard key={other.id} article={other} />
        ))}
      </ul>
    </section>
  )
}

/** ROUTE-18, KB-3: an article with its picture, date and reading time, its sources, related articles and a way on. */
export default function ArticlePage() {
  const article = articleAt(useLocation()[0])
  // Only addresses of articles are built; every other one is answered by the not-found page.
  if (!article) return null
  return (
    <div className="knowledge">
      <article className="article">
        <Breadcrumb crumbs={articleCrumbs(article)} />
        <header className="article-head">
          <h1>{articleText(article.titleKey)}</h1>
          <p className="article-facts">
            <span>
              {articleWords.writtenOn} <Day day={article.creationDate} />, {articleWords.updatedOn}{' '}
              <Day day={article.updatedOn} />
            </span>
            {lender.author && <span>{lender.author}</span>}
            <span>{knowledgeTexts.nl.readingTime(readingMinutes(article))}</span>
          </p>
          <p className="lead">{articleText(article.descriptionKey)}</p>
        </header>
        <OpeningPicture image={article.image} />
        <div className="article-words">
          <ArticleBody article={article} />
        </div>
        <link rel="stylesheet" href={belowStyle} />
        <Sources sources={article.sources} />
      </article>
      {article.category === 'Financieren' ? (
        <>
          <link rel="stylesheet" href={calculatorStyle} />
          <LoanCalculator />
        </>
      ) : (
        <CompanyCall />
      )}
      <Related article={article} />
    </div>
  )
}
