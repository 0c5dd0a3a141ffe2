import { type Article, articleText, readingMinutes, shownDate } from './articles.ts'
import { ArticlePicture } from './article-picture.tsx'
import { categoryTexts, knowledgeText } from './text.ts'

type ArticleCardProps = {
  article: Article
  /** Under a heading of the second level the card's title is of the third. */
  heading?: 'h2' | 'h3'
  isFirst?: boolean
}

/** An article in a list: the whole card leads to it, the title is the link. */
export function ArticleCard({ article, heading: Heading = 'h3', isFirst = false }: ArticleCardProps) {
  return (
    <li className="article-card">
      <ArticlePicture image={article.image} isLazy={!isFirst} />
      <div className="article-card-words">
        <p className="article-facts">
          <span className="article-kind">{categoryTexts[article.category].name}</span>
          <time dateTime={article.creationDate}>{shownDate(article.creationDate)}</time>
        </p>
        <Heading>
          <a href={article.url}>{articleText(article.titleKey)}</a>
        </Heading>
        <p className="article-card-intro">{articleText(article.descriptionKey)}</p>
        <p className="article-facts">{knowledgeText.readingTime(readingMinutes(article))}</p>
      </div>
    </li>
  )
}
