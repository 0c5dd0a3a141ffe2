import type { Context } from '../context.ts'
import { queueCaseMail } from '../mail/case-mail.ts'
import { addressEndedLetter } from '../mail/address-letters.ts'
import { mailAddressTaken } from '../mail/mail-follow-up.ts'
import { languageOf } from '../mail/mail-link-for-case.ts'
import { appendAudit } from '../store/audit.ts'
import { proveAddress, readAddress } from '../store/case/case-contact.ts'
import { touchCase } from '../store/case/case-data.ts'
import { findableBy } from '../store/case/case-find.ts'
import type { LoanCase } from '../store/case/read-case.ts'
import { readFollowUp } from '../store/follow-up/follow-ups.ts'
import type { Transaction } from '../store/schema.ts'
import type { CaseKey } from '../store/sealing/seal.ts'
import { keepOneSession } from '../store/session/session.ts'

type Proof = { loanCase: LoanCase; caseKey: CaseKey; addressId: string; sessionId: string }

/**
 * Only the owner of an address confirms its code, while anyone may have begun the case and left any address: from here
 * on the case is the owner's. Every other address and session ends. Under the case's lock.
 */
export async function giveToOwner(
  context: Context,
  transaction: Transaction,
  { loanCase, caseKey, addressId, sessionId }: Proof,
): Promise<{ sessionsEnded: number }> {
  const { caseId } = caseKey
  const now = context.now()
  const { replaced: before, isNew } = await proveAddress(transaction, { caseKey, id: addressId, now })
  const sessionsEnded = await keepOneSession(transaction, { id: sessionId, caseId, addressId }, now)
  const address = await readAddress(transaction, caseKey, addressId)
  if (address) {
    const by = { kind: 'mail', text: address.email } as const
    await findableBy(transaction, context.settings.operatorKeys, caseId, by)
  }
  // A change that read the case before this moment is refused (store/case/change-case.ts).
  await touchCase(transaction, caseId, now)
  const language = languageOf(loanCase)
  for (const { email } of before) {
    const letter = addressEndedLetter(language, loanCase.company_name)
    // Of no address of the case: this one has just ended.
    const mail = { kind: 'follow-up.addressEnded' as const, caseId, recipient: email, addressId: null, letter }
    await queueCaseMail(context, transaction, mail)
  }
  const followUp = isNew && (await readFollowUp(transaction, caseKey))
  if (address && followUp)
    await mailAddressTaken(context, transaction, { loanCase, address, reference: followUp.row.reference })
  const fact = { at: now, caseId, by: 'applicant' }
  await appendAudit(transaction, 'address.proven', fact, {
    addressId,
    replaced: before.map(({ id }) => id),
    sessionsEnded,
  })
  return { sessionsEnded }
}
