// Builds the site and the lender's desk. Every page of the site is rendered once, so that the server only hands out files (docs/decisions/0030).
// Run: node site-build/build.ts
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createBuilder, type Rolldown } from 'vite'
import { pageAt } from '#web/page-at.ts'
import { journeyPages } from '#web/pages.ts'
import type { renderPage as RenderPage } from '#web/render-page.tsx'
import { builtAddresses } from './addresses.ts'
import { articlePaths } from './articles.ts'
import { buildDesk } from './build-desk.ts'
import { journeyStarts } from './journey-start.ts'
import { leanStyles } from './lean-style.ts'
import { checkLinks } from './links.ts'
import { packSite } from './pack.ts'
import { writeSiteMap } from './site-map.ts'
import { writeTesterWorker } from './tester-worker.ts'
import { pagesFolder, siteConfig, siteFolder } from './vite-config.ts'

/** The scripts of the journey, and in `pagesFolder` the program that renders the pages with the files that they name. */
async function buildScripts(): Promise<Rolldown.OutputChunk[]> {
  const { build, environments } = await createBuilder({ ...siteConfig, logLevel: 'error' })
  const { output } = (await build(environments['client']!)) as Rolldown.RolldownOutput
  await build(environments['ssr']!)
  cpSync(join(pagesFolder, 'assets'), join(siteFolder, 'assets'), { recursive: true })
  return output.filter((file) => file.type === 'chunk')
}

async function renderPages(scripts: readonly Rolldown.OutputChunk[]): Promise<void> {
  const startOfFile = journeyStarts(scripts)
  const startOf = (path: string) => startOfFile(journeyPages[pageAt(path) ?? 'home'] ?? '')
  const { renderPage } = (await import(join(pagesFolder, 'render-page.js'))) as { renderPage: typeof RenderPage }
  for (const path of builtAddresses()) {
    const file = join(siteFolder, path, 'index.html')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, await renderPage(path, startOf))
  }
}

process.env['NODE_ENV'] = 'production'
await renderPages(await buildScripts())
rmSync(pagesFolder, { recursive: true })
checkLinks(siteFolder)
writeSiteMap(siteFolder, articlePaths())
leanStyles(siteFolder)
await writeTesterWorker(siteFolder)
// Half of the build's work; a site that is built for one defect (sabotage/) is as good without.
if (process.env['SITE_PACK'] !== 'off') packSite(siteFolder)
await buildDesk()
