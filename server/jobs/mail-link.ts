import type { Context } from '../context.ts'
import { mailReconsentLink, mailResumeLink, type Addressee } from '../mail/mail-link-for-case.ts'
import { appendAudit } from '../store/audit.ts'
import { findConnection } from '../store/bank/connections.ts'
import { findCaseOfContact, readAddress, readContact } from '../store/case/case-contact.ts'
import { lockCase, openKeyOf } from '../store/case/case-data.ts'
import { openCase } from '../store/case/read-case.ts'
import type { AskedLink } from '../store/job-kinds.ts'
import type { Worker } from '../store/job-queue.ts'
import { mayMailLink } from '../store/mail/mailed-links.ts'
import type { Transaction } from '../store/schema.ts'

/**
 * RECON-14, FLOW-11: mails the requested link, when there is such a case with an address. Above the limit it is
 * silently skipped: a stranger learns nothing about which cases exist.
 */
export const mailLinkWorker = (context: Context): Worker<'mail-link'> => ({
  async step({ data }) {
    return async (transaction) => {
      const asked = await askedOf(transaction, data)
      const addressee = asked && (await addresseeOf(context, transaction, asked))
      if (!asked || !addressee) return
      const { caseId } = asked
      const at = context.now()
      if (!(await mayMailLink(transaction, caseId, data.purpose, at))) return
      if (!(await mailLink(context, transaction, data, addressee))) return
      const fact = { at, caseId, by: 'visitor' }
      await appendAudit(transaction, 'link.mailed', fact, { purpose: data.purpose, cause: 'request' })
    }
  },
})

/** Without an address it is the one that the case's mails go to. */
type AskedFor = { caseId: string; addressId: string | null }

const askedOf = async (transaction: Transaction, asked: AskedLink): Promise<AskedFor | null> =>
  asked.purpose === 'reconsent'
    ? { caseId: asked.caseId, addressId: null }
    : findCaseOfContact(
        transaction,
        asked.lookup.split('.').map((one) => Buffer.from(one, 'base64url')),
      )

/** Locks the case; null when it is gone or has no address. */
async function addresseeOf(
  context: Context,
  transaction: Transaction,
  { caseId, addressId }: AskedFor,
): Promise<Addressee | null> {
  const loanCase = await lockCase(transaction, caseId)
  const caseKey = loanCase && openKeyOf(context.settings.operatorKeys, loanCase)
  if (!loanCase || !caseKey) return null
  const address = await (addressId === null
    ? readContact(transaction, caseKey)
    : readAddress(transaction, caseKey, addressId))
  return address && { loanCase: openCase(caseKey, loanCase), address }
}

async function mailLink(
  context: Context,
  transaction: Transaction,
  asked: AskedLink,
  addressee: Addressee,
): Promise<boolean> {
  if (asked.purpose === 'resume') return mailResumeLink(context, transaction, addressee, 'request')
  const connection = await findConnection(transaction, asked.caseId, asked.connectionId)
  return connection !== null && mailReconsentLink(context, transaction, addressee, connection)
}
