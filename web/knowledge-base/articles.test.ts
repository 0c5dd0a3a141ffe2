import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dueWords } from '#lending/desk/due-words.ts'
import { lendingLimits } from '#lending/policy/limits.ts'
import { sitePolicy } from '#lending/policy/site-policy.ts'
import { formatEuros } from '#lending/money.ts'
import { articlePaths } from '../../site-build/articles.ts'
import { addresses, articleSlugAt } from '../addresses.ts'
import { dutchWordsIn } from '../testing/dutch-words.ts'
import { leadsSomewhere } from './article-body.tsx'
import { articleAt, articles, articlesOf, articleText, readingMinutes, relatedTo } from './articles.ts'
import { categoryPages } from './categories.ts'
import { articleMeta, categoryCrumbs, listMeta } from './meta.ts'
import { drawingOf, pictureAddress } from '../article-pictures/article-pictures.ts'

const folder = import.meta.dirname
const drawings = join(folder, '..', 'article-pictures')
const files = readdirSync(join(folder, 'articles')).filter((name) => name.endsWith('.mdx'))
const source = (slug: string): string => readFileSync(join(folder, 'articles', `${slug}.mdx`), 'utf8')

describe('KB-1 the table of articles', () => {
  test('KB-1 holds every file once, by an id from 0 to 16', () => {
    expect(articles.map(({ id }) => id)).toEqual(Array.from({ length: 17 }, (_, id) => id))
    expect(articles.map(({ slug }) => `${slug}.mdx`).toSorted()).toEqual(files.toSorted())
  })

  test('ROUTE-18 names every article by its own address, the one the build renders', () => {
    const urls = articles.map(({ url }) => url)
    expect(new Set(urls).size).toBe(urls.length)
    expect(urls.toSorted()).toEqual(articlePaths().toSorted())
    for (const article of articles) {
      expect(article.url.startsWith(`${addresses[categoryPages[article.category]]}/`)).toBe(true)
      expect(articleSlugAt(article.url)).toBe(article.slug)
      expect(articleAt(`${article.url}/`)).toBe(article)
    }
    expect(articleAt('/kennisbank/ondernemen/bestaat-niet')).toBeUndefined()
  })
})

describe('KB-1 each article', () => {
  test.each(articles)('KB-1 $slug has a category, a date of 2024 and a drawn picture', (article) => {
    expect(['Ondernemen', 'Financiele-begrippen', 'Financieren']).toContain(article.category)
    expect(article.creationDate).toMatch(/^2024-\d\d-\d\d$/)
    expect(new Date(article.creationDate).toISOString().slice(0, 10)).toBe(article.creationDate)
    expect(article.creationDate >= '2024-06-01' && article.creationDate <= '2024-10-30').toBe(true)
    expect(new Date(article.updatedOn).toISOString().slice(0, 10)).toBe(article.updatedOn)
    expect(article.updatedOn > article.creationDate).toBe(true)
    expect(article.image).toBe(`${article.slug}.svg`)
    expect(pictureAddress(article.image)).toBeDefined()
    expect(readFileSync(join(drawings, article.image), 'utf8')).toMatch(/<title id="title">[^<]{20,}<\/title>/)
  })

  test.each(articles)(
    '$slug can draw its picture in the page: nothing in it that runs, is fetched or has a name',
    (article) => {
      const drawing = drawingOf(article.image) ?? ''
      expect(drawing.match(/<(?:path|rect|circle)\b/g)?.length).toBeGreaterThan(5)
      expect(drawing).not.toMatch(
        /<\/?(?:svg|title|script|style|image|use|foreignObject)\b|\s(?:id|class|href|on\w+)=|url\(/i,
      )
    },
  )

  test.each(articles)('ROUTE-20 $slug says in English what it is about', ({ inEnglish }) => {
    expect(inEnglish.length).toBeGreaterThan(50)
    expect(inEnglish.length).toBeLessThanOrEqual(165)
    expect(dutchWordsIn(inEnglish)).toEqual([])
  })

  test.each(articles)('KB-2 $slug has 600 words or more', ({ words, slug }) => {
    expect(words).toBeGreaterThanOrEqual(600)
    // The count of the build against a plain count of the file without its head.
    const plain = source(slug)
      .replace(/^---[\s\S]*?\n---/, '')
      .split(/\s+/)
      .filter((part) => /[\p{L}\p{N}]/u.test(part))
    expect(Math.abs(words - plain.length)).toBeLessThan(plain.length * 0.05)
  })

  test.each(articles)('KB-3 every link in $slug leads to a page that is built, or outside by https', ({ slug }) => {
    const links = [...source(slug).matchAll(/\]\(([^)\s]+)/g)].map(([, address = '']) => address)
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((link) => !(link.startsWith('/') ? leadsSomewhere(link) : /^https:\/\//.test(link)))).toEqual(
      [],
    )
  })

  test.each(articles)('$slug names its sources by https', ({ sources }) => {
    for (const { label, url } of sources) {
      expect(label).not.toBe('')
      expect(new URL(url).protocol).toBe('https:')
    }
  })
})

test('CORE-5 the article on a good application has the figures of the tables, and the time that the lender keeps', () => {
  const text = source('kans-op-een-geslaagde-aanvraag').replaceAll('\u00a0', ' ')
  const turnover = formatEuros(lendingLimits.yearlyTurnoverMinCents).replaceAll('\u00a0', ' ')
  expect(text).toContain(`binnen ${dueWords('review', 'nl')} antwoord`)
  expect(text).toContain(`bestaat minstens ${lendingLimits.companyAgeMinMonths} maanden`)
  expect(text).toContain(`minstens ${turnover} omzet`)
  expect(text).toContain(`minstens ${lendingLimits.statementCoverageMinDays} dagen aan transacties`)
  const ownerFloor = formatEuros(sitePolicy.owners.floorMonthlyCents).replaceAll('\u00a0', ' ')
  expect(text).toContain(`minstens ${ownerFloor} per eigenaar per maand`)
})

describe('the lists', () => {
  test('KB-3 a related article that is not there gives way to the newest of the category', () => {
    const [article] = articlesOf('Ondernemen')
    if (!article) throw new Error('There are no articles.')
    const found = relatedTo({ ...article, related: ['bestaat-niet', 'werkkapitaal'] }).map(({ slug }) => slug)
    expect(found[0]).toBe('werkkapitaal')
    expect(found).toHaveLength(3)
  })
})

describe('what is shown of an article', () => {
  test('the reading time is at least a minute and never zero', () => {
    const [article] = articles
    if (!article) throw new Error('There are no articles.')
    const minutes = [1, 330, 880].map((words) => readingMinutes({ ...article, words }))
    expect(minutes).toEqual([1, 2, 4])
  })

  test('an unknown text key is our fault', () => {
    expect(() => articleText('knowledgeBase.bestaat-niet.title')).toThrow('bestaat-niet')
  })

  test.each([
    ['nl', 'nl_NL', 'https://vlot.example/kennisbank/ondernemen', 'Ondernemen'],
    ['en', 'en_GB', 'https://vlot.example/en/kennisbank/ondernemen', 'Running a business'],
  ] as const)('ROUTE-20 the %s list of a category names itself and its twin', (language, locale, address, name) => {
    const crumbs = categoryCrumbs('Ondernemen', language)
    const meta = listMeta({ page: 'knowledgeBusiness', language, title: 'Titel', description: 'Tekst.', crumbs })
    expect(crumbs.at(-1)?.name).toBe(name)
    expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: address })
    expect(meta).toContainEqual({ property: 'og:locale', content: locale })
    const alternates = meta.flatMap((tag) =>
      'hrefLang' in tag && 'href' in tag ? [`${String(tag.hrefLang)} ${String(tag.href)}`] : [],
    )
    expect(alternates).toEqual([
      'nl https://vlot.example/kennisbank/ondernemen',
      'en https://vlot.example/en/kennisbank/ondernemen',
      'x-default https://vlot.example/kennisbank/ondernemen',
    ])
    const card = meta.find((tag) => 'property' in tag && tag.property === 'og:image')
    const picture = card && 'content' in card ? new URL(String(card.content)).pathname : ''
    expect(existsSync(join(folder, '..', 'public', picture)), picture).toBe(true)
  })

  test.each(articles)('ROUTE-21 $slug is shown to search engines by its full address', (article) => {
    const meta = articleMeta(article)
    const address = `https://vlot.example${article.url}`
    expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: address })
    expect(meta).toContainEqual({ property: 'og:url', content: address })
    const structured = meta.flatMap((one) => ('script:ld+json' in one ? [one['script:ld+json']] : []))
    expect(structured).toMatchObject([
      { '@type': 'BreadcrumbList', itemListElement: { length: 4, 3: { position: 4, item: address } } },
      {
        '@type': 'Article',
        datePublished: article.creationDate,
        dateModified: article.updatedOn,
        mainEntityOfPage: address,
      },
    ])
  })
})

test('every picture belongs to an article', () => {
  const pictures = readdirSync(drawings).filter((name) => name.endsWith('.svg'))
  expect(pictures.filter((name) => !existsSync(join(folder, 'articles', name.replace('.svg', '.mdx'))))).toEqual([])
})
