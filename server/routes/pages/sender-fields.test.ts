import { describe, expect, test } from 'vitest'
import { startSite } from '../../testing/site.ts'
import { temporarySite } from '../../testing/temporary-folder.ts'

const part = (name: string, html: string) => `<template data-part="${name}">${html}</template>`
/** As much of home and of the page of the search as the sender needs; that the real ones have it, the browser tests show. */
const builtPage = `<!doctype html><body><style>h1{color:red}</style><div data-slot="outcome"></div>
<div data-company-search="nl"><form id="company-form" action="/bedrijf-zoeken"><input id="company" name="phrase"/></form>
<p id="company-note"></p></div><div data-slot="found"></div><a href="/contact?x=1">elders</a>
${part('note-no_match', 'Niets.')}${part('found', '<ul>{companies}</ul>')}
${part('company', '<li><a href="/bedrijf-zoeken?kvk={kvkNumber}">kijk</a></li>')}
${part('eligible', '<a href="/?phrase={kvkNumber}#zoek">begin</a>')}</body>`

const field = (name: string, value: string) =>
  `<input type="hidden" form="company-form" name="${name}" value="${value}"/>`

const SITE_DIR = temporarySite(['', 'en', 'bedrijf-zoeken', 'en/bedrijf-zoeken'], builtPage)
const { server } = await startSite({ environment: { SITE_DIR } })

async function ask(address: string, headers: Record<string, string> = {}) {
  const response = await server.visitor().fetch(address, { headers })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

describe('STORE-4 STORE-5 who sent a visitor without JavaScript', () => {
  test.each(['/', '/en', '/bedrijf-zoeken', '/en/bedrijf-zoeken'])(
    'goes along with the form of the search on %s, which is else as it was built',
    async (path) => {
      const sent = await ask(
        `${path}?utm_source=nieuwsbrief&utm_medium=&utm_campaign=najaar%202026&id=boekhouder&active=2`,
      )
      const fields = `${field('utm_source', 'nieuwsbrief')}${field('utm_campaign', 'najaar 2026')}${field('id', 'boekhouder')}`
      expect([sent.status, sent.html]).toEqual([200, builtPage.replace('</body>', `${fields}</body>`)])
      expect(sent.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/)
      expect((await ask(path)).html).toBe(builtPage)
      expect((await ask(`${path}?utm_source=&utm_medium=%20`)).html).toBe(builtPage)
    },
  )

  test('goes along from what was found to the check, and from there to the application', async () => {
    const found = await ask('/bedrijf-zoeken?phrase=00900001&utm_source=nieuwsbrief&utm_evil=1')
    expect(found.html).toContain('<a href="/bedrijf-zoeken?kvk=00900001&#38;utm_source=nieuwsbrief">')
    expect(found.html).toContain(`${field('utm_source', 'nieuwsbrief')}</body>`)
    expect(found.html).toContain('<a href="/contact?x=1">')
    expect(found.html).not.toContain('utm_evil')
    const checked = await ask('/bedrijf-zoeken?kvk=00900001&utm_source=nieuwsbrief&id=Boekhouder')
    expect(checked.html).toContain('<a href="/?phrase=00900001&#38;utm_source=nieuwsbrief&#38;id=Boekhouder#zoek">')
    const nothing = await ask('/bedrijf-zoeken?phrase=Zzyzx%20Qwpo&utm_source=nieuwsbrief')
    expect(nothing.html).toContain(field('utm_source', 'nieuwsbrief'))
  })

  test('is text and bounded, and a partner is a short word or nobody', async () => {
    const evil = encodeURIComponent(`"><script>alert(1)</script>$&`)
    const { html } = await ask(
      `/?utm_source=${evil}&utm_campaign=${'x'.repeat(101)}&id=${evil}&utm_medium=a&utm_medium=b`,
    )
    expect(html).not.toMatch(/<script>|name="id"|utm_medium|x{101}/)
    expect(html).toContain(field('utm_source', '&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;$&#38;'))
    const found = await ask(`/bedrijf-zoeken?phrase=00900001&utm_source=${evil}`)
    expect(found.html).not.toContain('<script>')
    expect(found.html).toContain('?kvk=00900001&#38;utm_source=%22%3E%3Cscript%3E')
  })

  test('is sent packed to a browser that takes that', async () => {
    const packed = await ask('/?utm_source=a', { 'accept-encoding': 'gzip, br' })
    expect([packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual(['gzip', 'accept-encoding'])
    expect(packed.html).toContain(field('utm_source', 'a'))
    const plain = await ask('/?utm_source=a', { 'accept-encoding': 'identity, gzip;q=0' })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.html).toBe(packed.html)
  })
})
