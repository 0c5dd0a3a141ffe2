import type { ErrorKey } from '#contract/call.ts'
import { ApiFailure, errorKeyOf } from '../api/api-failure.ts'
import type { Client } from '../api/client.ts'
import type { MailedLink } from '../visitor/mailed-link.ts'
import type { SessionStore } from '../visitor/storage.ts'
import { requireUsableToken, subjectOfToken } from '../visitor/token.ts'

type Parts = { ask: Client['ask']; session: SessionStore }

/** RECON-4: what the link lacks, in the order of the specification. */
export function defectOfLink(link: MailedLink): ErrorKey | null {
  if (link.hash === null) return 'magic_link'
  return link.caseId === null ? 'caseIdNotFound' : null
}

/** RECON-2: hash, case, connection and kvk number are all there, so nothing needs to be asked. */
export const isComplete = (link: MailedLink): boolean =>
  link.hash !== null && link.caseId !== null && link.connectionId !== null && link.kvk !== null

/**
 * Proves by link and kvk number that this is the business (RECON-5). The token's subject is the case; both are stored, and
 * nothing of an earlier session in this tab stays. Throws what the call threw, or `ApiFailure` for a link that lacks a part.
 */
export async function verify({ ask, session }: Parts, link: MailedLink, kvkNumber: string): Promise<void> {
  const { hash, caseId, connectionId } = link
  const defect = defectOfLink(link)
  if (defect !== null || hash === null || caseId === null) throw new ApiFailure(defect ?? 'magic_link', 400)
  const { data } = await ask('createResumeToken', {
    params: { caseId },
    request: { passphrase: kvkNumber, hash, connectionId },
  })
  const token = requireUsableToken(data.token)
  session.clear()
  session.write('token', token)
  session.write('caseId', subjectOfToken(token) ?? caseId)
}

/** RECON-5: 401 is a wrong kvk number, other answers have their own key, and without an answer it is the generic one. */
export function verificationErrorKey(error: unknown): ErrorKey {
  if (error instanceof ApiFailure && error.status === 401) return 'reconsent_kvk'
  return error instanceof ApiFailure && error.status !== null ? errorKeyOf(error) : 'generic'
}
