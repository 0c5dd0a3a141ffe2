// The site and the desk from their sources, for `npm run dev`: a change of a page, a text or a style shows at once.
// Everything else goes to the server, whose origin is SERVER_ORIGIN.
import { existsSync, mkdirSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { createServer, type DevEnvironment, isRunnableDevEnvironment, type Plugin } from 'vite'
import type { PageData } from '#contract/page-data.ts'
import { demonstration, type Site } from '#lending/lender.ts'
import type { renderPage as RenderPage } from '#web/render-page.tsx'
import { pageAt } from '#web/page-at.ts'
import { builtAddresses } from './addresses.ts'
import { articlePaths } from './articles.ts'
import { deskConfig } from './build-desk.ts'
import { fetched } from './journey-start.ts'
import { writeTesterFiles } from './tester-files.ts'
import { buildTesterWorker } from './tester-worker.ts'
import { siteConfig } from './vite-config.ts'

type Renderer = { renderPage: typeof RenderPage }

/** The pages that are being worked on are the demonstration's; those of a folder are of the built site. */
const site: Site = { lender: demonstration, policy: null, documents: {} }
Object.assign(globalThis, { site })

const entry = '/web/start-journey.tsx'
const addresses = builtAddresses(articlePaths())

/** Scripts that the journey loaded before are fetched at once: else the browser would find 150 files one by one. */
function scriptsSent({ moduleGraph }: DevEnvironment): string[] {
  const sent = [...moduleGraph.urlToModuleMap.values()].filter(
    ({ type, transformResult }) => type === 'js' && transformResult,
  )
  return sent.map(({ url, lastHMRTimestamp: at }) => (at === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}t=${at}`))
}
const reloadScript = '<script type="module" src="/@vite/client"></script>'
const publicFolder = join(siteConfig.root, siteConfig.publicDir)
const sourcePattern = /^\/(?:@|(?:ui|web|lending|contract|mock-api|node_modules|\.build)\/)/

const pathOf = ({ url = '/' }: IncomingMessage): string => url.replace(/[?#].*$/, '')

/** Tester mode as it was when `npm run dev` began, with no page kept for a browser without a network. */
const testerFolder = '/.build/tester'

/** The address of a file that Vite serves; `undefined` for what the server answers. */
function fileOf(request: IncomingMessage): string | undefined {
  const path = pathOf(request)
  if (path.startsWith('/tester-')) return testerFolder + path
  const isFile = sourcePattern.test(path) || (path !== '/' && existsSync(join(publicFolder, path)))
  return isFile ? request.url : undefined
}

/** Pages that the server completes, for which it asks here (dev-renderer.ts). */
const isOfServer = (path: string): boolean =>
  ['home', 'contact', 'complaint', 'companySearch'].includes(pageAt(path) ?? '')
const renderingPath = '/@render'
type Rendering = { path: string; data: PageData }

/** Renders each page on request, and reloads it in the browser when any of its sources has changed. */
const pages = (): Plugin => ({
  name: 'pages',
  configureServer(vite) {
    const { client, ssr } = vite.environments
    const startOf = () => ({ scripts: scriptsSent(client), start: fetched(entry) })
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite renders no pages here.')
    vite.middlewares.use(async (request, response, next) => {
      const path = pathOf(request).replace(/(.)\/$/, '$1')
      const isAsked = path === renderingPath
      if (!isAsked && (request.method !== 'GET' || isOfServer(path) || !addresses.includes(path))) return next()
      try {
        const page = isAsked ? ((await json(request)) as Rendering) : { path, data: {} }
        const { renderPage } = await ssr.runner.import<Renderer>('/web/render-page.tsx')
        const html = await renderPage(page.path, page.data, startOf)
        response.setHeader('content-type', 'text/html; charset=utf-8').end(html + reloadScript)
      } catch (error) {
        next(error)
      }
    })
  },
  hotUpdate({ server, modules }) {
    if (this.environment.name === 'ssr' && modules.length > 0)
      server.environments.client.hot.send({ type: 'full-reload' })
  },
})

const lenderAhead = (): Plugin => ({
  name: 'lender-ahead',
  transformIndexHtml: () => [{ tag: 'script', children: `globalThis.site=${JSON.stringify(site)};` }],
})

mkdirSync(join(siteConfig.root, testerFolder), { recursive: true })
await buildTesterWorker(join(siteConfig.root, testerFolder))
writeTesterFiles({
  assets: publicFolder,
  worker: join(siteConfig.root, testerFolder, 'tester-worker.js'),
  script: `globalThis.site=${JSON.stringify(site)};`,
  into: join(siteConfig.root, testerFolder),
})

const target = process.env['SERVER_ORIGIN'] ?? 'http://localhost:3001'
const vite = await createServer({
  ...siteConfig,
  cacheDir: '.build/vite',
  plugins: [...siteConfig.plugins, pages()],
  optimizeDeps: { entries: ['web/start-journey.tsx', 'web/plain/*.ts', 'web/bank-window/*-script.ts'] },
  server: {
    port: Number(process.env['PORT'] ?? 3000),
    strictPort: true,
    proxy: {
      '^/': {
        target,
        bypass: fileOf,
        // Its hash of the style is of an earlier one as soon as that changes.
        configure: (proxy) => proxy.on('proxyRes', ({ headers }) => delete headers['content-security-policy']),
      },
    },
  },
})
await vite.listen()

// The lender's desk beside it; its calls go to the server's own port for the desk.
const desk = await createServer({
  ...deskConfig,
  plugins: [...deskConfig.plugins, lenderAhead()],
  cacheDir: join(siteConfig.root, '.build', 'vite-desk'),
  server: {
    port: Number(process.env['DESK_PORT'] ?? 3002),
    strictPort: true,
    fs: { allow: [siteConfig.root] },
    proxy: { '^/api/desk/': process.env['DESK_SERVER_ORIGIN'] ?? 'http://localhost:3003' },
  },
})
await desk.listen()
