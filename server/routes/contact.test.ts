import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '#bank-sandbox/sandbox.ts'
import { sendMail, messageIdOf } from '../mail/send.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let sandbox: Sandbox
let server: TestServer
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, delays: false })
  server = await startTestServer({ sandbox })
})
afterAll(async () => {
  await server.stop()
  await sandbox.close()
})

const call = { name: 'Jan de Vries', phone: '0612345678', preferredMoment: 'morning' }
const message = { name: 'Jan', email: 'jan@bedrijf.example', subject: 'Vraag', message: 'Hoe werkt het?' }

type MailRow = { id: string; key: string; subject: string; text_body: string; recipient: string; sent_at: Date | null }
const mails = async () => (await server.context.pool.query<MailRow>('select * from mail order by created_at')).rows

type Received = { to: string[]; subject: string; text: string }
const received = async () =>
  ((await (await fetch(`${sandbox.origin}/control/mails`)).json()) as { mails: Received[] }).mails

async function untilSent(): Promise<MailRow[]> {
  for (let look = 0; look < 200; look++) {
    const rows = await mails()
    if (rows.length > 0 && rows.every((row) => row.sent_at !== null)) return rows
    await sleep(50)
  }
  throw new Error(`Not sent: ${JSON.stringify(await mails())}`)
}

describe('contact', () => {
  test('CONT-2 a call-back request is stored and mailed to the lender', async () => {
    expect((await server.visitor().call('requestContact', { request: call })).status).toBe(204)
    const [mail] = await untilSent()
    expect(mail).toMatchObject({ recipient: 'inbox@vlot.example', subject: 'Terugbelverzoek van Jan de Vries' })
    expect(mail?.text_body).toContain('0612345678')
    const stored = await server.context.pool.query('select kind, content from contact_request')
    expect(stored.rows).toEqual([{ kind: 'call', content: call }])
  })

  test('CONT-2 a message arrives as it was written, and cannot write a header or another recipient', async () => {
    const nasty = {
      ...message,
      name: 'Jan\r\nBcc: all@evil.example',
      subject: 'Hoi\r\nBcc: all@evil.example\r\n\r\n<b>',
      message: 'Regel 1\r\n.\r\nRCPT TO:<all@evil.example>\r\n<script>alert(1)</script>',
    }
    expect((await server.visitor().call('sendContactForm', { request: nasty })).status).toBe(204)
    await untilSent()
    const [mail] = (await received()).filter((mail) => mail.subject.startsWith('Bericht'))
    expect(mail?.subject).toBe('Bericht: Hoi Bcc: all@evil.example <b>')
    expect(mail?.to).toEqual(['inbox@vlot.example'])
    expect(mail?.text).toContain('<script>alert(1)</script>')
  })

  test('VAL-2 a phone number has exactly ten digits', async () => {
    for (const phone of ['061234567', '06123456789', '06-12345678', '+31612345678']) {
      const told = await server.visitor().call('requestContact', { request: { ...call, phone } })
      expect([told.status, told.failure?.fields]).toEqual([400, ['phone']])
    }
  })

  test.each([
    ['jan'],
    ['jan@'],
    ['jan@bedrijf'],
    ['a@b.example\r\nBcc: c@d.example'],
    [`${'a'.repeat(200)}@b.example`],
  ])('an e-mail address %j is refused', async (email) => {
    const told = await server.visitor().call('sendContactForm', { request: { ...message, email } })
    expect(told.failure?.fields).toEqual(['email'])
  })

  test('a robot that fills in the hidden field is thanked, and nothing is stored', async () => {
    const before = (await mails()).length
    const told = await server
      .visitor()
      .call('requestContact', { request: { ...call, website: 'https://spam.example' } })
    expect(told.status).toBe(204)
    expect((await mails()).length).toBe(before)
  })
})

describe('sending', () => {
  test('CORE-7 a mail that was sent is not sent again, and its id follows from what it is about', async () => {
    const [mail] = await untilSent()
    const before = (await received()).length
    await sendMail(server.context, mail?.id ?? '')
    expect((await received()).length).toBe(before)
    expect(messageIdOf('contact/1', 'https://vlot.example')).toBe(messageIdOf('contact/1', 'https://vlot.example'))
    expect(messageIdOf('contact/1', 'https://vlot.example')).toMatch(/^<[0-9a-f]{40}@vlot\.example>$/)
  })

  test('CORE-7 a mail that cannot be sent stays in the outbox with the reason, to be tried again', async () => {
    const { smtpUrl } = server.context.settings.mail
    await server.context.pool.query(
      `insert into mail (id, key, recipient, subject, text_body, created_at)
       values ('0f8fad5b-d9cb-469f-a165-70867728950e', 'test/1', 'inbox@vlot.example', 'x', 'x', now())`,
    )
    const row = async () => (await mails()).find((mail) => mail.key === 'test/1')
    server.context.settings.mail.smtpUrl = 'smtp://127.0.0.1:9'
    await expect(sendMail(server.context, '0f8fad5b-d9cb-469f-a165-70867728950e')).rejects.toThrow()
    expect(await row()).toMatchObject({ sent_at: null, last_error: expect.stringContaining('ECONNREFUSED') as string })
    server.context.settings.mail.smtpUrl = smtpUrl
    await sendMail(server.context, '0f8fad5b-d9cb-469f-a165-70867728950e')
    expect((await row())?.sent_at).not.toBeNull()
  })
})
