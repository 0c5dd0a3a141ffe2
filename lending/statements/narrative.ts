/** What the text of a booking tells, whichever way a bank writes it. Texts may still hold runs of spaces. */
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
