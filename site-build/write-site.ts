import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { colourRule, drawingAddress, recoloured } from '#contract/lender/colours.ts'
import type { SiteFolders, WriteSite } from '#contract/page-data.ts'
import { lender } from '#lending/this-lender.ts'
import { homeTexts } from '#web/home/text.ts'
import { renderPage } from '#web/render-page.tsx'
import { articles } from '#web/knowledge-base/articles.ts'
import { type JourneyStart, siteScript } from '#web/document.tsx'
import { pageAt } from '#web/page-at.ts'
import { journeyPages } from '#web/pages.ts'
import { builtAddresses } from './addresses.ts'
import { packSite } from './pack.ts'
import { writeSiteMap } from './site-map.ts'
import { writeTesterFiles } from './tester-files.ts'

/** The program of a release renders pages one by one for the server, or all of a lender's site. */
export { renderPage }

/** Writes every page of the lender on `globalThis.site`, with what goes with them (lending/lender.ts). */
export const writeSite: WriteSite = async ({ release, into, lenderDir, packing }) => {
  const starts = JSON.parse(readFileSync(join(release.pages, 'starts.json'), 'utf8')) as Record<string, JourneyStart>
  const startOf = (path: string) => starts[journeyPages[pageAt(path) ?? 'home'] ?? '']!
  const articlePaths = articles.map(({ url }) => url)
  for (const path of builtAddresses(articlePaths)) {
    const file = join(into.site, path, 'index.html')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, await renderPage(path, {}, startOf))
  }
  recolourDrawings(release.site, into.site)
  if (into.site !== release.site) copyPictures(lenderDir, release.site, into.site)
  writeFileSync(join(into.site, 'site.webmanifest'), JSON.stringify(manifest()))
  writeSiteMap(into.site, articlePaths)
  const worker = join(release.pages, 'tester-worker.js')
  writeTesterFiles({ assets: release.site, worker, script: siteScript(), into: into.site })
  writeDesk(release, into)
  if (packing === null) return
  packSite(into.site, packing)
  if (existsSync(into.desk)) packSite(into.desk, packing)
}

/** The release's own stay beside them, for the scripts of the journey. */
function recolourDrawings(from: string, into: string): void {
  for (const name of readdirSync(join(from, 'assets')).filter((one) => one.endsWith('.svg'))) {
    const address = drawingAddress(`/assets/${name}`, lender.colours)
    if (address === `/assets/${name}`) continue
    mkdirSync(join(into, 'assets'), { recursive: true })
    writeFileSync(join(into, address), recoloured(readFileSync(join(from, 'assets', name), 'utf8'), lender.colours))
  }
}

const letterMark = (): string => {
  const { accent, ink } = lender.colours
  const style = 'font:800 26px system-ui,sans-serif;text-anchor:middle'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="12" fill="${accent}"/><text x="20" y="29" fill="${ink}" style="${style}">${lender.name.slice(0, 1)}</text></svg>`
}

/** The files that the demonstration has in web/public. */
function copyPictures(lenderDir: string | null, from: string, into: string): void {
  const isOwn = lenderDir !== null && lender.mark !== 'raft'
  const [pictures, advisers] = isOwn
    ? [join(lenderDir, 'pictures'), join(lenderDir, 'advisers')]
    : [from, join(from, 'advisers')]
  for (const name of lender.pictures) cpSync(join(pictures, name), join(into, name))
  for (const { picture } of lender.advisers) cpSync(join(advisers, picture), join(into, 'advisers', picture))
  cpSync(join(from, 'bank-logos.json'), join(into, 'bank-logos.json'))
  if (lender.mark === 'letter') writeFileSync(join(into, 'favicon.svg'), letterMark())
  else cpSync(join(pictures, isOwn ? 'logo.svg' : 'favicon.svg'), join(into, 'favicon.svg'))
}

/** W3C Web Application Manifest. */
function manifest(): object {
  const icons = ['icon-192.png', 'icon-512.png'].filter((name) => lender.pictures.includes(name))
  return {
    name: lender.name,
    short_name: lender.name,
    description: homeTexts.nl.pageTitle,
    lang: 'nl',
    start_url: '/',
    display: 'browser',
    background_color: lender.colours.ground,
    theme_color: lender.colours.accent,
    icons: [
      ...icons.map((name) => ({ src: `/${name}`, sizes: name.replace(/\D+(\d+)\D+/, '$1x$1'), type: 'image/png' })),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  }
}

/** The desk's page with its lender in front, again where it was written before. */
function writeDesk({ desk }: SiteFolders['release'], into: SiteFolders['into']): void {
  const page = join(desk, 'index.html')
  if (!existsSync(page)) return
  const bare = readFileSync(page, 'utf8').replace(/<(script|style) data-lender>[\s\S]*?<\/\1>/g, '')
  const withColours = bare
    .replace(/(name="theme-color" content=")[^"]*/, `$1${lender.colours.ink}`)
    .replace('</head>', `<style data-lender>${colourRule(lender.colours)}</style></head>`)
  mkdirSync(into.desk, { recursive: true })
  writeFileSync(
    join(into.desk, 'index.html'),
    withColours.replace(/<meta charset[^>]*>/, (charset) => `${charset}<script data-lender>${siteScript()}</script>`),
  )
  cpSync(join(into.site, 'favicon.svg'), join(into.desk, 'favicon.svg'))
}
