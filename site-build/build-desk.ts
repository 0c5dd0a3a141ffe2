// Builds the lender's desk: one page, drawn by the browser. The site has nothing of it and never refers to it.
import { join } from 'node:path'
import { build, type Plugin, type UserConfig } from 'vite'
import { ofSite } from './vite-config.ts'

const root = join(import.meta.dirname, '..')
export const deskFolder = join(root, 'build', 'desk')

/** The font is fetched with the page: a late one waits for the next page (base.css), and there is only this one. */
const fontAhead = (): Plugin => ({
  name: 'font-ahead',
  transformIndexHtml: (_html, { bundle = {} }) =>
    Object.keys(bundle)
      .filter((name) => name.endsWith('.woff2'))
      .map((name) => ({
        tag: 'link',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: true },
        injectTo: 'head-prepend' as const,
      })),
})

export const deskConfig = {
  root: join(root, 'desk'),
  configFile: false,
  publicDir: false,
  define: ofSite,
  plugins: [fontAhead()],
  // Nothing becomes a `data:` address, because the content security policy allows our files only.
  build: { outDir: deskFolder, emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
} satisfies UserConfig & { configFile: false }

export async function buildDesk(): Promise<void> {
  await build({ ...deskConfig, logLevel: 'error' })
}
