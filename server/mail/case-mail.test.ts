import { randomInt } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { mailLinkWorker } from '../jobs/mail-link.ts'
import { startWorkers } from '../jobs/workers.ts'
import type { AskedLink } from '../store/job-kinds.ts'
import { mailboxOf, takeRecipientTurn } from '../store/mail/recipient-mails.ts'
import { until } from '../testing/applicant.ts'
import { codeIn, linkIn, newestMail } from '../testing/mailbox.ts'
import { startSite } from '../testing/site.ts'
import { sendMail } from './send.ts'
import { testNow } from '../testing/test-clock.ts'

const kvkNumber = '00900001'
const hour = 60 * 60_000
// Its workers begin on demand.
const { sandbox, server } = await startSite({ environment: { LOG_LEVEL: 'silent', ROLE: 'http' } })
let shiftMs = 0
beforeAll(async () => {
  server.context.now = () => testNow(shiftMs)
})

const freshAddress = () => `ontvanger-${randomInt(1e9)}@bedrijf.example`

/** Begins a case and leaves an address with it. */
async function save(email: string) {
  const visitor = server.visitor()
  await visitor.begin(kvkNumber)
  const { status } = await visitor.call('saveForLater', { request: { email } })
  return { visitor, status }
}

const takeTurn = (kind: string, recipient: string) => {
  const { database, now, settings } = server.context
  const turn = { operatorKeys: settings.operatorKeys, kind, recipient, limit: { perHour: 5, perDay: 10 }, now: now() }
  return database.transaction().execute((transaction) => takeRecipientTurn(transaction, turn))
}

const mailsQueued = async () => (await server.context.pool.query('select from mail')).rowCount ?? 0

/** Runs a worker's step for each requested link. */
async function mailAskedLinks(): Promise<void> {
  const { rows } = await server.context.pool.query<{ data: AskedLink }>(
    `delete from job_queue.job where name = 'mail-link' returning data`,
  )
  const run = { attempt: 0, signal: new AbortController().signal }
  for (const { data } of rows) {
    const effects = await mailLinkWorker(server.context).step({ ...run, data })
    await server.context.database.transaction().execute(async (transaction) => effects?.(transaction))
  }
}

describe('mails to one address', () => {
  test('FLOW-11 are five an hour and ten a day of a kind, over all cases, also of cases that were erased', async () => {
    const email = freshAddress()
    for (let saved = 1; saved <= 5; saved++) {
      const written = [email, email.toUpperCase(), email.replace('@', `+${saved}@`)]
      const { visitor, status } = await save(written[saved % 3]!)
      expect(status).toBe(204)
      await visitor.call('eraseCase', { request: {} })
    }
    expect((await save(email)).status).toBe(429)
    expect((await save(freshAddress())).status).toBe(204)
    shiftMs += hour + 1_000
    for (let taken = 6; taken <= 10; taken++) expect(await takeTurn('saved-link', email)).toBe(true)
    shiftMs += hour + 1_000
    expect((await save(email)).status).toBe(429)
    shiftMs += 24 * hour
    expect((await save(email)).status).toBe(204)
  })

  test.each([
    ['jan+vlot@bedrijf.example', 'jan@bedrijf.example'],
    ['jan+a+b@bedrijf.example', 'jan@bedrijf.example'],
    ['Jan.de.Vries@Bedrijf.example', 'jan.de.vries@bedrijf.example'],
    ['j.an+9@googlemail.com', 'jan@gmail.com'],
    ['+jan@bedrijf.example', '+jan@bedrijf.example'],
  ])('FLOW-11 %s is the mailbox of %s', (written, mailbox) => expect(mailboxOf(written)).toBe(mailbox))

  test('FLOW-11 asked for at the same moment are no more, and one that is refused is not queued', async () => {
    const email = freshAddress()
    const before = await mailsQueued()
    const answer = await Promise.all(Array.from({ length: 12 }, () => save(email)))
    expect(answer.filter(({ status }) => status === 204)).toHaveLength(5)
    expect(answer.map(({ status }) => status)).toContain(429)
    expect((await mailsQueued()) - before).toBe(5)
  })

  test('FLOW-11 of one kind keep none of another away, and an asked link too many is answered as ever', async () => {
    const email = freshAddress()
    await save(email)
    for (let taken = 2; taken <= 6; taken++) await takeTurn('saved-link', email)
    const before = await mailsQueued()
    const ask = () => server.visitor().call('requestResumeLink', { request: { kvkNumber, email } })
    expect((await ask()).status).toBe(204)
    await mailAskedLinks()
    expect((await mailsQueued()) - before).toBe(1)
    for (let taken = 2; taken <= 5; taken++) expect(await takeTurn('asked-link', email)).toBe(true)
    shiftMs += hour / 2
    expect((await ask()).status).toBe(204)
    await mailAskedLinks()
    expect((await mailsQueued()) - before).toBe(1)
  })
})

describe('the line of mails', () => {
  test('CORE-7 FLOW-11 lets codes and links go before everything else, several at once', async () => {
    const email = freshAddress()
    const waiting = 20
    const form = { name: 'Wil', email: 'wil@bedrijf.example', subject: 'Vraag', message: 'Kan ik later beginnen?' }
    for (let sent = 0; sent < waiting; sent++) await server.visitor().call('sendContactForm', { request: form })
    await save(email)
    const { rows } = await server.context.pool.query<{ priority: number }>(
      `select priority from job_queue.job where name = 'send-mail' order by priority desc limit 1`,
    )
    expect(rows[0]?.priority).toBe(1)
    const sending = { now: 0, most: 0 }
    const workers = await startWorkers(server.context, async ({ data }) => {
      sending.most = Math.max(sending.most, ++sending.now)
      await sendMail(server.context, data.mailId).finally(() => sending.now--)
      return null
    })
    const { caseId, hash } = linkIn(await newestMail(sandbox, email, 1))
    const formsBefore = () => sandbox.store.state.mails.filter(({ subject }) => subject.startsWith('Bericht')).length
    expect(formsBefore()).toBeLessThan(waiting)
    await server.visitor().call('startResume', { request: { caseId, hash, passphrase: kvkNumber } })
    expect(codeIn(await newestMail(sandbox, email, 2))).toMatch(/^\d{8}$/)
    expect(formsBefore()).toBeLessThan(waiting)
    await until(60_000, async () => (formsBefore() === waiting ? true : null))
    expect(sending.most).toBeGreaterThan(2)
    workers.stop()
  })
})
