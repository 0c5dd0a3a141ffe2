// The mails that the sandbox's mail server took, and the links in them.
import type { Sandbox } from '#bank-sandbox/sandbox.ts'
import { until } from './applicant.ts'

type MailSink = Pick<Sandbox, 'store'>
type Mail = MailSink['store']['state']['mails'][number]

export const mailsTo = ({ store }: MailSink, address: string): Mail[] =>
  store.state.mails.filter((mail) => mail.to.includes(address))

/**
 * The newest mail to an address, once there are at least `count`. Each is sent by a separate job and may overtake
 * another; {@link mailWith} finds one of several.
 */
export async function newestMail(sink: MailSink, address: string, count = 1): Promise<Mail> {
  return until(60_000, async () => {
    const mails = mailsTo(sink, address)
    return mails.length >= count ? (mails.at(-1) ?? null) : null
  })
}

/** The mail to an address with this subject. */
export const mailWith = (sink: MailSink, address: string, subject: string): Promise<Mail> =>
  until(60_000, async () => mailsTo(sink, address).find((mail) => mail.subject === subject) ?? null)

export type LinkParts = {
  path: string
  hash: string
  caseId: string
  connectionId: string | null
  token: string | null
}

/** The first address with a fragment in a mail's text, taken apart. */
export function linkIn(mail: Pick<Mail, 'text'>): LinkParts {
  const url = new URL(/https?:\/\/\S+#\S+/.exec(mail.text)?.[0] ?? 'http://none')
  const parts = new URLSearchParams(url.hash.slice(1))
  return {
    path: url.pathname,
    hash: parts.get('hash') ?? '',
    caseId: parts.get('caseId') ?? '',
    connectionId: parts.get('connectionId'),
    token: parts.get('token'),
  }
}

/** Eight digits by themselves: those of a link, such as the start of a case's id, are no code. */
export const codeIn = (mail: Pick<Mail, 'text'>): string => /(?<!\S)\d{8}(?!\S)/.exec(mail.text)?.[0] ?? ''
