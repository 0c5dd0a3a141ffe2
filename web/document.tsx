import { lender } from '#lending/this-lender.ts'
import { createElement, type ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import type { PageKind } from './page-kind.ts'
import type { MetaDescriptor, PageModule } from './page-module.ts'
import { linkScript } from './visitor/take-link-from-address.ts'
import { useLanguage } from '#ui/use-language.ts'
import journeyStyle from './styles/journey.css?inline'
import { colourRule } from '#contract/lender/colours.ts'
import { site } from '#lending/lender.ts'

/** How a journey page starts, by the build: the scripts to fetch at once, and the script that runs them. */
export type JourneyStart = { scripts: readonly string[]; start: string }

/** Nothing loads while a mailed link is in the address (docs/security.md, "Mailed links"). */
const LinkTaker = () => (
  <script data-link-taker dangerouslySetInnerHTML={{ __html: linkScript() }} suppressHydrationWarning />
)

/** Description of a visitor's own page for search engines and shared links. */
const journeyDescriptions = {
  nl: `Vraag zakelijk geld aan bij ${lender.name}: in een paar minuten weet je wat je kunt lenen en wat het kost.`,
  en: `Apply for business finance at ${lender.name}: in a few minutes you know what you can borrow and what it costs.`,
} as const

/** As a data block it never runs; a text in it cannot end it. */
const jsonLd = (data: unknown): string =>
  JSON.stringify(data).replace(/[&<>]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`)

const hasPicture = (name: string): boolean => lender.pictures.includes(name)

/** Puts the lender where the page's scripts look for it (lending/lender.ts); empty where no site is built. */
export function siteScript(): string {
  if (!site) return ''
  const { authority: _, ...facts } = site.lender
  return `globalThis.site=${jsonLd({ lender: facts, policy: site.policy, documents: {} })};`
}

function metaElement(one: MetaDescriptor): ReactNode {
  const key = JSON.stringify(one)
  if ('title' in one) return <title key={key}>{one.title}</title>
  if ('script:ld+json' in one) {
    const __html = jsonLd(one['script:ld+json'])
    return <script key={key} type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />
  }
  if (!('tagName' in one)) return <meta key={key} {...one} />
  const { tagName, ...attributes } = one
  return createElement(tagName, { key, ...attributes })
}

type DocumentProps = {
  kind: PageKind
  /** Null while a screen of the journey is being fetched. */
  page: PageModule | null
  journey?: JourneyStart | undefined
  /** The one script of a content page. */
  script?: string
  /** The style of a finished page. One of the journey has the whole sheet. */
  style?: string
  children: ReactNode
}

/** The whole page. The build's own parts are not drawn in the browser, which leaves them as they are. */
export function Document({ kind, page, journey, script, style = pageStyle(), children }: DocumentProps) {
  const language = useLanguage()
  const [pathname] = useLocation()
  const location = { pathname, search: useSearch() }
  return (
    <html lang={language} data-kind={kind} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {page?.handle?.readsLink && <LinkTaker />}
        <script data-lender dangerouslySetInnerHTML={{ __html: siteScript() }} suppressHydrationWarning />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={lender.colours.accent} />
        {/* Fields, scroll bars and page alike: docs/decisions/0020-no-dark-mode.md. */}
        <meta name="color-scheme" content="only light" />
        <link rel="preload" href={figtree} as="font" type="font/woff2" crossOrigin="anonymous" />
        {hasPicture('favicon.ico') && <link rel="icon" href="/favicon.ico" sizes="32x32" />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {hasPicture('apple-touch-icon.png') && <link rel="apple-touch-icon" href="/apple-touch-icon.png" />}
        <link rel="manifest" href="/site.webmanifest" />
        {kind === 'journey' && <meta name="description" content={journeyDescriptions[language]} />}
        {page?.meta?.({ location }).map(metaElement)}
        {journey?.scripts.map((address) => (
          <link key={address} rel="modulepreload" href={address} />
        ))}
        <style dangerouslySetInnerHTML={{ __html: style }} suppressHydrationWarning />
      </head>
      <body>
        {children}
        {script && <script type="module" src={script} />}
        {journey && <script type="module" async dangerouslySetInnerHTML={{ __html: journey.start }} />}
      </body>
    </html>
  )
}

/**
 * A page's inlined style sheet, so that the first paint waits for nothing (0.78 s against 1.91 s). In the browser it is
 * read back from the page: React needs the same value, without the scripts carrying it.
 */
function pageStyle(): string {
  if (import.meta.env.SSR) return journeyStyle + colourRule(lender.colours)
  return document.querySelector('head > style')?.textContent ?? ''
}
