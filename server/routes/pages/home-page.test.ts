import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '#bank-sandbox/sandbox.ts'
import { temporarySite } from '../../testing/temporary-folder.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { clockSetting } from '../../testing/test-clock.ts'

const part = (name: string, html: string) => `<template data-part="${name}">${html}</template>`
/** As much of the built page as the proof needs; that the real one has it, the browser tests show. */
const builtPage = `<!doctype html><h1>Home</h1>${part('proof', '<ul>{points}</ul>')}${part('proof-point', '<li>{title}: {body}{link}</li>')}
${part('proof-link', ' <a href="{address}">{link}</a>')}<div data-slot="proof"></div>`

const proof = [
  {
    title: { nl: '4,8 van 5', en: '4.8 out of 5' },
    body: { nl: '<b>212</b> beoordelingen', en: '212 reviews' },
    address: 'https://reviews.example/vlot',
    link: { nl: 'Lees ze', en: 'Read them' },
  },
  { title: { nl: 'Klachten', en: 'Complaints' }, body: { nl: 'Bij de commissie', en: 'At the board' } },
]

const SITE_DIR = temporarySite(['', 'en'], builtPage)
let sandbox: Sandbox
beforeAll(
  async () => void (sandbox = await startSandbox({ port: 0, smtpPort: 0, delays: false, today: clockSetting() })),
)
afterAll(() => sandbox?.close())

async function homeWith(PROOF: string, path: string): Promise<string> {
  const server = await startTestServer({ sandbox, environment: { SITE_DIR, PROOF } })
  try {
    const response = await server.visitor().fetch(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    return await response.text()
  } finally {
    await server.stop()
  }
}

test('ROUTE-1 home shows what others say of the lender, in the language of the page, as text', async () => {
  const dutch = await homeWith(JSON.stringify(proof), '/')
  expect(dutch).toContain(
    '<div data-slot="proof"><ul><li>4,8 van 5: &#60;b&#62;212&#60;/b&#62; beoordelingen <a href="https://reviews.example/vlot">Lees ze</a></li><li>Klachten: Bij de commissie</li></ul></div>',
  )
  expect(dutch).not.toContain('<template')
  const english = await homeWith(JSON.stringify(proof), '/en')
  expect(english).toContain('<li>4.8 out of 5: 212 reviews <a href="https://reviews.example/vlot">Read them</a></li>')
})

test('ROUTE-1 home of a lender without proof has an empty place for it', async () => {
  expect(await homeWith('', '/')).toContain('<div data-slot="proof"></div>')
})
