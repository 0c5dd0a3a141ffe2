import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import { pageAt } from './page-at.ts'
import type { PageModule } from './page-module.ts'
import { contentPages, kindOfPage, popupPages } from './pages.ts'
import { Document, type JourneyStart } from './document.tsx'
import { JourneyApp } from './journey-app.tsx'
import contentScript from './plain/content.ts?worker&url'
import { loadScreen } from './screens.ts'
import { ContentLayout } from './shell/content-layout.tsx'

const files = import.meta.glob<PageModule>(['./**/page.tsx', './**/*-page.tsx'])

/** The file of a finished page. All articles share one, and so do all addresses that are none of ours (ROUTE-19). */
function fileAt(path: string): string {
  const page = pageAt(path)
  if (page !== null) return { ...contentPages, ...popupPages }[page] ?? ''
  return /\/404$/.test(path) ? 'shell/not-found-page.tsx' : 'knowledge-base/article-page.tsx'
}

async function finishedPage(path: string) {
  const load = files[`./${fileAt(path)}`]
  if (!load) throw new Error(`No page is built for ${path}`)
  const page = await load()
  const name = pageAt(path)
  if (name !== null && kindOfPage(name) === 'popup') {
    return (
      <Document kind="popup" page={page}>
        <page.default />
      </Document>
    )
  }
  return (
    <Document kind="content" page={page} script={contentScript}>
      <ContentLayout>
        <page.default />
      </ContentLayout>
    </Document>
  )
}

const isJourney = (path: string): boolean => {
  const page = pageAt(path)
  return page !== null && kindOfPage(page) === 'journey'
}

/** What `site-build/` passes for a page of the journey: the file that the page is made of, to find its scripts. */
export type StartOf = (path: string) => JourneyStart

/**
 * The HTML of one address, at build time and under `npm run dev`. React waits until everything is rendered, so that no page
 * holds hidden copies and swap scripts, which would shift the layout and which the content security policy refuses.
 */
export async function renderPage(path: string, startOf: StartOf): Promise<string> {
  if (isJourney(path)) await loadScreen(path)
  const page = isJourney(path) ? <JourneyApp journey={startOf(path)} /> : await finishedPage(path)
  const { prelude } = await prerender(<Router ssrPath={path}>{page}</Router>, {
    onError: (error) => {
      throw error
    },
  })
  return new Response(prelude).text()
}
