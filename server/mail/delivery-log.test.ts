import { randomUUID } from 'node:crypto'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeWorkers } from '../jobs/workers.ts'
import { insertMail } from '../store/mail/sealed-mail.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { withoutRecipient } from './delivery-log.ts'
import { sendMail } from './send.ts'
import { testNow } from '../testing/test-clock.ts'

/** Replies of a real mail server: permanent refusal of one address, temporary of another. */
const refusals: Record<string, [number, string]> = {
  'weg@bedrijf.example': [550, '5.1.1 <weg@bedrijf.example>: user weg unknown'],
  'vol@bedrijf.example': [452, '4.2.2 mailbox of vol@bedrijf.example is full'],
}

/** While a mail to this address goes out, it is erased. */
const erasing = 'gewist@bedrijf.example'

let mailServer: SMTPServer
let server: TestServer
beforeAll(async () => {
  mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    async onRcptTo({ address }, _session, answer) {
      if (address === erasing) await server.context.pool.query('delete from mail where sealed is not null')
      const [responseCode, words] = refusals[address] ?? [0, '']
      answer(responseCode === 0 ? null : Object.assign(new Error(words), { responseCode }))
    },
    onData(stream, _session, answer) {
      stream.resume()
      stream.on('end', () => answer())
    },
  })
  await new Promise<void>((ready) => mailServer.listen(0, '127.0.0.1', ready))
  const address = mailServer.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  // Without its worker, so that only the test sends.
  const environment = { SMTP_URL: `smtp://127.0.0.1:${port}`, ROLE: 'http', LOG_LEVEL: 'warn' } as const
  server = await startTestServer({ environment })
})
afterAll(async () => {
  await server?.stop()
  await new Promise<void>((closed) => mailServer.close(closed))
})

async function mailTo(recipient: string, kind = 'test'): Promise<string> {
  const { database, settings } = server.context
  const words = { recipient, subject: 'Onderwerp', textBody: 'Tekst', htmlBody: null }
  const mail = { key: `${kind}/${randomUUID()}`, caseId: null, words, at: testNow() }
  const id = await database.transaction().execute((tx) => insertMail(tx, settings.operatorKeys, mail))
  return id ?? ''
}

const attemptsOf = async (mailId: string) =>
  (
    await server.context.pool.query(
      'select number, outcome, answer from mail_attempt where mail_id = $1 order by number',
      [mailId],
    )
  ).rows

describe('the delivery log', () => {
  test('RECON-14 keeps the answer of a mail server that took the mail', async () => {
    const mailId = await mailTo('jan@bedrijf.example')
    await sendMail(server.context, mailId)
    await sendMail(server.context, mailId)
    expect(await attemptsOf(mailId)).toEqual([
      { number: 1, outcome: 'accepted', answer: expect.stringMatching(/^250/) },
    ])
  })

  test('RECON-14 keeps every try at a mail server that says no for now, without naming anybody', async () => {
    const mailId = await mailTo('vol@bedrijf.example')
    for (const _try of [1, 2]) await expect(sendMail(server.context, mailId)).rejects.toThrow('452')
    const attempts = await attemptsOf(mailId)
    expect(attempts.map(({ number, outcome }) => [number, outcome])).toEqual([
      [1, 'refused'],
      [2, 'refused'],
    ])
    expect(attempts[0]?.answer).toMatch(/^452 4\.2\.2 mailbox of … is full$/)
  })

  test('RECON-14 a no for good is not tried again, and its words are taken away', async () => {
    const mailId = await mailTo('weg@bedrijf.example')
    await sendMail(server.context, mailId)
    await sendMail(server.context, mailId)
    const attempts = await attemptsOf(mailId)
    expect(attempts).toHaveLength(1)
    expect(attempts[0]).toMatchObject({ outcome: 'refused' })
    expect(attempts[0]?.answer).not.toMatch(/weg|bedrijf/)
    const { rows } = await server.context.pool.query('select sealed, sent_at from mail where id = $1', [mailId])
    expect(rows[0]).toEqual({ sealed: null, sent_at: null })
    expect(server.logLines.join('')).not.toMatch(/weg@|bedrijf\.example/)
  })

  test('DESK-30 a mail that somebody waits for and that does not arrive is work, a code is not, nor one that still may', async () => {
    const [refused, code, later] = [
      await mailTo('weg@bedrijf.example', 'follow-up'),
      await mailTo('weg@bedrijf.example', 'contact-code'),
      await mailTo('vol@bedrijf.example', 'follow-up'),
    ]
    const owed = async () => {
      const { rows } = await server.context.pool.query('select kind, subject_id from obligation order by opened_at')
      return rows
    }
    await sendMail(server.context, refused)
    await sendMail(server.context, code)
    await expect(sendMail(server.context, later)).rejects.toThrow('452')
    expect(await owed()).toEqual([{ kind: 'undeliveredMail', subject_id: refused }])
    // Given up after a day of tries.
    const { givenUp } = makeWorkers(server.context, async () => null)['send-mail']
    for (const mailId of [later, later, code])
      await server.context.database.transaction().execute((transaction) => givenUp!({ mailId }, transaction))
    expect((await owed()).map(({ subject_id }) => subject_id)).toEqual([refused, later])
  })

  test('CORE-7 CORE-8 a mail that is erased while it goes out fails nothing, and leaves no try behind', async () => {
    const mailId = await mailTo(erasing)
    await sendMail(server.context, mailId)
    expect(await attemptsOf(mailId)).toEqual([])
  })

  test('RECON-14 a mail server that cannot be reached has said nothing', async () => {
    const { mail } = server.context.settings
    const mailId = await mailTo('jan@bedrijf.example')
    const away = {
      ...server.context,
      settings: { ...server.context.settings, mail: { ...mail, smtpUrl: 'smtp://127.0.0.1:9' } },
    }
    await expect(sendMail(away, mailId)).rejects.toThrow('ECONNREFUSED')
    expect(await attemptsOf(mailId)).toEqual([{ number: 1, outcome: 'unreachable', answer: null }])
  })

  test('words that could name the recipient are taken out whatever their form', () => {
    expect(withoutRecipient('550 No JAN here (bedrijf.example)', 'jan@bedrijf.example')).toBe('550 No … here …')
    expect(withoutRecipient('250 2.0.0 Ok: queued as 4F1B2', 'jan@bedrijf.example')).toBe(
      '250 2.0.0 Ok: queued as 4F1B2',
    )
  })
})
