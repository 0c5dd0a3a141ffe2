import { type ReactNode, useContext } from 'react'
import { Links, Meta, Outlet, Scripts, useMatches } from 'react-router'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import contentScript from './plain/content.ts?worker&url'
import { FallbackDocument } from './fallback-document.ts'
import { PageFailure } from './shell/page-failure.tsx'
import type { PageHandle, PageKind } from './page-kind.ts'
import { pageStyle } from './page-style.ts'
import { linkTaker } from './session/link-taker.ts'
import { useLanguage } from './use-language.ts'

/**
 * A page without a kind (the fallback document, an error) is a journey page: it is the kind that works everywhere.
 * The deepest match decides, so that a page can differ from its layout.
 */
function usePageKind(): PageKind {
  const kinds = useMatches().map((match) => (match.handle as PageHandle | undefined)?.kind)
  const isFallback = useContext(FallbackDocument)
  return isFallback ? 'journey' : (kinds.findLast((kind) => kind !== undefined) ?? 'journey')
}

/** What runs in the browser: React on journey pages, one small script on content pages; a popup page brings its own. */
function PageScripts({ kind }: { kind: PageKind }) {
  if (kind === 'content') return <script type="module" src={contentScript} />
  if (kind === 'popup') return null
  return <Scripts />
}

/** The first thing on a page that a mailed link leads to: the link is out of the address before anything loads (security.md). */
function LinkTaker() {
  const readsLink = useMatches().some((match) => (match.handle as PageHandle | undefined)?.readsLink === true)
  return readsLink ? (
    <script data-link-taker dangerouslySetInnerHTML={{ __html: linkTaker() }} suppressHydrationWarning />
  ) : null
}

/** What a search engine or a shared link says of a page that is each visitor's own. */
const journeyDescriptions = {
  nl: 'Vraag zakelijk geld aan bij Vlot: in een paar minuten weet je wat je kunt lenen en wat het kost.',
  en: 'Apply for business finance at Vlot: in a few minutes you know what you can borrow and what it costs.',
} as const

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const kind = usePageKind()
  return (
    <html lang={language} data-kind={kind} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <LinkTaker />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f26a1b" />
        {/* Fields, scroll bars and page alike: docs/decisions/0043-no-dark-mode.md. */}
        <meta name="color-scheme" content="only light" />
        <link rel="preload" href={figtree} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {kind === 'journey' && <meta name="description" content={journeyDescriptions[language]} />}
        <Meta />
        <Links />
        <style dangerouslySetInnerHTML={{ __html: pageStyle(kind) }} suppressHydrationWarning />
      </head>
      <body>
        {children}
        <PageScripts kind={kind} />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export const ErrorBoundary = PageFailure
export const HydrateFallback = () => null
