import { reactRouter } from '@react-router/dev/vite'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { articlesPlugin } from './articles.config.ts'
import { contentPages } from './web/pages.ts'

const contentFiles = new Set(
  [...Object.values(contentPages), 'knowledge-base/article-page.tsx', 'shell/content-layout.tsx'].map((file) =>
    join(import.meta.dirname, 'web', file),
  ),
)

/**
 * A content page is finished HTML and every link to one loads a new document, so that its React never runs in the browser.
 * The browser's build gets an empty page in its place: else what content pages share, seventeen articles, the prices and the
 * large menu, would land in the files that journey pages load (37 against 20 KB of brotli).
 */
const contentPagesStayHtml = (): Plugin => ({
  name: 'content-pages-stay-html',
  enforce: 'pre',
  load(id) {
    if (this.environment.name !== 'client' || !contentFiles.has(id.split('?')[0] ?? '')) return null
    return "export const handle = { kind: 'content' }\nexport const meta = () => []\nexport default () => null\n"
  },
})

/** In the browser our own few lines stand in for the router, which say why; the build renders every page with the real one. */
const routerInTheBrowser = (): Plugin => ({
  name: 'router-in-the-browser',
  enforce: 'pre',
  apply: 'build',
  resolveId(id) {
    const isBrowser = this.environment.config.consumer === 'client'
    return id === 'react-router' && isBrowser ? join(import.meta.dirname, 'web', 'browser-router', 'router.tsx') : null
  },
})

/** What a call is for stands in the contract for the page of the API (`/api/docs`); no browser ever shows it. */
const callsWithoutSummaries = (): Plugin => ({
  name: 'calls-without-summaries',
  enforce: 'pre',
  transform(code, id) {
    const isBrowser = this.environment.config.consumer === 'client'
    if (!isBrowser || !id.startsWith(join(import.meta.dirname, 'contract'))) return null
    return { code: code.replace(/^ *summary:\s*'(?:[^'\\]|\\.)*',$/gm, "summary: '',"), map: null }
  },
})

export default defineConfig({
  publicDir: 'web/public',
  plugins: [articlesPlugin(), contentPagesStayHtml(), routerInTheBrowser(), callsWithoutSummaries(), reactRouter()],
  // The plain scripts of content and popup pages are built as ES modules and named by their hash (`?worker&url`).
  worker: { format: 'es', plugins: () => [callsWithoutSummaries()] },
  // Nothing becomes a `data:` address, because the content security policy allows files of our own only.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A journey page in nine files: forty small ones compress worse (145 against 134 KB for about you).
            codeSplitting: {
              groups: [
                // Flags load when a first screen stands, confetti at a success: neither may be in what every screen waits for.
                { name: 'vendor', test: /node_modules\/(?!@openfeature|canvas-confetti)/, priority: 2 },
                // The contract's many shapes are made before the site begins, in two turns (site-script.config.ts): the first
                // ones cost as much as all others, since the library itself runs for the first time.
                { name: 'values', test: /\/(lending\/|contract\/(values|call)\.ts)/, minShareCount: 3, priority: 2 },
                { name: 'contract', test: /\/contract\//, minShareCount: 3, priority: 1 },
                // What nearly every journey page shares. What one page needs, also when it fetches it later, stays with it.
                // The knowledge base runs no React in the browser, so that no journey page need carry its texts.
                {
                  name: 'site',
                  test: /\/web(?!\/(knowledge-base|reconsent|resume|api\/bank-window|ui\/kvk-input)\b)\//,
                  minShareCount: 3,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
})
