import { join } from 'node:path'
import { type Sandbox, startSandbox } from '#bank-sandbox/sandbox.ts'
import { addDays } from '#lending/days.ts'
import { remindWorker } from '#server/jobs/remind.ts'
import startDatabaseServer from '#server/testing/database-server.ts'
import { connectBank, fillForm, newApplicant } from '#server/testing/applicant.ts'
import { mailsTo, newestMail } from '#server/testing/mailbox.ts'
import { clockSetting, testToday } from '#server/testing/test-clock.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import { expect, test } from '../support/page.ts'

/*
 * A reminder comes months after a bank was connected, and by day: so this file has a server and its own sandbox, whose
 * clock it moves, with the built site, a real database and real mail.
 */
let sandbox: Sandbox
let server: TestServer
let endDatabaseServer: (() => void) | undefined
const kvkNumber = '00900001'

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  endDatabaseServer = await startDatabaseServer()
  sandbox = await startSandbox({ port: 0, smtpPort: 0, delays: false, today: clockSetting() })
  const siteDir = join(import.meta.dirname, '..', '..', 'build', 'client')
  server = await startTestServer({ sandbox, environment: { SITE_DIR: siteDir, HOST: 'localhost' } })
})
test.afterAll(async () => {
  await server?.stop()
  await sandbox?.close()
  endDatabaseServer?.()
})

let inboxes = 0

/** Connects a bank and leaves an address, which it returns. */
async function business(): Promise<string> {
  const applicant = await newApplicant(server.origin)
  await fillForm(applicant, kvkNumber)
  await connectBank(applicant, server.origin, 'RABOBANK', kvkNumber)
  const email = `afmelden-${(inboxes += 1)}@bedrijf.example`
  expect((await applicant.call('POST', 'vlot/v1/application/save', { email })).status).toBe(204)
  await newestMail(sandbox, email)
  return email
}

/** Runs the server's ten-minute check for reminders, a number of days from now, in the Dutch daytime. */
async function remindAfter(days: number): Promise<void> {
  const at = new Date(`${addDays(testToday, days)}T10:00:00Z`)
  const { signal } = new AbortController()
  // The server's own clock stays: its sweep, which may come at any moment, would find everything long abandoned.
  await remindWorker({ ...server.context, now: () => at }).step({ data: {}, attempt: 0, signal })
}

/** The sandbox's consents last 180 days: these are the moments of the first and the second reminder. */
const firstReminder = 155
const secondReminder = 173

async function reminded(): Promise<{ email: string; pageLink: string; programLink: string }> {
  const email = await business()
  await remindAfter(firstReminder)
  const mail = await newestMail(sandbox, email, 2)
  const headers = new Map(mail.headers.map(({ key, value }) => [key.toLowerCase(), value]))
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  return {
    email,
    pageLink: mail.text.match(/https?:\/\/\S+\/afmelden#\S+/)?.[0] ?? '',
    programLink: /<(.+)>/.exec(headers.get('list-unsubscribe') ?? '')?.[1] ?? '',
  }
}

/** The next reminder: one who still wants them gets it, so that anyone who gets none has unsubscribed. */
async function expectNoMore(email: string): Promise<void> {
  const control = await business()
  await remindAfter(secondReminder)
  await newestMail(sandbox, control, 2)
  expect(mailsTo(sandbox, email)).toHaveLength(2)
}

/** As a mail program does it by itself (RFC 8058): no cookie, no page. */
const postOneClick = (link: string) =>
  fetch(link, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

test('RECON-14 the link in a real reminder ends reminders at a press, and again changes nothing', async ({
  page,
  context,
  audit,
}) => {
  const { email, pageLink } = await reminded()
  await context.addCookies([{ name: 'cookie_consent', value: 'true', url: server.origin }])
  for (let use = 1; use <= 2; use++) {
    await page.goto('about:blank')
    await page.goto(pageLink)
    const stop = page.getByRole('button', { name: 'Stop met herinneringen' })
    await expect(stop).toBeVisible()
    expect(page.url()).toBe(`${server.origin}/afmelden`)
    await stop.click()
    await expect(page.getByRole('heading', { name: 'Je krijgt geen herinneringen meer' })).toBeVisible()
    await audit()
  }
  await expectNoMore(email)
})

test('RECON-14 a mail program ends them with one POST; who opens its address is asked first, on the page', async ({
  page,
}) => {
  const { email, programLink } = await reminded()
  const wanting = async () =>
    (await server.context.pool.query('select 1 from case_contact where unsubscribed_at is null')).rowCount
  const before = await wanting()
  await page.goto(programLink)
  await expect(page.getByRole('button', { name: 'Stop met herinneringen' })).toBeVisible()
  expect(page.url()).toBe(`${server.origin}/afmelden`)
  expect(await wanting(), 'opening it ends nothing').toBe(before)
  for (let use = 1; use <= 2; use++) expect((await postOneClick(programLink)).status).toBe(204)
  await expectNoMore(email)
  await page.getByRole('button', { name: 'Stop met herinneringen' }).click()
  await expect(page.getByRole('heading', { name: 'Je krijgt geen herinneringen meer' })).toBeVisible()
})

test('RECON-14 a link that was cut off or changed says what to do, or ends nobody else’s reminders', async ({
  page,
}) => {
  const { email, pageLink } = await reminded()
  await page.goto(pageLink.replace(/#.*/, '#token='))
  await expect(page.getByRole('heading', { name: 'Deze link is niet compleet' })).toBeVisible()
  await page.goto('about:blank')
  await page.goto(pageLink.replace(/token=./, (start) => `token=${start.endsWith('A') ? 'B' : 'A'}`))
  await page.getByRole('button', { name: 'Stop met herinneringen' }).click()
  await expect(page.getByRole('heading', { name: 'Je krijgt geen herinneringen meer' })).toBeVisible()
  await remindAfter(secondReminder)
  await newestMail(sandbox, email, 3)
})
