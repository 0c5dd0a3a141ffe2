// The weight of every built page before any interaction, against the budgets of stack.md. Builds the site first when
// its sources have changed.
// Run: node_modules/.bin/node bench/site-weight.ts [folder]
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { counted, type Figure, report, words } from './report.ts'

const kib = 1024
/** Bytes: script after brotli, inlined style as it is. A popup page counts as content. */
const budgets = {
  content: { scriptBytes: 5 * kib, styleBytes: 10 * kib },
  journey: { scriptBytes: 130 * kib, styleBytes: Infinity },
  islandsBytes: 90 * kib,
  /** All script of the desk together. */
  deskBytes: 150 * kib,
} as const

type PageWeight = {
  page: string
  kind: keyof typeof budgets & ('content' | 'journey')
  htmlBytes: number
  scriptBytes: number
  styleBytes: number
  linkedStyleBytes: number
  fontBytes: number
  requests: number
}

const brotliSize = (bytes: Uint8Array): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/** A built file as transferred; packed files, such as fonts, stay as they are. */
function sizeOf(folder: string, address: string): number {
  const path = join(folder, address)
  if (existsSync(`${path}.br`)) return readFileSync(`${path}.br`).length
  const bytes = readFileSync(path)
  return /\.(woff2|png|jpg|webp)$/.test(address) ? bytes.length : Math.min(bytes.length, brotliSize(bytes))
}

/** Scripts that a script brings along at once; what it loads on use, by `import()`, is not among them. */
function importsOf(folder: string, address: string): string[] {
  const source = readFileSync(join(folder, address), 'utf8')
  const found = [...source.matchAll(/(?:\bfrom|\bimport)\s*"(\.\/[^"]+\.js)"/g)]
  return found.map(([, file = '']) => join(dirname(address), file))
}

function withImports(folder: string, addresses: readonly string[]): Set<string> {
  const all = new Set<string>()
  const add = (address: string) => {
    if (all.has(address)) return
    all.add(address)
    for (const next of importsOf(folder, address)) add(next)
  }
  for (const address of addresses) add(address)
  return all
}

const addressesIn = (html: string, ending: string): string[] => [
  ...new Set([...html.matchAll(new RegExp(`"(/[^"]+\\.${ending})"`, 'g'))].map(([, address = '']) => address)),
]

/** Everything one page makes a browser load before anybody acts. */
function weighPage(folder: string, path: string): PageWeight {
  const html = readFileSync(path, 'utf8')
  const scripts = withImports(folder, addressesIn(html, 'js'))
  const sheets = addressesIn(html, 'css')
  const fonts = addressesIn(html, 'woff2')
  const pictures = addressesIn(html.replace(/<meta[^>]*>/g, ''), '(?:svg|png|webp)')
  const sum = (addresses: Iterable<string>) => [...addresses].reduce((total, one) => total + sizeOf(folder, one), 0)
  const kind = /<html[^>]* data-kind="journey"/.test(html) ? 'journey' : 'content'
  return {
    page: `/${relative(folder, dirname(path))}`,
    kind,
    htmlBytes: brotliSize(readFileSync(path)),
    scriptBytes: sum(scripts),
    styleBytes: [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].reduce((n, [, css = '']) => n + css.length, 0),
    linkedStyleBytes: sum(sheets),
    fontBytes: sum(fonts),
    requests: 1 + scripts.size + sheets.length + fonts.length + pictures.length,
  }
}

/** The built pages that a visitor can come to. */
function weighSite(folder: string): PageWeight[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name === 'index.html')
    .map(({ parentPath, name }) => weighPage(folder, join(parentPath, name)))
    .sort((a, b) => (a.page < b.page ? -1 : 1))
}

/** The bytes of home once its search and its sliders are used: the islands with all their imports. */
function islandsBytes(folder: string): number {
  const islands = readdirSync(join(folder, 'assets')).filter((name) => /^[\w-]+-island-[\w-]+\.js$/.test(name))
  const content = new Set(readdirSync(join(folder, 'assets')).filter((name) => /^content-[\w-]+\.js$/.test(name)))
  const all = withImports(
    folder,
    islands.map((name) => `/assets/${name}`),
  )
  return [...all].filter((one) => !content.has(one.slice(8))).reduce((total, one) => total + sizeOf(folder, one), 0)
}

/** Every script of the lender's desk, whatever screen asks for it. */
function deskBytes(folder: string): number {
  const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'))
  return scripts.reduce((total, name) => total + sizeOf(folder, `/assets/${name}`), 0)
}

/** No limit on a kind of weight is Infinity in its budget. */
const weight = (name: string, bytes: number, budgetBytes = Infinity): Figure =>
  counted(`${name}, KB`, bytes / kib, Number.isFinite(budgetBytes) ? { most: budgetBytes / kib } : {})

const pageFigures = ({ page, kind, scriptBytes, styleBytes }: PageWeight): Figure[] => [
  weight(`${page}, script`, scriptBytes, budgets[kind].scriptBytes),
  ...(kind === 'content' ? [weight(`${page}, inlined style`, styleBytes, budgets[kind].styleBytes)] : []),
]

const inKib = (bytes: number): string => (bytes / kib).toFixed(1)

function print(weights: readonly PageWeight[]): void {
  console.log('KB of 1024 bytes, after brotli; inlined style as it is.')
  console.log(['html', 'sheets', 'fonts', 'files', ' kind   ', 'page'].join('  '))
  for (const { page, kind, htmlBytes, linkedStyleBytes, fontBytes, requests } of weights) {
    const sizes = [htmlBytes, linkedStyleBytes, fontBytes].map((size) => inKib(size).padStart(6))
    console.log(`${sizes.join(' ')} ${String(requests).padStart(5)}  ${kind}  ${page}`)
  }
}

/** The runner is plain JavaScript without types, since it works before anything is installed. */
async function build(): Promise<void> {
  const runner: string = '../run/build-web.mjs'
  const { ensureBuilt } = (await import(runner)) as { ensureBuilt: (node: string) => Promise<boolean> }
  await ensureBuilt(process.execPath)
}

await report(async () => {
  const folder = words[0] ?? join(import.meta.dirname, '..', 'build', 'client')
  if (words[0] === undefined) await build()
  const weights = weighSite(folder)
  print(weights)
  const deskFolder = join(folder, '..', 'desk')
  return [
    ...weights.flatMap(pageFigures),
    weight('islands of home, on use', islandsBytes(folder), budgets.islandsBytes),
    ...(existsSync(deskFolder) ? [weight('the desk, all its script', deskBytes(deskFolder), budgets.deskBytes)] : []),
  ]
})
