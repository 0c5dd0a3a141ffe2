import type { Language } from './addresses.ts'

/**
 * The two kinds of pages. A `content` or `popup` page is finished HTML with one small plain script and no React; a `journey`
 * page is React that starts from a pre-rendered shell. A link from one kind to the other loads a new document.
 */
export type PageKind = 'content' | 'popup' | 'journey'

/** The heading and introduction of a step. */
export type StepWords = { title: string; intro: string }

/**
 * What a route module exports as `handle`; `readsLink` marks a page that a mailed link leads to (`session/mailed-link.ts`),
 * and `opening` holds the words that a step begins with whatever the application says (`shell/step-opening.tsx`).
 */
export type PageHandle = {
  kind: PageKind
  readsLink?: boolean
  opening?: Readonly<Record<Language, StepWords>>
}
