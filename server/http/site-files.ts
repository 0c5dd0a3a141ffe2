import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { pagePolicy, testerWorkerPolicy } from './response-headers.ts'

export type SiteFile = {
  folder: string
  /** Below the site's folder, with slashes. */
  name: string
  /** The name holds a hash of the content, so that it may be kept for ever. */
  isHashed: boolean
  /** Computed for a page from its HTML; null for everything else, which keeps the policy that allows nothing. */
  policy: string | null
}

export type Site = {
  /** By address, which is the name behind a slash. */
  files: ReadonlyMap<string, SiteFile>
  /** By the language of the address: `/en/…` is English. A site without the one shows the other. */
  notFound: { nl: SiteFile | undefined; en: SiteFile | undefined }
}

/** Packed forms (`.br`, `.gz`) are not among them: they are what a file is sent as, never an address. */
const served = new Set(
  ['.html', '.js', '.mjs', '.css', '.json', '.webmanifest', '.xml', '.txt', '.svg', '.png'].concat([
    '.jpg',
    '.webp',
    '.avif',
    '.ico',
    '.woff2',
    '.pdf',
  ]),
)

const dutchNotFoundNames = ['/404/index.html', '/404.html']
const englishNotFoundNames = ['/en/404/index.html', '/en/404.html']
const filesMax = 5_000

const testerWorkerName = 'tester-worker.js'
/** Files of tester mode only (TEST-1). */
export const testerFiles: ReadonlySet<string> = new Set([`/${testerWorkerName}`, '/tester-files.json'])

/**
 * Lists the files of the built site and computes each page's policy, once, at the start. Of a release beside the pages
 * only what carries a hash of its content is served: all else follows the lender.
 */
export function readSite(folder: string, release = folder): Site {
  const ofRelease = release === folder ? [] : [...readSite(release).files].filter(([, { isHashed }]) => isHashed)
  const files = new Map<string, SiteFile>(ofRelease)
  if (existsSync(folder)) {
    const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    if (found.length > filesMax) throw new Error(`The site in ${folder} has more than ${filesMax} files.`)
    const names = found.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    for (const name of names.filter(isServed)) files.set(`/${name}`, describe(folder, name))
  }
  const first = (names: readonly string[]) => files.get(names.find((name) => files.has(name)) ?? '')
  const dutch = first(dutchNotFoundNames)
  const english = first(englishNotFoundNames)
  return { files, notFound: { nl: dutch ?? english, en: english ?? dutch } }
}

const isServed = (name: string) => served.has(extname(name)) && !/(^|\/)\./.test(name)

const describe = (folder: string, name: string): SiteFile => ({
  folder,
  name,
  isHashed: /(^|\/)assets\//.test(name) && /-[A-Za-z0-9_-]{8}\.\w+$/.test(name),
  policy: policyOf(folder, name),
})

function policyOf(folder: string, name: string): string | null {
  if (name === testerWorkerName) return testerWorkerPolicy
  return extname(name) === '.html' ? pagePolicy(readFileSync(join(folder, name), 'utf8')) : null
}
