import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Store, StoredMail } from '../store.ts'

const LARGEST_MAIL_BYTES = 5_000_000
const MOST_MAILS = 500

interface MailSink {
  port: number
  close(): Promise<void>
}

/** A mail server that takes everything, delivers nothing and keeps the last mails to look at. */
export async function startMailSink(port: number, store: Store, stamp: () => string): Promise<MailSink> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST_MAIL_BYTES,
    logger: false,
    onData: (stream, session, answer) => {
      const parts: Buffer[] = []
      let bytes = 0
      stream.on('data', (part: Buffer) => {
        bytes += part.length
        if (bytes <= LARGEST_MAIL_BYTES) parts.push(part)
      })
      stream.on('end', () => {
        if (bytes > LARGEST_MAIL_BYTES) return answer(Object.assign(new Error('Mail too large'), { responseCode: 552 }))
        const to = session.envelope.rcptTo.map((recipient) => recipient.address)
        void keepMail(store, Buffer.concat(parts), to, stamp()).then(answer)
      })
    },
  })
  // Without a listener a client that hangs up early would end the process.
  server.on('error', () => undefined)
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve())
  })
  const address = server.server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Keeps the mail; answers the error when it cannot be read, so that the sender hears of it. */
async function keepMail(store: Store, raw: Buffer, to: string[], receivedAt: string): Promise<Error | null> {
  let parsed
  try {
    parsed = await PostalMime.parse(raw)
  } catch (error) {
    return error instanceof Error ? error : new Error('Mail cannot be read')
  }
  const { state } = store
  state.lastMailId += 1
  const mail: StoredMail = {
    id: state.lastMailId,
    receivedAt,
    from: parsed.from?.address ?? '',
    to,
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html ?? null,
    headers: parsed.headers.map(({ key, value }) => ({ key, value })),
  }
  state.mails = [...state.mails.slice(-(MOST_MAILS - 1)), mail]
  store.mailsChanged()
  await store.whenWritten()
  return null
}
