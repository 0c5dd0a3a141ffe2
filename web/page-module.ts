import type { ComponentType } from 'react'
import type { Language } from '#lending/language.ts'

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

/**
 * `readsLink`: opened by a mailed link (`visitor/mailed-link.ts`). `opening`: a step's first words, independent of the
 * application. `ask`: prefetches the page's queries.
 */
export type PageHandle = { readsLink?: boolean; opening?: Readonly<Record<Language, StepWords>>; ask?: () => void }

export type PageModule = {
  default: ComponentType
  meta?: (args: MetaArgs) => readonly MetaDescriptor[]
  handle?: PageHandle
}
