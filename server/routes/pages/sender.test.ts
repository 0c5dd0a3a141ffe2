import { describe, expect, test } from 'vitest'
import { sourceRenderer, startSite } from '../../testing/site.ts'
import { temporarySite } from '../../testing/temporary-folder.ts'

const field = (name: string, value: string) =>
  `<input type="hidden" form="company-form" name="${name}" value="${value}"/>`

const builtPage = '<!doctype html><title>As it was built</title>'
const SITE_DIR = temporarySite(['', 'en', 'bedrijf-zoeken', 'en/bedrijf-zoeken'], builtPage)
const RENDERER = await sourceRenderer()
const { server } = await startSite({ environment: { SITE_DIR, RENDERER } })

async function ask(address: string, headers: Record<string, string> = {}) {
  const response = await server.visitor().fetch(address, { headers })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

describe('STORE-4 STORE-5 who sent a visitor without JavaScript', () => {
  test.each(['/', '/en', '/bedrijf-zoeken', '/en/bedrijf-zoeken'])(
    'goes along with the form of the search on %s; nobody is sent the file that was built',
    async (path) => {
      const sent = await ask(
        `${path}?utm_source=nieuwsbrief&utm_medium=&utm_campaign=najaar%202026&id=boekhouder&active=2`,
      )
      const fields = `${field('utm_source', 'nieuwsbrief')}${field('utm_campaign', 'najaar 2026')}${field('id', 'boekhouder')}`
      expect([sent.status, sent.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
      // Of the tables alone, where the lender's folder has no proof.
      expect(sent.html.match(/class="proof-figure"/g) ?? []).toHaveLength(/zoeken/.test(path) ? 0 : 4)
      expect(sent.html).toContain(`</form></div>${fields}<`)
      expect(sent.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/)
      expect((await ask(path)).html).toBe(builtPage)
      expect((await ask(`${path}?utm_source=&utm_medium=%20`)).html).toBe(builtPage)
    },
  )

  test('goes along from what was found to the check, and from there to the application', async () => {
    const found = await ask('/bedrijf-zoeken?phrase=00900001&utm_source=nieuwsbrief&utm_evil=1')
    expect(found.html).toContain('<a href="/bedrijf-zoeken?kvk=00900001&amp;utm_source=nieuwsbrief"')
    expect(found.html).toContain(field('utm_source', 'nieuwsbrief'))
    expect(found.html).not.toContain('utm_evil')
    const checked = await ask('/bedrijf-zoeken?kvk=00900001&utm_source=nieuwsbrief&id=Boekhouder')
    expect(checked.html).toContain('<a href="/?phrase=00900001&amp;utm_source=nieuwsbrief&amp;id=Boekhouder#zoek"')
    const nothing = await ask('/bedrijf-zoeken?phrase=Zzyzx%20Qwpo&utm_source=nieuwsbrief')
    expect(nothing.html).toContain(field('utm_source', 'nieuwsbrief'))
  })

  test('is text and bounded, and a partner is a short word or nobody', async () => {
    const evil = encodeURIComponent(`"><script>alert(1)</script>$&`)
    const { html } = await ask(
      `/?utm_source=${evil}&utm_campaign=${'x'.repeat(101)}&id=${evil}&utm_medium=a&utm_medium=b`,
    )
    expect(html).not.toMatch(/<script>|name="id"|utm_medium|x{101}/)
    expect(html).toContain(field('utm_source', '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;'))
    const found = await ask(`/bedrijf-zoeken?phrase=00900001&utm_source=${evil}`)
    expect(found.html).not.toContain('<script>')
    expect(found.html).toContain('?kvk=00900001&amp;utm_source=%22%3E%3Cscript%3E')
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
