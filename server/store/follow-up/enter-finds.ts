import { readContact } from '../case/case-contact.ts'
import { findableBy, type FoundBy } from '../case/case-find.ts'
import type { CaseRecord } from '../case/read-case.ts'
import type { Transaction } from '../schema.ts'
import type { KeyRing } from '../sealing/seal.ts'
import { readDetails } from './contact-details.ts'

/** Makes the case findable by all that is sealed in it. */
export async function enterFinds(transaction: Transaction, operatorKeys: KeyRing, record: CaseRecord): Promise<void> {
  const contact = await readContact(transaction, record.caseKey)
  const details = await readDetails(transaction, record.caseKey)
  const emails = [contact?.email, details?.isConfirmed ? details.email : null]
  for (const by of findsOf(record, emails)) await findableBy(transaction, operatorKeys, record.loanCase.id, by)
}

function findsOf({ loanCase, accounts }: CaseRecord, emails: readonly (string | null | undefined)[]): FoundBy[] {
  const ibans = accounts.map(({ secret }) => secret.iban)
  const of = (kind: FoundBy['kind'], texts: readonly (string | null | undefined)[]): FoundBy[] =>
    texts.flatMap((text) => (text ? [{ kind, text }] : []))
  return [...of('kvk', [loanCase.kvk_number]), ...of('mail', emails), ...of('iban', ibans)]
}
