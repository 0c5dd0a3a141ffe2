import { afterAll, expect, test } from 'vitest'
import { COMPANIES } from '../companies/catalogue.ts'
import { begin, startQuietSandbox } from '../testing/sandbox-client.ts'

const sandbox = await startQuietSandbox({ callbackUrl: 'http://localhost:3111/api/callbacks' })
afterAll(() => sandbox.close())

const read = async (path: string, headers = {}) => (await fetch(`${sandbox.origin}${path}`, { headers })).text()

test('each page for testers speaks one language, and leads on in it and to the other', async () => {
  for (const [path, nl, en] of [
    ['/', 'Vraag aan als dit bedrijf', 'Apply as this company'],
    ['/mails', 'Nog geen mails', 'No mails yet'],
    ['/faults', 'Antwoordt 500.', 'Answers 500.'],
  ] as const) {
    const dutch = await read(`${path}?language=nl`)
    const english = await read(`${path}?language=en`)
    expect([dutch.includes(nl), dutch.includes(en)], path).toEqual([true, false])
    expect([english.includes(nl), english.includes(en)], path).toEqual([false, true])
    expect(dutch).toContain('<html lang="nl">')
    expect(dutch).toContain('href="/mails?language=nl"')
    expect(dutch).toContain(`href="${path}?language=en"`)
    expect(await read(path, { 'accept-language': 'nl-NL,nl;q=0.9' })).toContain(nl)
  }
})

test('each company has a link that begins it on the site, in the language of the page', async () => {
  const site = 'http://localhost:3111'
  const [dutch, english] = [await read('/?language=nl'), await read('/?language=en')]
  for (const { kvkNumber, name } of COMPANIES) {
    expect(dutch, name).toContain(`href="${site}/?phrase=${kvkNumber}#zoek"`)
    expect(english, name).toContain(`href="${site}/en?phrase=${kvkNumber}#zoek"`)
  }
})

test('the page of a bank changes its language where one is', async () => {
  const begun = await begin(sandbox, 'knab_sandbox_nl')
  const connect: string = begun.connect.body.data.connect_url
  const dutch = await (await fetch(connect)).text()
  expect(dutch).toContain('Inloggen')
  const [, other = ''] = /href="(\/connect\?[^"]+language=en)"/.exec(dutch) ?? []
  expect(await read(other.replaceAll('&amp;', '&'))).toContain('Log in at Knab')
  expect(await (await fetch(connect)).text()).toContain('Log in at Knab')
})
