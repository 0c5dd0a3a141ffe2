import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { sendMail, messageIdOf } from '../mail/send.ts'
import { insertMail } from '../store/mail/sealed-mail.ts'
import { openJson } from '../store/sealing/seal.ts'
import { openKey } from '../store/sealing/sealing-keys.ts'
import { sourceRenderer, startSite } from '../testing/site.ts'
import { testNow } from '../testing/test-clock.ts'

const RENDERER = await sourceRenderer()
const { sandbox, server } = await startSite({ environment: { RENDERER } })

const call = { name: 'Jan de Vries', phone: '0612345678', preferredMoment: 'morning' }
const message = { name: 'Jan', email: 'jan@bedrijf.example', subject: 'Vraag', message: 'Hoe werkt het?' }

type MailRow = { id: string; key: string; sealed: Buffer | null; sent_at: Date | null; last_error: string | null }
const mails = async () => (await server.context.pool.query<MailRow>('select * from mail order by created_at')).rows

type Kept = { id: string; sealed: Buffer }
async function contentOf({ id, sealed }: Kept): Promise<unknown> {
  const { database, settings } = server.context
  const key = await openKey(database, settings.operatorKeys, id)
  return key && openJson(key, `contact/${id}`, sealed)
}

type Received = { to: string[]; subject: string; text: string }
const received = async () =>
  ((await (await fetch(`${sandbox.origin}/control/mails`)).json()) as { mails: Received[] }).mails

async function untilSent(): Promise<MailRow[]> {
  for (let look = 0; look < 1_000; look++) {
    const rows = await mails()
    if (rows.length > 0 && rows.every((row) => row.sent_at !== null)) return rows
    await sleep(50)
  }
  throw new Error(`Not sent: ${JSON.stringify(await mails())}`)
}

describe('contact', () => {
  test('CONT-2 DESK-110 a call-back request is stored, and its reference is mailed to the lender', async () => {
    expect((await server.visitor().call('requestContact', { request: call })).status).toBe(204)
    await untilSent()
    const [mail] = await received()
    expect(mail).toMatchObject({
      to: ['inbox@vlot.example'],
      subject: expect.stringMatching(/^Terugbelverzoek: [0-9a-f]{8}$/),
    })
    const { rows: tasks } = await server.context.pool.query<{ id: string }>('select id from obligation')
    expect(mail?.text).toContain(`${server.context.settings.desk!.origin}/werk/${tasks[0]!.id}`)
    for (const closed of ['Jan', '0612345678']) expect(mail?.text).not.toContain(closed)
    const stored = await server.context.pool.query<Kept>('select * from contact_request')
    expect(await Promise.all(stored.rows.map(contentOf))).toEqual([call])
  })

  test('CONT-2 a message is kept as it was written, and nothing of it is in the mail about it', async () => {
    const nasty = {
      ...message,
      name: 'Jan\r\nBcc: all@evil.example',
      subject: 'Hoi\r\nBcc: all@evil.example\r\n\r\n<b>',
      message: 'Regel 1\r\n.\r\nRCPT TO:<all@evil.example>\r\n<script>alert(1)</script>',
    }
    expect((await server.visitor().call('sendContactForm', { request: nasty })).status).toBe(204)
    await untilSent()
    const [mail] = (await received()).filter((mail) => mail.subject.startsWith('Bericht'))
    expect(mail?.to).toEqual(['inbox@vlot.example'])
    expect(JSON.stringify(mail)).not.toMatch(/evil|script|Jan|Hoi/)
    const { rows } = await server.context.pool.query<Kept>(`select * from contact_request where kind = 'message'`)
    expect(await Promise.all(rows.map(contentOf))).toMatchObject([nasty])
  })

  test('VAL-2 a phone number has exactly ten digits', async () => {
    for (const phone of ['061234567', '06123456789', '06-12345678', '+31612345678']) {
      const answer = await server.visitor().call('requestContact', { request: { ...call, phone } })
      expect([answer.status, answer.failure?.fields]).toEqual([400, ['phone']])
    }
  })

  test.each([
    ['jan'],
    ['jan@'],
    ['jan@bedrijf'],
    ['a@b.example\r\nBcc: c@d.example'],
    [`${'a'.repeat(200)}@b.example`],
  ])('an e-mail address %j is refused', async (email) => {
    const answer = await server.visitor().call('sendContactForm', { request: { ...message, email } })
    expect(answer.failure?.fields).toEqual(['email'])
  })

  test('a robot that fills in the hidden field is thanked, and nothing is stored', async () => {
    const before = (await mails()).length
    const answer = await server
      .visitor()
      .call('requestContact', { request: { ...call, website: 'https://spam.example' } })
    expect(answer.status).toBe(204)
    expect((await mails()).length).toBe(before)
  })

  test('CONT-2 a form that was filled in faster than any person can is thanked, and nothing is stored', async () => {
    const before = (await mails()).length
    const visitor = server.visitor()
    const fast = await visitor.call('sendContactForm', { request: { ...message, filledInMs: 300 } })
    expect([fast.status, (await mails()).length]).toEqual([204, before])
    await visitor.call('sendContactForm', { request: { ...message, filledInMs: 2_000 } })
    expect((await mails()).length).toBe(before + 1)
  })
})

describe('the forms of the contact page without JavaScript', () => {
  const browser = {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
    origin: 'null',
  }
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = browser) =>
    server.visitor().fetch(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
  const countOf = async (what: string) => (await received()).filter(({ subject }) => subject.startsWith(what)).length
  const arrived = (what: string, before: number) =>
    expect.poll(() => countOf(what), { timeout: 60_000 }).toBe(before + 1)

  const tasks = async () =>
    (
      await server.context.pool.query<{ kind: string; outcome: string | null }>(
        `select kind, outcome from obligation where kind like 'complaint%' order by opened_at, kind`,
      )
    ).rows.map(({ kind, outcome }) => [kind, outcome ?? 'open'])

  test('CONT-2 a call-back request is stored and mailed, and leads to the page of thanks in its language', async () => {
    const [calls, messages] = [await countOf('Terugbel'), await countOf('Bericht')]
    const response = await post('/contact', { form: 'call', ...call, phone: '06 - 22 33 44 55', website: '' })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/contact/bedankt'])
    await arrived('Terugbel', calls)
    const english = await post('/en/contact', { form: 'message', ...message, subject: 'Question' })
    expect(english.headers.get('location')).toBe('/en/contact/bedankt')
    await arrived('Bericht', messages)
  })

  test('FLOW-23 a complaint is a task, its sender is mailed the day of the answer, and the inbox learns nothing of it', async () => {
    const sent = { name: 'Wendelmoet Klaagster', email: 'klacht@bedrijf.example', message: 'Niemand belde mij terug' }
    const before = await tasks()
    const told = { form: 'complaint', ...sent, reference: 'VL-2222-2222' }
    const response = await post('/en/complaint', told)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/en/contact/bedankt'])
    // The same one, sent again by the call.
    const again = { ...sent, message: `VL-2222-2222\n\n${sent.message}` }
    expect((await server.visitor().call('sendComplaint', { request: again })).status).toBe(204)
    expect((await tasks()).slice(before.length).toSorted()).toEqual([
      ['complaint', 'open'],
      ['complaintReceipt', 'sent'],
    ])
    await arrived('We have received your complaint', 0)
    const mine = (await received()).filter(({ to }) => to.includes(sent.email))
    expect(mine.map(({ subject }) => subject)).toEqual(['We have received your complaint'])
    expect(mine[0]?.text).toMatch(/answer at this email address by \d+ \w+ \d{4}/)
    await arrived('Klacht: ', 0)
    const inbox = (await received()).filter(
      ({ to, text }) => to.includes('inbox@vlot.example') && /Wat: Klacht/.test(text),
    )
    for (const { subject, text } of inbox) expect(subject + text).not.toMatch(/Wendelmoet|bedrijf|belde/)
  })

  test('FLOW-23 a complaint without a name is shown again, with the reference left free', async () => {
    const response = await post('/klacht', {
      form: 'complaint',
      name: '',
      email: 'jan@bedrijf.example',
      message: 'Te laat',
    })
    expect(response.status).toBe(400)
    const html = await response.text()
    expect(html).toContain('id="complaint-name-words">Vul je naam in.')
    expect(html).toContain('id="complaint-reference-words" hidden="">')
    expect(html).toContain('Te laat</textarea>')
  })

  test('CONT-2 VAL-2 VAL-3 what is wrong is reported on the page itself, with the values kept', async () => {
    const before = (await mails()).length
    const response = await post('/contact', { form: 'call', ...call, name: '<b>Jan</b>', phone: '0612' })
    expect([response.status, response.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8'])
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self'")
    const html = await response.text()
    expect(html).toMatch(/<input [^>]*id="call-phone" [^>]*aria-invalid="true"[^>]* value="0612"/)
    expect(html).toContain('id="call-phone-words">Vul een nummer van precies 10 cijfers in.')
    expect(html).toContain('id="call-name-words" hidden="">')
    expect(html).toContain('id="call-summary">Niet alles is goed ingevuld.')
    expect(html).toContain('id="message-summary" hidden="">')
    expect(html).toContain('value="&lt;b&gt;Jan&lt;/b&gt;"')
    expect(html).toContain('<option value="morning" selected="">')
    expect((await mails()).length).toBe(before)
  })

  test('CONT-2 only fields of the forms are read, and thousands of others are refused unread', async () => {
    const others = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, String(index)]))
    const before = (await mails()).length
    expect((await post('/contact', { form: 'call', ...call, ...others(3_000) })).status).toBe(400)
    expect((await mails()).length).toBe(before)
    const answer = await post('/contact', { form: 'call', ...call, phone: '0612', summary: 'not a field of the form' })
    expect([answer.status, await answer.text()]).toEqual([400, expect.not.stringContaining('not a field of the form')])
    const { headers } = await post('/contact', { form: 'call', ...call, ...others(5) })
    expect(headers.get('location')).toBe('/contact/bedankt')
  })

  test('a robot that fills in the hidden field is thanked, and nothing is stored', async () => {
    const before = (await mails()).length
    const response = await post('/contact', { form: 'call', ...call, website: 'https://spam.example' })
    expect([response.status, (await mails()).length]).toEqual([303, before])
  })

  test.each([
    ['another site, says the browser', { ...browser, 'sec-fetch-site': 'cross-site' }],
    ['another origin', { 'content-type': browser['content-type'], origin: 'https://evil.example' }],
  ])('a form posted from %s is refused', async (_from, headers) => {
    expect((await post('/contact', { form: 'call', ...call }, headers)).status).toBe(403)
  })

  test.each([[{}], [{ form: 'other' }], [{ form: 'call', name: 'x'.repeat(40_000) }]])(
    'what is no form of the page is refused: %#',
    async (fields) => {
      expect([400, 413]).toContain((await post('/contact', fields as Record<string, string>)).status)
    },
  )
})

describe('sending', () => {
  test('CORE-7 a mail that was sent is not sent again, and its id follows from what it is about', async () => {
    expect((await server.visitor().call('sendContactForm', { request: message })).status).toBe(204)
    const [mail] = await untilSent()
    const before = (await received()).length
    await sendMail(server.context, mail?.id ?? '')
    expect((await received()).length).toBe(before)
    expect(messageIdOf('contact/1', 'https://vlot.example')).toBe(messageIdOf('contact/1', 'https://vlot.example'))
    expect(messageIdOf('contact/1', 'https://vlot.example')).toMatch(/^<[0-9a-f]{40}@vlot\.example>$/)
  })

  test('CORE-7 a mail that cannot be sent stays in the outbox with the reason, to be tried again', async () => {
    const { database, settings } = server.context
    const { smtpUrl } = settings.mail
    const words = { recipient: 'inbox@vlot.example', subject: 'x', textBody: 'x', htmlBody: null }
    const mail = { key: 'test/1', caseId: null, words, at: testNow() }
    const id = await database
      .transaction()
      .execute((transaction) => insertMail(transaction, settings.operatorKeys, mail))
    const row = async () => (await mails()).find((one) => one.key === 'test/1')
    settings.mail.smtpUrl = 'smtp://127.0.0.1:9'
    // Not in the mail server's words, which repeat the address: this message is logged and kept with the job.
    await expect(sendMail(server.context, id ?? '')).rejects.toThrow(/^The mail server did not take a mail \([A-Z ]+/)
    expect(await row()).toMatchObject({ sent_at: null, last_error: expect.stringContaining('ECONNREFUSED') as string })
    settings.mail.smtpUrl = smtpUrl
    await sendMail(server.context, id ?? '')
    expect((await row())?.sent_at).not.toBeNull()
  })

  test('CORE-8 once it is sent its words are taken away, and while it waits they are sealed', async () => {
    expect((await server.visitor().call('sendContactForm', { request: message })).status).toBe(204)
    await untilSent()
    for (const mail of await mails()) expect(mail.sealed).toBeNull()
    const { database, settings } = server.context
    const words = { recipient: 'jan@bedrijf.example', subject: 'Onderwerp', textBody: 'Tekst', htmlBody: null }
    const mail = { key: 'test/2', caseId: null, words, at: testNow() }
    await database.transaction().execute((transaction) => insertMail(transaction, settings.operatorKeys, mail))
    const { rows } = await server.context.pool.query<{ text: string }>('select m::text as text from mail m')
    for (const word of ['jan@bedrijf', 'Onderwerp', 'Tekst'])
      expect(rows.some(({ text }) => text.includes(word))).toBe(false)
  })
})
