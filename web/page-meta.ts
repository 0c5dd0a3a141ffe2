import type { Language } from '#lending/language.ts'
import { languageOf } from '#ui/language.ts'
import { addressOf, type PageName } from './addresses.ts'
import { lender } from '#lending/this-lender.ts'
import type { MetaArgs, MetaDescriptor } from './page-module.ts'

/** Pages that show the same under another address; search engines get the one that counts (ROUTE-2, ROUTE-3). */
const sameAs: Partial<Record<PageName, PageName>> = {
  shortTermLoan: 'businessLoan',
  shortTermCredit: 'businessCredit',
}

export const canonicalPage = (page: PageName): PageName => sameAs[page] ?? page

/** A page's address in full, as canonical links and schema.org want it. */
export const fullAddressOf = (page: PageName, language: Language): string =>
  lender.origin + addressOf(canonicalPage(page), language)

/** One schema.org object, without its context. */
export type StructuredData = Extract<MetaDescriptor, { 'script:ld+json': unknown }>['script:ld+json'] & {
  '@type': string
}

/** Pages whose card on social sites is another than the site's; `run/draw-pictures.mjs` draws them. */
const ownCards: Partial<Record<PageName, string>> = { businessLoan: 'loan', businessCredit: 'credit' }
const cardSize = { width: '1200', height: '630' }

/** Open Graph of a page's picture: its address, size and words. */
export function cardMeta(card: string, language: Language, words: string): MetaDescriptor[] {
  const picture = `social/${card}-${language}.png`
  if (!lender.pictures.includes(picture)) return []
  return [
    { property: 'og:image', content: `${lender.origin}/${picture}` },
    { property: 'og:image:width', content: cardSize.width },
    { property: 'og:image:height', content: cardSize.height },
    { property: 'og:image:alt', content: words },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

type PageMeta = {
  page: PageName
  language: Language
  /** The lender's name is added where it is not in it yet. */
  title: string
  description: string
  structured?: readonly StructuredData[]
}

export const locales = { nl: 'nl_NL', en: 'en_GB' } as const

/** Where a page is found in each language; Dutch is for all others (ROUTE-20). */
export function alternatesOf(page: PageName): MetaDescriptor[] {
  const alternates = [
    ['nl', 'nl'],
    ['en', 'en'],
    ['x-default', 'nl'],
  ] as const
  return alternates.map(([hrefLang, other]) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: fullAddressOf(page, other),
  }))
}

/**
 * The head of a content page (ROUTE-20, ROUTE-21): title, description, canonical, other language, Open Graph and
 * JSON-LD, a data block that never runs, so the content security policy ignores it.
 */
export function pageMeta({ page, language, title, description, structured = [] }: PageMeta): MetaDescriptor[] {
  const address = fullAddressOf(page, language)
  return [
    { title: title.includes(lender.name) ? title : `${title} | ${lender.name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...alternatesOf(page),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: lender.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:locale', content: locales[language] },
    ...cardMeta(ownCards[canonicalPage(page)] ?? 'site', language, title),
    ...structured.map((data) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } })),
  ]
}

/** The head of a content page below home, from its own words. `title` is also its heading where it has no other. */
export const contentMeta =
  (page: PageName, wordsIn: (language: Language) => { pageTitle?: string; title?: string; description: string }) =>
  ({ location }: MetaArgs) => {
    const language = languageOf(location.pathname)
    const words = wordsIn(language)
    const title = words.pageTitle ?? words.title ?? ''
    const structured = [breadcrumbs(page, language, title)]
    return pageMeta({ page, language, title, description: words.description, structured })
  }

/** BreadcrumbList: home and the page itself. */
export function breadcrumbs(page: PageName, language: Language, name: string): StructuredData {
  const crumb = (position: number, text: string, to: PageName) => ({
    '@type': 'ListItem',
    position,
    name: text,
    item: fullAddressOf(to, language),
  })
  return { '@type': 'BreadcrumbList', itemListElement: [crumb(1, lender.name, 'home'), crumb(2, name, page)] }
}

export function lenderData(language: Language, description: string): StructuredData {
  return {
    '@type': 'FinancialService',
    name: lender.name,
    ...(lender.company && { legalName: lender.company.legalName, address: lender.company.address }),
    description,
    url: fullAddressOf('home', language),
    telephone: lender.phoneLink.replace('tel:', ''),
    email: lender.email,
    areaServed: { '@type': 'Country', name: 'NL' },
  }
}
