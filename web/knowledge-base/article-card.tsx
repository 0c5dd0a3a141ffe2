import { formatLongDate } from '#ui/format.ts'
import { useLanguage } from '#ui/use-language.ts'
import { ArticleTitle } from './article-title.tsx'
import { ArticlePicture } from './article-picture.tsx'
import { type Article, articleText, readingMinutes } from './articles.ts'
import { knowledgeTexts } from './text.ts'

type ArticleCardProps = {
  article: Article
  /** Under a heading of the second level the card's title is of the third. */
  heading?: 'h2' | 'h3'
  isFirst?: boolean
}

/** An article in a list: the whole card leads to it, the title is the link. */
export function ArticleCard({ article, heading: Heading = 'h3', isFirst = false }: ArticleCardProps) {
  const language = useLanguage()
  const text = knowledgeTexts[language]
  return (
    <li className="article-card">
      <ArticlePicture image={article.image} isLazy={!isFirst} />
      <div className="article-card-words">
        <p className="article-facts">
          <span className="article-kind">{text.categories[article.category].name}</span>
        </p>
        <Heading>
          <ArticleTitle article={article} />
        </Heading>
        <p className="article-card-intro">
          {language === 'nl' ? articleText(article.descriptionKey) : article.inEnglish}
        </p>
        <p className="article-facts">
          <span>{text.readingTime(readingMinutes(article))}</span>
          <span>
            {text.writtenOn}{' '}
            <time dateTime={article.creationDate}>{formatLongDate(article.creationDate, language)}</time>
          </span>
        </p>
      </div>
    </li>
  )
}
