import { describe, expect, test } from 'vitest'
import { type ListedRoute, matchesAt, placeOf } from './matches.ts'

const routes: Record<string, ListedRoute> = Object.fromEntries(
  [
    { id: 'root', path: '', module: '/root.js' },
    { id: 'content', parentId: 'root', module: '/content.js' },
    { id: 'home-nl', parentId: 'content', index: true, module: '/home.js' },
    { id: 'home-en', parentId: 'content', path: 'en', module: '/home.js' },
    { id: 'journey', parentId: 'root', module: '/journey.js' },
    { id: 'aboutYou-nl', parentId: 'journey', path: 'jouw-aanvraag', module: '/about.js' },
    { id: 'aboutYou-en', parentId: 'journey', path: 'en/jouw-aanvraag', module: '/about.js' },
  ].map((route) => [route.id, route]),
)
const idsAt = (pathname: string) => matchesAt(pathname, routes)?.map(({ id }) => id)

describe('where an address leads', () => {
  test('ROUTE-6 from the document to the page, in both languages and with a slash at the end', () => {
    expect(idsAt('/jouw-aanvraag')).toEqual(['root', 'journey', 'aboutYou-nl'])
    expect(idsAt('/en/jouw-aanvraag/')).toEqual(['root', 'journey', 'aboutYou-en'])
    expect(idsAt('/')).toEqual(['root', 'content', 'home-nl'])
    expect(idsAt('/en')).toEqual(['root', 'content', 'home-en'])
  })

  test('ROUTE-19 nowhere, when no page lives there', () => {
    expect(idsAt('/jouw-aanvraag/meer')).toBeUndefined()
    expect(idsAt('/jouw')).toBeUndefined()
  })

  test('a link is read from where one is, and never as a page of ours when it is not', () => {
    const here = 'https://vlot.example/persoonlijk-aanbod?vraag=rekening#top'
    expect(placeOf('?vraag=a', here)).toMatchObject({ pathname: '/persoonlijk-aanbod', search: '?vraag=a', hash: '' })
    expect(placeOf('/contact', here)).toMatchObject({ pathname: '/contact', search: '' })
    expect(placeOf('https://elsewhere.example/', here)).toBeNull()
    expect(placeOf('//elsewhere.example/', here)).toBeNull()
  })
})
