import { useLanguage } from '#ui/use-language.ts'
import { type Article, articleText } from './articles.ts'

/** An article's title. On an English page, the link gives the language of its words and target (ROUTE-20). */
export function ArticleTitle({ article }: { article: Article }) {
  const marks = useLanguage() === 'nl' ? {} : { hrefLang: 'nl', lang: 'nl' }
  return (
    <a href={article.url} {...marks}>
      {articleText(article.titleKey)}
    </a>
  )
}
