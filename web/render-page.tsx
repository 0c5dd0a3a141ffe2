import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import { colourRule, recoloured } from '#contract/lender/colours.ts'
import type { PageData } from '#contract/page-data.ts'
import { lender } from '#lending/this-lender.ts'
import { pageAt } from './page-at.ts'
import { PageDataContext } from './page-data.ts'
import type { PageModule } from './page-module.ts'
import { contentPages, kindOfPage, popupPages } from './pages.ts'
import { Document, type JourneyStart } from './document.tsx'
import { JourneyApp } from './journey-app.tsx'
import contentScript from './plain/content.ts?worker&url'
import { loadScreen } from './screens.ts'
import { ContentLayout } from './shell/content-layout.tsx'
import contentStyle from './styles/content.css?inline'
import { leanStyle } from './styles/lean-style.ts'

const files = import.meta.glob<PageModule>(['./**/page.tsx', './**/*-page.tsx'])

/** The file of a finished page. All articles share one, and so do all addresses that are not of the site (ROUTE-19). */
function fileAt(path: string): string {
  const page = pageAt(path)
  if (page !== null) return { ...contentPages, ...popupPages }[page] ?? ''
  return /\/404$/.test(path) ? 'not-found/page.tsx' : 'knowledge-base/article-page.tsx'
}

type Finished = { page: PageModule; kind: 'content' | 'popup' }

function finishedPage({ page, kind }: Finished, style: string) {
  if (kind === 'popup') {
    return (
      <Document kind="popup" page={page} style={style}>
        <page.default />
      </Document>
    )
  }
  return (
    <Document kind="content" page={page} style={style} script={contentScript}>
      <ContentLayout>
        <page.default />
      </ContentLayout>
    </Document>
  )
}

/** React waits for all of it: swap scripts and hidden copies would shift the layout, and the policy refuses them. */
async function htmlOf(path: string, page: ReactNode, data: PageData = {}): Promise<string> {
  const faults: unknown[] = []
  const document = <PageDataContext value={data}>{page}</PageDataContext>
  const { prelude } = await prerender(<Router ssrPath={path}>{document}</Router>, {
    onError: (error) => void faults.push(error),
  })
  if (faults.length > 0) throw new Error(`${path} cannot be rendered`, { cause: faults[0] })
  return new Response(prelude).text()
}

const styles = new Map<string, string>()

/** The style of a page as it is built and with each answer of the server, made when it is first rendered. */
async function styleOf(path: string, finished: Finished): Promise<string> {
  // Leaning reads what the build has made of the sheets; `npm run dev` has them as they are written.
  if (import.meta.env.MODE === 'development') return contentStyle
  const known = styles.get(path)
  if (known !== undefined) return known
  const answers = [{}, ...(finished.page.handle?.examples ?? [])]
  const bare = await Promise.all(answers.map((data) => htmlOf(path, finishedPage(finished, ''), data)))
  const style = leanStyle(contentStyle + colourRule(lender.colours), bare.join(''))
  styles.set(path, style)
  return style
}

/** The HTML of one address: at build time, in `npm run dev`, and completed with the server's data. */
export async function renderPage(
  path: string,
  data: PageData,
  startOf?: (path: string) => JourneyStart,
): Promise<string> {
  const name = pageAt(path)
  const kind = name === null ? 'content' : kindOfPage(name)
  if (kind === 'journey') {
    await loadScreen(path)
    return htmlOf(path, <JourneyApp journey={startOf?.(path)} />)
  }
  const load = files[`./${fileAt(path)}`]
  if (!load) throw new Error(`No page is built for ${path}`)
  const finished = { page: await load(), kind }
  const html = await htmlOf(path, finishedPage(finished, await styleOf(path, finished)), data)
  // A page of the journey is drawn again in the browser, from scripts that are alike for every lender.
  return recoloured(html, lender.colours)
}
