import { consentTexts } from '#lending/agreement/consent-texts.ts'
import type { ConsentName } from '#lending/agreement/consents.ts'
import type { AnswerOf } from '#contract/calls.ts'
import { lender } from '#lending/this-lender.ts'
import type { Context } from '../context.ts'
import { acceptanceCodeLetter, secondCodeText } from '../mail/agreement-letters.ts'
import { type CaseLetter, queueCaseMail } from '../mail/case-mail.ts'
import { languageOf } from '../mail/mail-link-for-case.ts'
import { Refusal } from '../refusal.ts'
import { appendAudit } from '../store/audit.ts'
import { onCase } from '../store/case/change-case.ts'
import { type CaseRecord, readCase } from '../store/case/read-case.ts'
import {
  type Accepted,
  keepAccepted,
  makeAcceptanceCode,
  noteOpened,
  tryAcceptanceCode,
} from '../store/follow-up/acceptances.ts'
import { endRequest, readOpenRequests } from '../store/follow-up/document-requests.ts'
import { readFollowUp } from '../store/follow-up/follow-ups.ts'
import type { Database, Transaction } from '../store/schema.ts'
import { findRow } from '../store/database/rows.ts'
import { acceptanceOf } from './acceptance-of.ts'
import { shownAddress } from './answer-address.ts'
import { tooManyMails } from './mail-address-code.ts'
import { recordStepIn } from './record-step.ts'

/** `sha256`: of the document that the page shows. */
type Asked = { caseId: string | undefined; sha256: string }

/** The agreement as the page has it, of who may accept it now; refused where a person takes over. */
async function openFor(database: Database, record: CaseRecord, sha256: string) {
  const standing = await acceptanceOf(database, record)
  if (!standing || standing.sha256 !== sha256) throw new Refusal('agreement_changed')
  const followUp = await readFollowUp(database, record.caseKey)
  const { details, account, name } = standing.signing
  if (followUp?.steps.at(-1)?.step !== 'sent') throw new Refusal('agreement_changed')
  if (standing.bar || !details || !account || !name) throw new Refusal('agreement_by_person')
  const offer = record.chosenOffer!
  const bound = { fileId: standing.fileId, sha256, amountCents: offer.loanAmountCents }
  return { ...standing, followUp, details, account, name, offer, bound }
}

/** Mails a code for this document and this amount alone, to the confirmed address of who may sign. */
export const mailAcceptanceCode = (
  context: Context,
  { caseId, sha256 }: Asked,
): Promise<AnswerOf<'mailAcceptanceCode'>> =>
  onCase(context, caseId ?? null, async (transaction, record) => {
    const { loanCase } = record
    const { bound, details, name } = await openFor(transaction, record, sha256)
    const [now, { tokenKeys }] = [context.now(), context.settings]
    await noteOpened(transaction, loanCase.id, bound.fileId, now)
    const gateway = secondBy(context, bound)
    const codes = await makeAcceptanceCode(transaction, { tokenKeys, bound, now, hasSecond: gateway !== null })
    if (codes === null) throw tooManyMails()
    const { email, mobile, addressId } = details
    const facts = { company: loanCase.company_name, name, amountCents: bound.amountCents, sha256 }
    const language = languageOf(loanCase)
    const mail = (kind: 'acceptanceCode' | 'secondCode', recipient: string, letter: CaseLetter) =>
      queueCaseMail(context, transaction, {
        ...{ kind: `follow-up.${kind}` as const, caseId: loanCase.id, recipient, addressId, letter },
      })
    await mail('acceptanceCode', email, acceptanceCodeLetter(language, { ...facts, code: codes.code }))
    const phone = `${mobile.slice(1)}@${gateway}`
    if (codes.second !== null) await mail('secondCode', phone, secondCodeText(language, facts, codes.second))
    await appendAudit(transaction, 'agreement.code-mailed', { at: now, caseId: loanCase.id, by: 'applicant' })
    return { codeSentTo: shownAddress(email), secondSentTo: codes.second && `•••${mobile.slice(-3)}` }
  })

/** The gateway for a second code; null where this amount needs none. */
const secondBy = ({ settings }: Context, { amountCents }: { amountCents: number }): string | null =>
  amountCents >= (lender.secondCodeFromCents ?? Infinity) ? settings.mail.smsGateway : null

type Accepting = Asked & {
  code: string
  second: string | undefined
  consents: readonly ConsentName[]
  from: Accepted['from']
}

/** Signs it: the code is used up, all that shows by whom is kept, and the lender's two people come next. */
export async function acceptAgreement(context: Context, { caseId, sha256, code, second, consents, from }: Accepting) {
  const { pool, settings } = context
  const asked = caseId ? await readCase(context.database, settings.operatorKeys, caseId) : null
  if (!asked) throw new Refusal('case_id_not_available')
  const { bound } = await openFor(context.database, asked, sha256)
  const coding = { tokenKeys: settings.tokenKeys, bound, now: context.now() }
  const tried = await tryAcceptanceCode(pool, coding, code + (second ?? ''))
  if (!tried) throw new Refusal('agreement_code')
  await onCase(context, asked.loanCase.id, async (transaction, record) => {
    const now = await openFor(transaction, record, sha256)
    const { acceptance, loanCase } = { ...now, ...record }
    if (!acceptance?.code_sent_at) throw new Refusal('agreement_code')
    const at = context.now()
    const language = languageOf(loanCase)
    const accepted: Accepted = {
      ...{ language, sha256, byteLength: now.byteLength, amountCents: bound.amountCents, from, tries: tried.tries },
      netPayoutCents: now.offer.netPayoutCents,
      consents: consents.map((name) => consentTexts[language][name]),
      ...(await whoAndWhere(context, transaction, record, now)),
      openedAt: acceptance.opened_at.toISOString(),
      codeSentAt: acceptance.code_sent_at.toISOString(),
      acceptedAt: at.toISOString(),
    }
    const kept = { codeHash: tried.codeHash, accepted, at }
    if (!(await keepAccepted(transaction, record.caseKey, acceptance, kept))) throw new Refusal('agreement_code')
    for (const request of await readOpenRequests(transaction, record.caseKey))
      if (request.reason === 'signed-agreement') await endRequest(transaction, request.id, { fileId: null, at })
    const taken = await recordStepIn(context, transaction, record, { step: 'signed' }, 'applicant')
    if (typeof taken === 'string') throw new Refusal('agreement_changed')
    const fact = { at, caseId: loanCase.id, by: 'applicant' }
    await appendAudit(transaction, 'agreement.accepted', fact, { fileId: bound.fileId, sha256 })
  })
}

/** Name, address and account, each with how it came to be known. */
async function whoAndWhere(
  context: Context,
  transaction: Transaction,
  { connections }: CaseRecord,
  { details, account, name, bound }: Awaited<ReturnType<typeof openFor>>,
): Promise<Pick<Accepted, 'mobile' | 'person' | 'account'>> {
  const contact = await findRow(transaction, 'case_contact', { id: details.addressId }, ['proven_at'])
  const connection = connections.find(({ id }) => id === account.row.bank_connection_id)
  const { holderName: holder, iban } = account.secret
  // Without these it proves too little.
  if (!contact?.proven_at || !connection?.consent_since || !holder || !iban) throw new Refusal('agreement_by_person')
  return {
    mobile: secondBy(context, bound) && details.mobile,
    person: {
      ...{ typedName: details.name, registeredName: name, email: details.email },
      confirmedAt: contact.proven_at.toISOString(),
    },
    account: { bank: connection.bank_name, holder, iban, connectedAt: connection.consent_since.toISOString() },
  }
}
