import { lender } from '#lending/this-lender.ts'
import type { ComponentType } from 'react'
import type { PageData } from '#contract/page-data.ts'
import type { Language } from '#lending/language.ts'
import { languageOf, type Texts } from '#ui/language.ts'

/** One element of a page's head. */
export type MetaDescriptor =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: string; href: string; hrefLang?: string }
  | { 'script:ld+json': Readonly<Record<string, unknown>> }

/** Where the page is shown. The build knows no query, so that only the browser can say something about one. */
export type MetaArgs = { location: { pathname: string; search: string } }

/** The heading and introduction of a step. */
export type StepWords = { title: string; intro: string }

export type PageHandle = {
  /** A mailed link leads to the page (`visitor/mailed-link.ts`). */
  readsLink?: boolean
  /** The words that a step begins with whatever the application says. */
  opening?: Readonly<Record<Language, StepWords>>
  /** Asks the server what the page will show, beside the application. */
  ask?: () => void
  /** Possible answers of the server on a content page, so that their style is kept. */
  examples?: readonly PageData[]
}

export type PageModule = {
  default: ComponentType
  meta?: (args: MetaArgs) => readonly MetaDescriptor[]
  handle?: PageHandle
}

type Meta = NonNullable<PageModule['meta']>

/** The title of a page that search engines may show. */
export const titleMeta =
  (texts: Texts<{ pageTitle: string }>): Meta =>
  ({ location }) => [{ title: `${texts[languageOf(location.pathname)].pageTitle} | ${lender.name}` }]

/** The title of a page that only its visitor looks for. */
export const hiddenMeta =
  (texts: Texts<{ pageTitle: string }>): Meta =>
  (args) => [...titleMeta(texts)(args), { name: 'robots', content: 'noindex' }]
