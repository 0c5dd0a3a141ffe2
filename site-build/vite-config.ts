import { join } from 'node:path'
import type { Plugin, UserConfig } from 'vite'
import { articlesPlugin } from './articles.ts'

const root = join(import.meta.dirname, '..')
export const siteFolder = join(root, 'build', 'client')
export const pagesFolder = join(root, 'build', 'pages')

/** Scripts of pages read their lender from the page (lending/lender.ts). */
export const ofSite = { IS_OF_SITE: 'true' }

/** The built program that renders pages runs without Vite and without packages: the server has it too. */
const selfContained = (): Plugin => ({
  name: 'self-contained',
  apply: 'build',
  configEnvironment: (name) =>
    name === 'ssr' ? { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } } : {},
})

/**
 * `client` runs in the browser on pages of the journey; `ssr` renders the pages at build time, with every file that
 * they name: pictures, sheets, and the plain scripts of content and popup pages (`?worker&url`).
 */
export const siteConfig = {
  root,
  configFile: false,
  appType: 'custom',
  publicDir: 'web/public',
  define: ofSite,
  plugins: [articlesPlugin(), selfContained()],
  // Notes for a bundler that no browser reads.
  worker: { format: 'es', rolldownOptions: { output: { comments: false } } },
  // Nothing becomes a `data:` address, because the content security policy allows our files only.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        outDir: siteFolder,
        emptyOutDir: true,
        rolldownOptions: {
          input: join(root, 'web', 'start-journey.tsx'),
          output: { codeSplitting: { groups: groups() } },
        },
      },
    },
    ssr: {
      build: {
        outDir: pagesFolder,
        emptyOutDir: true,
        copyPublicDir: false,
        ssrEmitAssets: true,
        cssMinify: true,
        rolldownOptions: {
          input: join(root, 'site-build', 'write-site.ts'),
          output: { entryFileNames: 'render-page.js', codeSplitting: false },
        },
      },
    },
  },
} satisfies UserConfig & { configFile: false }

/** A journey page in 7 to 15 files: forty small ones compress worse (145 against 134 KB for about you). */
function groups() {
  return [
    // Flags load after a first screen, confetti at a success: neither may delay every screen.
    { name: 'vendor', test: /node_modules\/(?!@openfeature|canvas-confetti)/, priority: 2 },
    // The contract's many schemas are made before the site begins, in two turns (journey-start.ts): the first ones cost
    // as much as all others, since the library itself runs for the first time.
    {
      name: 'values',
      test: /\/(lending\/(?!desk\/(?!stages)|decision\/reason-text)|contract\/(values|call)\.ts)/,
      minShareCount: 3,
      priority: 2,
    },
    { name: 'contract', test: /\/contract\//, minShareCount: 3, priority: 1 },
    // Shared by nearly every journey page; a lower count would load unused code (4 to 8 KB at three).
    {
      name: 'site',
      test: /\/(?:ui|web(?!\/(knowledge-base|reconsent|resume|follow-up|api\/bank-window)\b))\//,
      minShareCount: 6,
      priority: 1,
    },
    // Small parts of the offer page that a neighbour has as well: one file for six.
    {
      name: 'offer',
      test: /\/web\/(journey\/(offer-name|found-words|collection|personal-offer\/(choice|decision-facts))\.|health-check\/health-panel)/,
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
  ]
}
