// `npm run demo`: a folder that any static host can serve, with tester mode always on and no server behind it.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './build-web.mjs'
import { ensureInstalled } from './install.mjs'
import { checkRunningNode, nodeBinary } from './node-binary.mjs'
import { inRepository, runMain } from './paths.mjs'

/** Runs first on each page: in the demo every visitor is a tester. It leaves the page as React knows it. */
const script = `document.cookie = 'tester=true; Max-Age=86400; Path=/; SameSite=Lax'
document.currentScript.remove()
`
const scriptTag = '<script src="/demo.js"></script>'

/** Packed forms are for our own server. */
const isLeftOut = (path) => /\.(?:br|gz)$|robots\.txt$|sitemap\.xml$/.test(path)

/** Copies a built site and makes it a demo. Both are folders. */
export function writeDemo(site, demo) {
  rmSync(demo, { recursive: true, force: true })
  cpSync(site, demo, { recursive: true, filter: (path) => !isLeftOut(path) })
  const files = readdirSync(demo, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const { parentPath, name } of files) if (name.endsWith('.html')) addScript(join(parentPath, name))
  writeFileSync(join(demo, 'demo.js'), script)
  // The page of static hosts for an unknown address.
  cpSync(join(demo, '404', 'index.html'), join(demo, '404.html'))
  // The one question that is asked before the service worker is there to answer it.
  mkdirSync(join(demo, 'api', 'vlot', 'v1'), { recursive: true })
  writeFileSync(join(demo, 'api', 'vlot', 'v1', 'limits'), '{"testerMode":true}\n')
  writeFileSync(join(demo, 'robots.txt'), 'User-agent: *\nDisallow: /\n')
}

function addScript(path) {
  const html = readFileSync(path, 'utf8')
  writeFileSync(path, html.replace('<head>', `<head>${scriptTag}`))
}

async function main() {
  checkRunningNode()
  await ensureInstalled()
  await ensureBuilt(nodeBinary())
  const demo = inRepository('build', 'demo')
  writeDemo(inRepository('build', 'client'), demo)
  console.log(`The demo is in ${demo}. Any static host can serve it, from the root of its address.`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runMain(main)
