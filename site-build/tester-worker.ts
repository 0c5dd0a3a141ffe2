import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { build } from 'vite'
import { lenderDefine } from './lender-file.ts'

/** Served from the root, because a service worker answers for what is below its own address. */
const testerWorkerName = 'tester-worker.js'
const testerFilesName = 'tester-files.json'

/** Pages by their address, and what pages load; packed forms and what only robots read are left out. */
const kept = new Set(['.html', '.js', '.css', '.json', '.svg', '.png', '.jpg', '.webp', '.avif', '.ico', '.woff2'])

/** Pictures for social media are loaded elsewhere. */
const isLeftOut = /^\/social\//

/** `/contact/index.html` is asked for as `/contact`. */
function addressesIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((path) => kept.has(extname(path)) && !isLeftOut.test(path))
    .map((path) => path.replace(/(.)\/index\.html$/, '$1').replace(/^\/index\.html$/, '/'))
    .sort()
}

function versionOf(folder: string, paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) {
    const isPage = extname(path) === ''
    hash.update(path).update(readFileSync(join(folder, isPage ? join(path, 'index.html') : path)))
  }
  return hash.digest('hex').slice(0, 16)
}

/**
 * Builds the mock backend as one file of the site, and the list of files that it keeps while one tests. Nothing of the
 * site names either but `web/tester`, which only a tester's browser loads (TEST-1).
 */
export async function writeTesterWorker(folder: string): Promise<void> {
  const paths = addressesIn(folder)
  writeFileSync(join(folder, testerFilesName), JSON.stringify({ version: versionOf(folder, paths), paths }))
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: lenderDefine(),
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2024',
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, '..', 'mock-api', 'service-worker.ts'),
        output: { format: 'iife', entryFileNames: testerWorkerName },
      },
    },
  })
}
