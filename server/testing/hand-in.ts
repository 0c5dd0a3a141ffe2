// A bookkeeper as a stranger with a link: no session, no cookie, only the secret of the mail.
import { calls, headers } from '#contract/calls.ts'
import { type Applicant, must } from './applicant.ts'
import { linkIn, newestMail } from './mailbox.ts'
import type { Visitor } from './visitor.ts'

type Sink = Parameters<typeof newestMail>[0]
type Sent = { name: string; bytes: Uint8Array }

/** Has a link mailed, and returns its secret. */
export async function askBookkeeper(sink: Sink, applicant: Applicant, email: string, count = 1): Promise<string> {
  await must(applicant.call('POST', calls.askBookkeeper.path, { email }), 'askBookkeeper')
  return linkIn(await newestMail(sink, email, count)).hash
}

export const handIn = (visitor: Visitor, hash: string, files: readonly Sent[]) =>
  visitor.call('handInFiles', {
    files: files.map(({ name, bytes }) => new File([new Uint8Array(bytes)], name)),
    headers: { [headers.mailedLink]: hash },
  })
