import { describe, expect, test } from 'vitest'
import type { Language } from '#lending/language.ts'
import { stopClockJobs } from '../testing/clock-jobs.ts'
import { consentedBusiness, kvkNumber, lookAtConsents, remindersOf } from '../testing/consented-business.ts'
import { linkIn, newestMail } from '../testing/mailbox.ts'
import { startSite } from '../testing/site.ts'

/** Its worker also sends. */
const { sandbox, server: worker } = await startSite({ environment: { LOG_LEVEL: 'warn' } })
await stopClockJobs(worker)
const clock = { now: new Date('2026-11-21T08:00:00Z') }

async function reminded(locale: Language) {
  clock.now = new Date('2026-11-21T08:00:00Z')
  worker.context.now = () => clock.now
  const one = await consentedBusiness({ server: worker, clock }, locale)
  clock.now = new Date('2027-05-12T12:00:00Z')
  await lookAtConsents(worker)
  return { one, mail: await newestMail(sandbox, one.email) }
}

describe('the mail', () => {
  test('RECON-14 is in the language of the business, as text and as HTML', async () => {
    const { mail } = await reminded('nl')
    expect(mail.subject).toBe('Je koppeling met Rabobank & <Zonen> stopt over 8 dagen')
    expect(mail.text).toContain('loopt af op 20 mei 2027')
    expect(mail.html).toContain('Rabobank &#38; &#60;Zonen&#62;')
    expect(mail.html).not.toMatch(/<table|<img|<script|https?:\/\/(?!127\.0\.0\.1|localhost)/)
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark">')
    expect(mail.html).toContain('prefers-color-scheme: dark')
    const english = await reminded('en')
    expect(english.mail.subject).toBe('Your connection with Rabobank & <Zonen> ends in 8 days')
    expect(linkIn(english.mail).path).toBe('/reconsent/EN')
  })

  test('RECON-14 its link renews this connection, and the delivery log says that it was taken', async () => {
    const { one, mail } = await reminded('nl')
    const { hash, caseId, connectionId } = linkIn(mail)
    expect([caseId, connectionId]).toEqual([one.caseId, one.connectionId])
    const request = { passphrase: kvkNumber, hash, connectionId }
    const result = await worker.visitor().call('createResumeToken', { params: { caseId }, request })
    expect(result.status).toBe(200)
    const { rows } = await worker.context.pool.query(
      `select a.number, a.outcome, a.answer from mail_attempt a join reminder r on r.mail_id = a.mail_id
        where r.bank_connection_id = $1`,
      [one.connection],
    )
    expect(rows).toEqual([{ number: 1, outcome: 'accepted', answer: expect.stringMatching(/^250 /) }])
  })

  test('RECON-14 a mail program ends reminders with its own one POST, and a GET ends nothing', async () => {
    const { one, mail } = await reminded('nl')
    const headers = new Map(mail.headers.map(({ key, value }) => [key.toLowerCase(), value]))
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const url = /<(.+)>/.exec(headers.get('list-unsubscribe') ?? '')?.[1] ?? ''
    const wanted = async () => {
      const { rows } = await worker.context.pool.query('select unsubscribed_at from case_contact where case_id = $1', [
        one.caseId,
      ])
      return rows[0].unsubscribed_at === null
    }
    const opened = await fetch(url, { redirect: 'manual' })
    expect([opened.status, opened.headers.get('location')]).toEqual([303, expect.stringContaining('/afmelden#token=')])
    expect(await wanted()).toBe(true)
    const posted = await fetch(url, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect([posted.status, await wanted()]).toEqual([204, false])
    clock.now = new Date('2027-05-19T12:00:00Z')
    await lookAtConsents(worker)
    expect(await remindersOf(worker, one)).toHaveLength(1)
  })

  test('RECON-14 the page’s button ends them too, and a token that is not ours is answered alike', async () => {
    const { one, mail } = await reminded('nl')
    const token = /\/afmelden#token=(\S+)/.exec(mail.text)?.[1] ?? ''
    for (const given of ['x', 'A'.repeat(64), token]) {
      const result = await worker.visitor().call('unsubscribe', { request: { token: given } })
      expect([result.status, result.error]).toEqual([204, null])
    }
    const { rows } = await worker.context.pool.query('select unsubscribed_at from case_contact where case_id = $1', [
      one.caseId,
    ])
    expect(rows[0].unsubscribed_at).toEqual(clock.now)
  })
})
