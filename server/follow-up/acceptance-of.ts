import { signatoryOf } from '#lending/agreement/acceptance.ts'
import type { AcceptanceBar } from '#lending/agreement/consents.ts'
import type { Offer } from '#lending/pricing/offer.ts'
import type { CaseRecord } from '../store/case/read-case.ts'
import { type Acceptance, readAcceptance } from '../store/follow-up/acceptances.ts'
import { readAgreement } from '../store/follow-up/agreements.ts'
import { newestAgreement } from '../store/follow-up/case-files.ts'
import { signersLine } from '../store/follow-up/check-lines.ts'
import { readDetails } from '../store/follow-up/contact-details.ts'
import type { Database } from '../store/schema.ts'

/** The person who may accept the agreement of this offer by a code, by the check of the register and the bank. */
export async function signingOf(database: Database, { caseKey, loanCase, accounts }: CaseRecord, offer: Offer) {
  const signers = await signersLine(database, caseKey)
  const details = await readDetails(database, caseKey)
  const account = accounts.find(({ row }) => row.id === loanCase.disbursement_account_id)
  const signing = signatoryOf({
    signatories: signers,
    needsGuarantee: offer.securities.includes('personal-guarantee'),
    contactName: details?.isConfirmed ? details.name : null,
    account: account ? { source: account.row.source, match: account.row.match_state } : null,
  })
  return { ...signing, details, account }
}

/** The agreement that was mailed last, and where its acceptance stands. */
type Standing = {
  fileId: string
  sha256: string
  byteLength: number
  /** Nobody can accept it by code: it is signed on paper. */
  bar: AcceptanceBar | null
  acceptance: Acceptance | null
  signing: Awaited<ReturnType<typeof signingOf>>
}

/** Null where the product mailed no agreement, or where the offer or the account has changed since. */
export async function acceptanceOf(database: Database, record: CaseRecord): Promise<Standing | null> {
  const { caseKey, chosenOffer } = record
  const fileId = await newestAgreement(database, caseKey.caseId)
  const made = fileId === null ? null : await readAgreement(database, caseKey, fileId)
  if (fileId === null || !made || !chosenOffer || made.terms.offer.id !== chosenOffer.id) return null
  const signing = await signingOf(database, record, chosenOffer)
  if (made.terms.payout.iban !== signing.account?.secret.iban) return null
  return {
    fileId,
    sha256: made.sha256.toString('hex'),
    byteLength: made.byteLength,
    // Its text says that it is signed on paper.
    bar: signing.bar ?? (made.terms.byCode === signing.name ? null : 'signatory'),
    acceptance: await readAcceptance(database, caseKey, fileId),
    signing,
  }
}
