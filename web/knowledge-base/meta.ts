import type { MetaDescriptor } from '../page-module.ts'
import type { Language } from '#lending/language.ts'
import { addressOf, type PageName } from '../addresses.ts'
import { lender } from '#lending/this-lender.ts'
import { alternatesOf, cardMeta, locales } from '../page-meta.ts'
import { type Article, articleText } from './articles.ts'
import { categoryPages } from './categories.ts'
import { pictureAddress } from '../article-pictures/article-pictures.ts'
import { knowledgeTexts } from './text.ts'

/** A page above this one, or the page itself: its words and its path. */
export type Crumb = { readonly name: string; readonly path: string }

export const indexCrumbs = (language: Language): readonly Crumb[] => [
  { name: knowledgeTexts[language].home, path: addressOf('home', language) },
  { name: knowledgeTexts[language].name, path: addressOf('knowledgeBase', language) },
]

export const categoryCrumbs = (category: Article['category'], language: Language): readonly Crumb[] => [
  ...indexCrumbs(language),
  {
    name: knowledgeTexts[language].categories[category].name,
    path: addressOf(categoryPages[category], language),
  },
]

export const articleCrumbs = (article: Article): readonly Crumb[] => [
  ...categoryCrumbs(article.category, 'nl'),
  { name: articleText(article.titleKey), path: article.url },
]

const full = (path: string): string => lender.origin + path

type KnowledgeMeta = {
  title: string
  description: string
  crumbs: readonly Crumb[]
  language: Language
  type: 'website' | 'article'
}

/** Metadata of the index or of a category, in both languages (ROUTE-20). */
export const listMeta = ({ page, ...list }: Omit<KnowledgeMeta, 'type'> & { page: PageName }): MetaDescriptor[] => [
  ...knowledgeMeta({ ...list, type: 'website' }),
  ...alternatesOf(page),
]

/** Metadata of a knowledge page (ROUTE-21). The last crumb is the page itself. */
function knowledgeMeta({ title, description, crumbs, language, type }: KnowledgeMeta): MetaDescriptor[] {
  const address = full(crumbs.at(-1)?.path ?? '')
  return [
    { title: `${title} | ${lender.name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: lender.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:locale', content: locales[language] },
    ...cardMeta('knowledge', language, title),
    { 'script:ld+json': breadcrumbList(crumbs) },
  ]
}

const breadcrumbList = (crumbs: readonly Crumb[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: full(path),
  })),
})

/** An article as schema.org describes it, after the head that every knowledge page has. */
export function articleMeta(article: Article): MetaDescriptor[] {
  const title = articleText(article.titleKey)
  const description = articleText(article.descriptionKey)
  const section = knowledgeTexts.nl.categories[article.category].name
  const picture = pictureAddress(article.image)
  const publisher = { '@type': 'Organization', name: lender.name, url: full('/') }
  return [
    ...knowledgeMeta({ title, description, crumbs: articleCrumbs(article), language: 'nl', type: 'article' }),
    { property: 'article:published_time', content: article.creationDate },
    { property: 'article:modified_time', content: article.updatedOn },
    { property: 'article:section', content: section },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: title,
        description,
        inLanguage: 'nl-NL',
        datePublished: article.creationDate,
        dateModified: article.updatedOn,
        wordCount: article.words,
        articleSection: section,
        mainEntityOfPage: full(article.url),
        ...(picture === undefined ? {} : { image: full(picture) }),
        author: lender.author === null ? publisher : { '@type': 'Organization', name: lender.author },
        publisher,
      },
    },
  ]
}
