import { lender } from '#lending/this-lender.ts'
import type { ReactNode } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import type { Language } from '#lending/language.ts'
import { addressOf, articlePlaceAt, notFoundPaths, type PageName } from '../addresses.ts'
import { pageAt } from '../page-at.ts'
import { useNavigationState } from '../navigation.ts'
import { isBuilt, kindOfPage } from '../pages.ts'
import { useLanguage } from '#ui/use-language.ts'
import { AppLink } from './app-link.tsx'
import { LogoMark } from '#ui/logo.tsx'
import { PageLink } from './page-link.tsx'
import { shellTexts } from './text.ts'

/** NAV-7: these four and no other. The knowledge base has its place in the large menu and the footer. */
const linked = ['shortTermLoan', 'shortTermCredit', 'faq', 'contact'] as const satisfies readonly PageName[]

const menuId = 'menu'

/** The re-consent pages have their own address in each language, not one under `/en` (ROUTE-16). */
const otherForm: Partial<Record<PageName, PageName>> = {
  reconsent: 'reconsentEnglish',
  reconsentDutch: 'reconsentEnglish',
  reconsentEnglish: 'reconsentDutch',
  getConsentDutch: 'getConsentEnglish',
  getConsentEnglish: 'getConsentDutch',
}

/** The address of a page in the other language; null for a page that exists in one form only (ROUTE-20). */
function otherAddress(page: PageName, other: Language): string | null {
  const form = otherForm[page]
  if (form !== undefined) return addressOf(form)
  return addressOf(page, 'nl') === addressOf(page, 'en') ? null : addressOf(page, other)
}

/**
 * The same page in the other language. Journey pages switch within the document, since only its memory has typed values
 * and a mailed link. From an article, in Dutch only, it leads to the English list of its category.
 */
function LanguageLink() {
  const language = useLanguage()
  const [pathname] = useLocation()
  const search = useSearch()
  const state: unknown = useNavigationState()
  const article = articlePlaceAt(pathname)
  const page = pageAt(pathname) ?? article?.category ?? null
  const other = language === 'nl' ? 'en' : 'nl'
  // The page for addresses that do not exist has one in each language, which a script makes that of this address.
  const address = page === null ? notFoundPaths[other] : otherAddress(page, other)
  if (address === null) return null
  const words = { className: 'bar-language', hrefLang: other, lang: other }
  const name = shellTexts[language].otherLanguage
  if (page === null || kindOfPage(page) !== 'journey') {
    const { articleIsDutch } = shellTexts[other]
    return (
      <a href={address} {...words} title={article ? articleIsDutch : undefined}>
        {name}
        {article && <span className="visually-hidden"> {articleIsDutch}</span>}
      </a>
    )
  }
  return (
    <Link href={address + (search && `?${search}`)} state={state} {...words}>
      {name}
    </Link>
  )
}

/** NAV-7: the simple bar of all pages that are not marketing. */
function SimpleLinks() {
  const { links } = shellTexts[useLanguage()]
  return linked.filter(isBuilt).map((page) => (
    <PageLink key={page} to={page}>
      {links[page]}
    </PageLink>
  ))
}

/** Longer than fits beside language and menu on a phone. */
const isLong = lender.name.length > 9

/**
 * NAV-1. On narrow screens the links are the browser's popover, without a script; on wide ones style lays them out in
 * the bar. The logo's behaviour is in `plain/site-behaviour.ts`.
 */
export function NavigationBar({ children = <SimpleLinks />, tools }: { children?: ReactNode; tools?: ReactNode }) {
  const text = shellTexts[useLanguage()]
  return (
    <header className="bar" data-bar>
      <div className="bar-inner">
        <AppLink to="home" className="bar-logo">
          <LogoMark />
          <span className={isLong ? 'bar-name bar-name-long' : 'bar-name'}>{lender.name}</span>
          <span className="visually-hidden">{text.logoLabel.replace(lender.name, '')}</span>
        </AppLink>
        {tools}
        <LanguageLink />
        <button type="button" className="bar-menu-button" popoverTarget={menuId}>
          {text.menu}
        </button>
        <nav id={menuId} popover="auto" aria-label={text.navigationLabel} className="bar-links">
          {children}
        </nav>
      </div>
    </header>
  )
}
