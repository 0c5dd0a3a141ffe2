import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { emptyPolicy, pagePolicy } from './response-headers.ts'

export type SiteFile = {
  body: Buffer
  type: string
  hash: string
  /** The name holds a hash of the content, so that it may be kept for ever. */
  isHashed: boolean
  /** Computed for a page from its HTML; the empty policy for everything else. */
  policy: string
  packed: ReadonlyMap<'br' | 'gzip', Buffer>
}

export type Site = {
  files: ReadonlyMap<string, SiteFile>
  shell: SiteFile | undefined
  /** By the language of the address: `/en/…` is English. */
  notFound: { nl: SiteFile | undefined; en: SiteFile | undefined }
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
}

const compressible = /^(text|application\/(json|xml|manifest)|image\/svg)/
const shellName = '/__spa-fallback.html'
const notFoundNames = ['/404/index.html', '/404.html', shellName]
const englishNotFoundName = '/en/404/index.html'
const filesMax = 5_000

/**
 * Reads all files of the built site into memory. Files that the build packed (`.br`, `.gz`) are taken as they are; others
 * are packed here, quickly, so that a build without that step is still served small.
 */
export function readSite(folder: string): Site {
  const files = new Map<string, SiteFile>()
  if (existsSync(folder)) {
    const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    const names = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    if (names.length > filesMax) throw new Error(`The site in ${folder} has more than ${filesMax} files.`)
    for (const name of names) {
      const type = types[extname(name)]
      if (type !== undefined) files.set('/' + relative(folder, name).split(sep).join('/'), readFile(name, type))
    }
  }
  const notFound = files.get(notFoundNames.find((name) => files.has(name)) ?? '')
  return {
    files,
    shell: files.get(shellName),
    notFound: { nl: notFound, en: files.get(englishNotFoundName) ?? notFound },
  }
}

function readFile(name: string, type: string): SiteFile {
  const body = readFileSync(name)
  const isPage = extname(name) === '.html'
  return {
    body,
    type,
    hash: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    isHashed: name.includes(`${sep}assets${sep}`) && /-[A-Za-z0-9_-]{8,}\.\w+$/.test(name),
    policy: isPage ? pagePolicy(body.toString('utf8')) : emptyPolicy,
    packed: body.length > 512 && compressible.test(type) ? packedForms(name, body) : new Map(),
  }
}

function packedForms(name: string, body: Buffer): ReadonlyMap<'br' | 'gzip', Buffer> {
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }
  return new Map([
    ['br', existsSync(`${name}.br`) ? readFileSync(`${name}.br`) : brotliCompressSync(body, quick)],
    ['gzip', existsSync(`${name}.gz`) ? readFileSync(`${name}.gz`) : gzipSync(body, { level: 6 })],
  ])
}
