import { normaliseAccount } from '#lending/iban.ts'
import { reference, tidyText } from '#lending/statements/values.ts'

/** The parts of a booking's text, however the bank writes it. Values may have runs of spaces. */
export type Narrative = {
  counterpartyName: string | null
  counterpartyAccount: string | null
  description: string
  endToEndId: string | null
  mandateId: string | null
  creditorId: string | null
  /** ISO 20022 return reason. */
  returnReason: string | null
  /** The bank's word for the kind of payment, e.g. `SEPA OVERBOEKING`. */
  kind: string | null
}

export const emptyNarrative: Narrative = {
  counterpartyName: null,
  counterpartyAccount: null,
  description: '',
  endToEndId: null,
  mandateId: null,
  creditorId: null,
  returnReason: null,
  kind: null,
}

/** Single spaces, trimmed, and null for every empty form. In place, since each reader makes a new narrative. */
export function tidyNarrative(narrative: Narrative): Narrative {
  const account = reference(narrative.counterpartyAccount)
  narrative.counterpartyName = reference(narrative.counterpartyName)
  narrative.counterpartyAccount = account === null ? null : normaliseAccount(account)
  narrative.description = tidyText(narrative.description)
  narrative.endToEndId = reference(narrative.endToEndId)
  narrative.mandateId = reference(narrative.mandateId)
  narrative.creditorId = creditorIdentifier(reference(narrative.creditorId))
  narrative.returnReason = reference(narrative.returnReason)
  narrative.kind = reference(narrative.kind)
  return narrative
}

/** A creditor identifier (EPC262-08) without the spaces that Knab prints in it: `NL12 ZZZ 343434340000`. */
export function creditorIdentifier(text: string | null): string | null {
  return text === null || !text.includes(' ') || !/^[A-Z]{2}\d\d /.test(text) ? text : text.replaceAll(' ', '')
}
