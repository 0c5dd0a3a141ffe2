import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import { mailReconsentLink, mailResumeLink, type Addressee } from '../mail/mail-link-for-case.ts'
import { appendAudit } from '../store/audit.ts'
import { findConnection } from '../store/bank/connections.ts'
import { findCaseOfContact, readContact } from '../store/case/case-contact.ts'
import { lockCase, openKeyOf } from '../store/case/case-data.ts'
import { openCase } from '../store/case/read-case.ts'
import type { AskedLink } from '../store/job-kinds.ts'
import type { Worker } from '../store/job-queue.ts'
import { mayMailLink } from '../store/mail/mailed-links.ts'
import type { Schema } from '../store/schema.ts'

/**
 * RECON-14, FLOW-11: mails the requested link, when there is such a case with an address. Above the limit it is
 * silently skipped: a stranger learns nothing about which cases exist.
 */
export function mailLinkWorker(context: Context): Worker<'mail-link'> {
  return {
    async step({ data }) {
      return async (transaction) => {
        const caseId = await caseOf(transaction, data)
        const addressee = caseId === null ? null : await addresseeOf(context, transaction, caseId)
        if (caseId === null || !addressee) return
        const at = context.now()
        if (!(await mayMailLink(transaction, caseId, data.purpose, at))) return
        if (!(await mailLink(context, transaction, data, addressee))) return
        const fact = { at, caseId, actor: 'visitor', action: 'link.mailed' } as const
        await appendAudit(transaction, { ...fact, detail: { purpose: data.purpose, cause: 'request' } })
      }
    },
  }
}

const caseOf = async (transaction: Transaction<Schema>, asked: AskedLink): Promise<string | null> =>
  asked.purpose === 'reconsent' ? asked.caseId : findCaseOfContact(transaction, Buffer.from(asked.lookup, 'base64url'))

/** Locks the case; null when it is gone or has no address. */
async function addresseeOf(
  context: Context,
  transaction: Transaction<Schema>,
  caseId: string,
): Promise<Addressee | null> {
  const loanCase = await lockCase(transaction, caseId)
  const caseKey = loanCase && openKeyOf(context.settings.operatorKey, loanCase)
  const contact = caseKey && (await readContact(transaction, caseKey))
  return loanCase && caseKey && contact ? { loanCase: openCase(caseKey, loanCase), email: contact.email } : null
}

async function mailLink(
  context: Context,
  transaction: Transaction<Schema>,
  asked: AskedLink,
  addressee: Addressee,
): Promise<boolean> {
  if (asked.purpose === 'resume') return mailResumeLink(context, transaction, addressee, 'request')
  const connection = await findConnection(transaction, asked.caseId, asked.connectionId)
  return connection !== null && mailReconsentLink(context, transaction, addressee, connection)
}
