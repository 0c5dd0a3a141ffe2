import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const linkPattern = /\s(?:href|src)="(\/[^"]*)"/g

/** Where a built page leads within the site, without the parts (`#`) and questions (`?`) behind an address. */
const linksOf = (html: string): string[] =>
  [...html.matchAll(linkPattern)].map(([, address = '']) => address.replace(/[?#].*$/, ''))

/** Every link and file in the built pages that leads nowhere, as "page: address". */
export function brokenLinks(folder: string): string[] {
  const pages = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(({ name }) =>
    name.endsWith('.html'),
  )
  const isThere = (address: string): boolean =>
    address === '/' ||
    existsSync(join(folder, address, 'index.html')) ||
    (/\.\w+$/.test(address) && existsSync(join(folder, address)))
  return pages.flatMap(({ parentPath, name }) => {
    const page = join(parentPath, name)
    const broken = new Set(linksOf(readFileSync(page, 'utf8')).filter((address) => !isThere(address)))
    return [...broken].map((address) => `${relative(folder, page)}: ${address}`)
  })
}

/** Ends the build when a page leads nowhere, so that no visitor finds out first. */
export function checkLinks(folder: string): void {
  const broken = brokenLinks(folder)
  if (broken.length > 0) throw new Error(`These links lead nowhere:\n${broken.join('\n')}`)
}
