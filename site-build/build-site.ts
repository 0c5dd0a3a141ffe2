// Builds site and desk, and the demonstration's pages: those of a lender's folder the server writes when it starts.
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBuilder, type Rolldown } from 'vite'
import type { WriteSite } from '#contract/page-data.ts'
import { demonstration, type Site } from '#lending/lender.ts'
import { journeyPages } from '#web/pages.ts'
import { buildDesk, deskFolder } from './build-desk.ts'
import { journeyStarts } from './journey-start.ts'
import { checkLinks } from './links.ts'
import { buildTesterWorker } from './tester-worker.ts'
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

/** How each journey page starts, read by all that write a site (write-site.ts). */
function writeStarts(scripts: readonly Rolldown.OutputChunk[]): void {
  const startOf = journeyStarts(scripts)
  const starts = Object.values(journeyPages).map((file) => [file, startOf(file)])
  writeFileSync(join(pagesFolder, 'starts.json'), JSON.stringify(Object.fromEntries(starts)))
}

/** Repeatable in one process. The packages read NODE_ENV, which has to be `production` before this is loaded. */
export async function buildSite(): Promise<void> {
  writeStarts(await buildScripts())
  await buildTesterWorker(pagesFolder)
  await buildDesk()
  Object.assign(globalThis, { site: { lender: demonstration, policy: null, documents: {} } satisfies Site })
  // Node keeps what it imported by address, so that a second build in one process has its own.
  const program = `${join(pagesFolder, 'render-page.js')}?${++builds}`
  const { writeSite } = (await import(program)) as { writeSite: WriteSite }
  const release = { site: siteFolder, pages: pagesFolder, desk: deskFolder }
  // Packing is half of the build's work; a site that is built for one defect (sabotage/) is as good without.
  const packing = process.env['SITE_PACK'] === 'off' ? null : 11
  await writeSite({ release, into: release, lenderDir: null, packing })
  checkLinks(siteFolder)
}
