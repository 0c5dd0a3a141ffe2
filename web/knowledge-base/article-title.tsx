import { useLanguage } from '#ui/use-language.ts'
import { type Article, articleText } from './articles.ts'

/** An article by its title. Where the page is not Dutch, the link names the language of its words and of where it leads (ROUTE-20). */
export function ArticleTitle({ article }: { article: Article }) {
  const marks = useLanguage() === 'nl' ? {} : { hrefLang: 'nl', lang: 'nl' }
  return (
    <a href={article.url} {...marks}>
      {articleText(article.titleKey)}
    </a>
  )
}
