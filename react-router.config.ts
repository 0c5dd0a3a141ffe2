import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Config } from '@react-router/dev/config'
import { articlePaths } from './articles.config.ts'
import { checkLinks } from './site-links.config.ts'
import { writeSiteMap } from './site-map.config.ts'
import { writeTesterWorker } from './tester-worker.config.ts'
import { startInTurns } from './site-script.config.ts'
import { leanStyles } from './site-style.config.ts'

const packable = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/
/** A smaller answer gains nothing. */
const packedFromBytes = 512

/** Packs the built files once, as small as can be, beside the originals; the server would else pack them quickly at each start. */
function packSite(folder: string): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const { parentPath, name } of files.filter((entry) => packable.test(entry.name))) {
    const path = join(parentPath, name)
    const bytes = readFileSync(path)
    if (bytes.length < packedFromBytes) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

/**
 * Every page is rendered once, at build time: content pages are complete HTML, journey pages are a shell that the browser
 * fills. No React runs on the server, so the server only hands out files (docs/decisions).
 */
const config: Config = {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), ...articlePaths()],
  buildEnd: async ({ reactRouterConfig }) => {
    const folder = join(reactRouterConfig.buildDirectory, 'client')
    checkLinks(folder)
    writeSiteMap(folder, articlePaths())
    leanStyles(folder)
    startInTurns(folder)
    await writeTesterWorker(folder)
    // Half of the build's work; a site that is built for one defect (sabotage/) is as good without.
    if (process.env['SITE_PACK'] !== 'off') packSite(folder)
  },
}

export default config
