import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressOf, type PageName } from '#web/addresses.ts'
import { lender } from '#lending/this-lender.ts'
import { canonicalPage } from '#web/page-meta.ts'
import { contentPages } from '#web/pages.ts'

type Entry = { path: string; languages?: { nl: string; en: string } }

/** The results of a form and of a search; a search engine should not lead here. */
const unlisted: ReadonlySet<PageName> = new Set<PageName>(['contactThanks', 'companySearch'])

/** Every content page in each of its languages, under its one canonical address, then the articles. */
function entriesOf(articlePaths: readonly string[]): Entry[] {
  const names = (Object.keys(contentPages) as PageName[]).filter(
    (page) => canonicalPage(page) === page && !unlisted.has(page),
  )
  const pages = names.flatMap((page): Entry[] => {
    const languages = { nl: addressOf(page, 'nl'), en: addressOf(page, 'en') }
    if (languages.nl === languages.en) return [{ path: languages.nl }]
    return [
      { path: languages.nl, languages },
      { path: languages.en, languages },
    ]
  })
  return [...pages, ...articlePaths.map((path) => ({ path }))]
}

const full = (path: string): string => lender.origin + path

function elementOf({ path, languages }: Entry): string {
  const others = Object.entries(languages ?? {}).map(
    ([language, other]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${full(other)}"/>`,
  )
  return `<url><loc>${full(path)}</loc>${others.join('')}</url>`
}

/**
 * `sitemap.xml` by the protocol of sitemaps.org with the alternates that search engines read, and `robots.txt` by RFC
 * 9309 (ROUTE-21). The pages of an application are each visitor's own, so they are in neither.
 */
export function writeSiteMap(folder: string, articlePaths: readonly string[]): void {
  const elements = entriesOf(articlePaths).map(elementOf).join('\n')
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  writeFileSync(
    join(folder, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${elements}\n</urlset>\n`,
  )
  writeFileSync(
    join(folder, 'robots.txt'),
    `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${full('/sitemap.xml')}\n`,
  )
}
