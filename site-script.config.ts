import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The script with which the router starts a journey page: the list of routes, the page's own modules, then the takeover. */
const startPattern =
  /(<script type="module" async="">)import "([^"]+)";((?:\s*import \* as route\d+ from "[^"]+";)+)\s*(window\.__reactRouterRouteModules = \{[^}]*\};)\s*import\("([^"]+)"\);(<\/script>)/
const routePattern = /import \* as route\d+ from "([^"]+)"/g
/** The files that every journey page shares, each needing those before it, with much to do before anything else (vite.config.ts). */
const sharedNames = ['vendor', 'values', 'contract', 'site']

/** Lets every journey page of a built site start in turns. Throws when the router has come to write its start differently. */
export function startInTurns(folder: string): void {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  for (const { parentPath, name } of entries.filter((entry) => entry.name.endsWith('.html'))) {
    const path = join(parentPath, name)
    const html = readFileSync(path, 'utf8')
    if (!/<html[^>]* data-kind="journey"/.test(html)) continue
    if (!startPattern.test(html)) throw new Error(`${path} does not start as the router used to write it.`)
    writeFileSync(path, inTurns(html))
  }
}

/**
 * As the router writes it, all modules of a page run in one piece, which on a phone keeps the page from answering for over
 * a tenth of a second. Here the large ones run one after the other, and the browser may paint and answer in between; the
 * first may run while the others are still on their way.
 */
export function inTurns(html: string): string {
  const shared = sharedNames.flatMap((name) => {
    const link = new RegExp(`<link rel="modulepreload" href="(/assets/${name}-[^"]+\\.js)"/>`).exec(html)
    return link?.[1] ?? []
  })
  return html.replace(
    startPattern,
    (_all, open: string, list: string, routes: string, modules: string, entry: string, end: string) => {
      const own = [...routes.matchAll(routePattern)].map(([, address]) => address)
      const names = own.map((_address, at) => `route${at}`)
      return [
        `${open}const turn = () => new Promise((done) => setTimeout(done));`,
        ...[...shared, list].map((address) => `await import("${address}"); await turn();`),
        `const [${names.join(', ')}] = await Promise.all([${own.map((address) => `import("${address}")`).join(', ')}]);`,
        modules,
        `await turn();`,
        `import("${entry}");${end}`,
      ].join('\n')
    },
  )
}
