// Builds site and desk. Each page is rendered once, so that the server only sends files (docs/decisions/0030).
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createBuilder, type Rolldown } from 'vite'
import { pageAt } from '#web/page-at.ts'
import { journeyPages } from '#web/pages.ts'
import type { renderPage as RenderPage } from '#web/render-page.tsx'
import { builtAddresses } from './addresses.ts'
import { articlePaths } from './articles.ts'
import { buildDesk } from './build-desk.ts'
import { policyFile } from './lender-file.ts'
import { journeyStarts } from './journey-start.ts'
import { checkLinks } from './links.ts'
import { packSite } from './pack.ts'
import { writeSiteMap } from './site-map.ts'
import { writeTesterWorker } from './tester-worker.ts'
import { pagesFolder, siteConfig, siteFolder } from './vite-config.ts'

/** The scripts of the journey, and the program that renders pages, here and in the server, with their files. */
async function buildScripts(): Promise<Rolldown.OutputChunk[]> {
  const { build, environments } = await createBuilder({ ...siteConfig, logLevel: 'error' })
  const { output } = (await build(environments['client']!)) as Rolldown.RolldownOutput
  await build(environments['ssr']!)
  cpSync(join(pagesFolder, 'assets'), join(siteFolder, 'assets'), { recursive: true })
  return output.filter((file) => file.type === 'chunk')
}

let builds = 0

async function renderPages(scripts: readonly Rolldown.OutputChunk[]): Promise<void> {
  const startOfFile = journeyStarts(scripts)
  const startOf = (path: string) => startOfFile(journeyPages[pageAt(path) ?? 'home'] ?? '')
  // Node keeps what it imported by address, so that a second build in one process has its own.
  const program = `${join(pagesFolder, 'render-page.js')}?${++builds}`
  const { renderPage } = (await import(program)) as { renderPage: typeof RenderPage }
  for (const path of builtAddresses()) {
    const file = join(siteFolder, path, 'index.html')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, await renderPage(path, {}, startOf))
  }
}

/** Repeatable in one process. The packages read NODE_ENV, which has to be `production` before this is loaded. */
export async function buildSite(): Promise<void> {
  await renderPages(await buildScripts())
  // The server compares it with the policy in force (server/settings/lender-folder.ts).
  writeFileSync(join(pagesFolder, 'policy.json'), policyFile() ?? 'null')
  checkLinks(siteFolder)
  writeSiteMap(siteFolder, articlePaths())
  await writeTesterWorker(siteFolder)
  // Half of the build's work; a site that is built for one defect (sabotage/) is as good without.
  if (process.env['SITE_PACK'] !== 'off') packSite(siteFolder)
  await buildDesk()
}
