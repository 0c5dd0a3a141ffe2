import { type BannerFlagKey, bannerMessage } from '#contract/flags.ts'
import type { Language } from '#lending/language.ts'
import { articleSlugAt, type PageName } from '../addresses.ts'
import { pageAt } from '../page-at.ts'

/** BANNER-3: pages that show no banner at the top. */
const withoutBanner: ReadonlySet<PageName> = new Set<PageName>([
  'home',
  'businessLoan',
  'shortTermLoan',
  'businessCredit',
  'shortTermCredit',
  'aboutYou',
  'knowledgeBase',
  'knowledgeBusiness',
  'knowledgeTerms',
  'knowledgeFinancing',
  'reconsent',
  'reconsentDutch',
  'reconsentEnglish',
  'getConsentDutch',
  'getConsentEnglish',
])

/** BANNER-3: whether the page at a path may show a banner at its top. */
export function mayShowBanner(pathname: string): boolean {
  const page = pageAt(pathname)
  return page === null ? articleSlugAt(pathname) === null : !withoutBanner.has(page)
}

/** Flags by their key, as OFREP answers them. */
type FlagValues = Readonly<Partial<Record<BannerFlagKey, unknown>>>
type BannerLine = { text: string; language: Language }

/** BANNER-1, BANNER-2: maintenance or news, the more urgent, and on the contact page that it is busy. */
export function bannerLines(flags: FlagValues, pathname: string, language: Language): BannerLine[] {
  const news = bannerMessage(flags['maintenance-banner'], language) ?? bannerMessage(flags['homepage-banner'], language)
  const busy = pageAt(pathname) === 'contact' ? bannerMessage(flags['busy-banner'], language) : null
  return [news, busy].filter((line) => line !== null)
}
