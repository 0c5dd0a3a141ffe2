import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { applyFor } from '../support/applicant.ts'
import { fillInDetails, typeCode } from '../support/contact-details.ts'
import { expect, test } from '../support/page.ts'
import { ownStack } from '../support/stacks.ts'
import { choose } from '../support/walk.ts'

// A made-up lender with another name, colours and prices, on the same build: what visitor, applicant and employee read.

const LENDER_DIR = import.meta.dirname
const port = ownStack.sitePort + 300
const local = (above: number) => `http://localhost:${port + above}`
/** `npm test -- release` names where its containers are; else a stack is started here. */
const running = process.env['SECOND_LENDER']
const places = { site: local(0), sandbox: local(1), desk: local(2) }
const { site: origin, sandbox, desk: deskOrigin } = running ? (JSON.parse(running) as typeof places) : places
const email = 'peter@kwikstaart.example'
const ourName = /\bvlot\b(?!\/v1)|\bVL-\w{4}/i
/** Technical names: of the API, of cookies and of a browser's storage. */
const technical =
  /(?:__Host-)?vlot-session|vlot-tester|(?:api\/)?vlot\/v1|vlot-web-1|vlot-bank|vlot-desk[\w-]*|vlot_desk\w*/g

test.use({ ignoreHTTPSErrors: true })

let stack: ChildProcess | undefined
test.beforeAll(async () => {
  if (running) return
  const ports = { PORT: String(port), SANDBOX_PORT: String(port + 1), DESK_PORT: String(port + 2) }
  stack = spawn(process.execPath, [join(LENDER_DIR, '..', 'support', 'stack.mjs')], {
    env: { ...process.env, ...ports, LENDER_DIR, RUNNER_PID: String(process.pid) },
  })
  await expect
    .poll(
      () =>
        fetch(`${origin}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 90_000 },
    )
    .toBe(true)
})
test.afterAll(async () => {
  const ended = new Promise((resolve) => (stack ? stack.on('close', resolve) : resolve(0)))
  stack?.kill('SIGTERM')
  await ended
})

/** Drawings in the demonstration's orange or ink. */
const paintsOfOurs = () =>
  [...document.querySelectorAll('svg *')]
    .filter((part) => {
      const { fill, stroke } = getComputedStyle(part)
      return [fill, stroke].some((paint) => ['rgb(242, 106, 27)', 'rgb(11, 37, 69)'].includes(paint))
    })
    .map(({ outerHTML }) => outerHTML)

/** Nothing that one reads there names the demonstration. */
async function expectOwnName(page: Page): Promise<void> {
  expect(await page.title()).toContain('Kwikstaart Krediet')
  expect(((await page.locator('html').innerText()) + (await page.title())).replace(technical, '')).not.toMatch(ourName)
  expect(await page.evaluate(paintsOfOurs)).toEqual([])
}

test('every page of another lender has its name, and nothing of the demonstration’s', async () => {
  const siteMap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const paths = [...siteMap.matchAll(/<loc>https?:\/\/localhost:\d+([^<]*)<\/loc>/g)].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(40)
  const files = [
    '/jouw-aanvraag',
    '/en/verder-gaan',
    '/nergens',
    '/site.webmanifest',
    '/robots.txt',
    '/favicon.svg',
    '/api/docs',
  ]
  for (const path of [...paths, ...files, ...['', '/assets/'].map((under) => `${under}social/site-nl.png`)]) {
    const text = await (await fetch(`${origin}/${path.replace(/^\//, '')}`)).text()
    expect(text.replace(technical, '').match(/.{0,60}\bvlot\b.{0,30}/i)?.[0] ?? null, path).toBeNull()
    if (text.includes('<title>')) expect(text, path).toContain('Kwikstaart Krediet')
  }
})

test('a bakery applies to another lender, which prices, mails and answers under its own name', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    ignoreHTTPSErrors: true,
  })
  await context.addCookies([{ name: 'cookie_consent', value: 'true', url: origin }])
  const page = await context.newPage()
  await page.goto('/')
  await expectOwnName(page)
  await expect(page.getByRole('button', { name: 'Check of je kunt lenen' })).toHaveCSS(
    'background-color',
    'rgb(43, 182, 115)',
  )
  await applyFor(page, { kvkNumber: '00900001', bankName: 'Rabobank', amount: '15000' }, 'nl')
  await expectOwnName(page)
  const limits = await (await fetch(`${origin}/api/vlot/v1/limits`)).json()
  expect(limits.loanAmount.maximum).toBe(200_000)
  await choose(page, { email, kvkNumber: '00900001', language: 'nl' })
  await fillInDetails(page, email, 'nl')
  const mails = async () => {
    const answer = await fetch(`${sandbox}/control/mails?to=${encodeURIComponent(email)}`)
    return ((await answer.json()) as { mails: { from: string; subject: string; text: string; html: string }[] }).mails
  }
  await expect.poll(async () => (await mails()).length, { timeout: 30_000 }).toBe(1)
  await typeCode(page, /(?<!\S)\d{8}(?!\S)/.exec((await mails())[0]!.text)![0], 'nl')
  await expect
    .poll(async () => (await mails()).map(({ subject }) => subject), { timeout: 30_000 })
    .toContain('Je aanvraag bij Kwikstaart Krediet is binnen')
  await expectOwnName(page)
  for (const mail of await mails()) {
    expect(JSON.stringify(mail).replace(technical, '')).not.toMatch(ourName)
    expect(mail.text).toContain('088 000 56 78')
  }
  const desk = await context.newPage()
  await desk.goto(`${deskOrigin}/`)
  await desk.getByRole('link', { name: 'Inloggen' }).click()
  await desk.getByRole('button', { name: 'Log in als Noor Bakker' }).click()
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Werk')
  await expectOwnName(desk)
  await context.close()
})

test('the scripts of the release name no lender', () => {
  const assets = join(LENDER_DIR, '..', '..', 'build', 'client', 'assets')
  expect(existsSync(assets)).toBe(true)
  for (const name of readdirSync(assets).filter((one) => one.endsWith('.js')))
    expect(readFileSync(join(assets, name), 'utf8').match(/.{0,40}\bVlot\b.{0,20}/)?.[0] ?? null, name).toBeNull()
})
