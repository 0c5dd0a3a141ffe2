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

/** The file of a finished page. All articles share one, and so do all addresses that are not of the site (ROUTE-19). */
function fileAt(path: string): string {
  const page = pageAt(path)
  if (page !== null) return { ...contentPages, ...popupPages }[page] ?? ''
  return /\/404$/.test(path) ? 'shell/not-found-page.tsx' : 'knowledge-base/article-page.tsx'
}

async function finishedPage(path: string, kind: 'content' | 'popup') {
  const load = files[`./${fileAt(path)}`]
  if (!load) throw new Error(`No page is built for ${path}`)
  const page = await load()
  if (kind === 'popup') {
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

async function journeyPage(path: string, journey: JourneyStart) {
  await loadScreen(path)
  return <JourneyApp journey={journey} />
}

/**
 * The HTML of one address, at build time and in `npm run dev`. React waits for all of it: hidden copies and swap
 * scripts would shift the layout, and the content security policy refuses them.
 */
export async function renderPage(path: string, startOf: (path: string) => JourneyStart): Promise<string> {
  const name = pageAt(path)
  const kind = name === null ? 'content' : kindOfPage(name)
  const page = await (kind === 'journey' ? journeyPage(path, startOf(path)) : finishedPage(path, kind))
  const faults: unknown[] = []
  const { prelude } = await prerender(<Router ssrPath={path}>{page}</Router>, {
    onError: (error) => void faults.push(error),
  })
  if (faults.length > 0) throw new Error(`${path} cannot be rendered`, { cause: faults[0] })
  return new Response(prelude).text()
}
