import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

/** Pages by their address, and what pages load; packed forms and what only robots read are left out. */
const kept = new Set(['.html', '.js', '.css', '.json', '.svg', '.png', '.jpg', '.webp', '.avif', '.ico', '.woff2'])

/** Pictures for social media are loaded elsewhere. */
const isLeftOut = /^\/social\//

/** `/contact/index.html` is asked for as `/contact`. */
function addressesIn(folder: string, under = ''): string[] {
  if (!existsSync(join(folder, under))) return []
  const found = readdirSync(join(folder, under), { recursive: true, withFileTypes: true })
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((path) => kept.has(extname(path)) && !isLeftOut.test(path))
    .map((path) => path.replace(/(.)\/index\.html$/, '$1').replace(/^\/index\.html$/, '/'))
}

function versionOf(folderOf: (path: string) => string, paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) {
    const isPage = extname(path) === ''
    hash.update(path).update(readFileSync(join(folderOf(path), isPage ? join(path, 'index.html') : path)))
  }
  return hash.digest('hex').slice(0, 16)
}

/**
 * The mock backend and the list of files that it keeps, in the root: a service worker answers for what is below its
 * address. Nothing of the site names either but `web/tester`, which only a tester's browser loads (TEST-1).
 */
export function writeTesterFiles({
  assets,
  worker,
  script,
  into,
}: Record<'assets' | 'worker' | 'script' | 'into', string>): void {
  const paths = [...new Set([...addressesIn(assets, 'assets'), ...addressesIn(into)])].toSorted()
  const isIn = (path: string) => (existsSync(join(into, path)) ? into : assets)
  writeFileSync(join(into, 'tester-files.json'), JSON.stringify({ version: versionOf(isIn, paths), paths }))
  writeFileSync(join(into, 'tester-worker.js'), `${script}\n${readFileSync(worker, 'utf8')}`)
}
