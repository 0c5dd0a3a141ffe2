import { articleAddress } from '../addresses.ts'
import { pageAt } from '../page-at.ts'
import { articleCategories, type ArticleCategory, categoryPages } from './categories.ts'

type ArticleSource = { readonly label: string; readonly url: string }

type ArticleFrontmatter = {
  readonly id: number
  readonly slug: string
  readonly title: string
  readonly description: string
  /** Its subject, for visitors of the English lists (ROUTE-20). */
  readonly inEnglish: string
  readonly category: ArticleCategory
  /** YYYY-MM-DD. */
  readonly creationDate: string
  /** When its words last changed in substance, as YYYY-MM-DD. */
  readonly updatedOn: string
  /** A file of `pictures/`. */
  readonly image: string
  /** Slugs. */
  readonly related: readonly string[]
  readonly sources: readonly ArticleSource[]
}

/** KB-1, with what the page of an article shows besides. */
export type Article = ArticleFrontmatter & {
  readonly url: string
  readonly titleKey: string
  readonly descriptionKey: string
  readonly words: number
  /** Of its parts, in their order. */
  readonly headings: readonly string[]
}

type ArticleHead = { readonly frontmatter: ArticleFrontmatter } & Pick<Article, 'words' | 'headings'>

const heads = Object.values(import.meta.glob<ArticleHead>('./articles/*.mdx', { eager: true })).toSorted(
  (one, other) => one.frontmatter.id - other.frontmatter.id,
)

const keyOf = (slug: string, part: 'title' | 'description'): string => `knowledgeBase.${slug}.${part}`

const toArticle = ({ frontmatter, words, headings }: ArticleHead): Article => ({
  ...frontmatter,
  url: articleAddress(categoryPages[frontmatter.category], frontmatter.slug),
  titleKey: keyOf(frontmatter.slug, 'title'),
  descriptionKey: keyOf(frontmatter.slug, 'description'),
  words,
  headings,
})

/** Every article by its id, made at build from the heads of the files in `articles/` (KB-1). */
export const articles: readonly Article[] = heads.map(toArticle)

const texts: ReadonlyMap<string, string> = new Map(
  heads.flatMap(({ frontmatter }) => [
    [keyOf(frontmatter.slug, 'title'), frontmatter.title],
    [keyOf(frontmatter.slug, 'description'), frontmatter.description],
  ]),
)

/** The words behind a `titleKey` or `descriptionKey`. Throws on a key that no article has. */
export function articleText(key: string): string {
  const text = texts.get(key)
  if (text === undefined) throw new Error(`No article has the text ${key}.`)
  return text
}

/** KB-3: the newest first; of one day, the one written last. */
export const newestFirst: readonly Article[] = articles.toSorted(
  (one, other) => other.creationDate.localeCompare(one.creationDate) || other.id - one.id,
)

export const articlesOf = (category: ArticleCategory): readonly Article[] =>
  newestFirst.filter((article) => article.category === category)

/** The article at an address, with or without a slash behind it. */
export const articleAt = (pathname: string): Article | undefined =>
  articles.find(({ url }) => url === pathname.replace(/\/$/, ''))

/** The category whose page is at an address, in either language. */
export const categoryAt = (pathname: string): ArticleCategory | undefined =>
  articleCategories.find((category) => categoryPages[category] === pageAt(pathname))

/** KB-3: the articles that a writer named; where one is not there, the newest others of the category. */
export function relatedTo(article: Article): readonly Article[] {
  const named = article.related.flatMap((slug) => articles.filter((other) => other.slug === slug))
  const others = articlesOf(article.category).filter((other) => other !== article && !named.includes(other))
  return [...named, ...others].slice(0, relatedMax)
}

const relatedMax = 3
const wordsReadPerMinute = 220

/** Whole minutes, one at least; people read about 220 words of Dutch prose a minute. */
export const readingMinutes = ({ words }: Article): number => Math.max(1, Math.round(words / wordsReadPerMinute))
