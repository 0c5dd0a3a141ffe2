import type { StatementBank } from '#lending/statements/bank.ts'

/** Reasons for refusal. Each is shown in words, with how to get a right file from that bank (ERR-3). */
export const statementRefusalCodes = [
  'empty_file',
  'unknown_format',
  'pdf_file',
  /** Excel or OpenDocument, also Excel's XML. */
  'spreadsheet_file',
  /** Word, OpenDocument or RTF. */
  'document_file',
  /** HTML: a browser's copy of the bank's page, or of an ended session. */
  'web_page',
  /** A picture, a packed file or anything else where text was expected. */
  'binary_file',
  /** A declared character set that we do not read. */
  'encoding',
  /** UTF-16, which Windows programs call Unicode: no bank writes it, so the file was saved again. */
  'utf16',
  'file_too_big',
  'line_too_long',
  'too_many_rows',
  'too_many_accounts',
  'doctype_refused',
  'too_deep',
  'too_many_attributes',
  'malformed_xml',
  'malformed_mt940',
  'malformed_row',
  'malformed_amount',
  'malformed_date',
  /** Readable, but not as its bank writes it: a sign in an amount, no cents, amounts a hundredfold. */
  'altered_file',
  'missing_field',
  'wrong_columns',
  /** An ING export of balances a day, without bookings. */
  'balances_only',
  /** Purchases with a credit card, without the account that paid them. */
  'card_statement',
  /** Takings and payouts of a payment provider: the money reaches an account only on payout. */
  'settlement_file',
  /** An export of a bank or wallet outside the Netherlands, whose columns we do not read. */
  'foreign_account',
  /** A message of the same family that holds no booked statement: camt.052, camt.054, pain, MT942. */
  'not_a_statement',
  /** The right format with no statement in it. */
  'no_statement',
  /** The file stops in the middle: an XML document that is not closed. */
  'cut_off',
] as const

export type StatementRefusalCode = (typeof statementRefusalCodes)[number]

/** A refusal and its place. `line` counts from 1; `field` is the tag, element or column as the file calls it. */
export type StatementRefusal = {
  code: StatementRefusalCode
  line: number | null
  field: string | null
  /** The text found there, cut to 60 characters. */
  found: string | null
  format: StatementFormat | null
  bank: StatementBank | null
  /** The maker of such files as its users know it, where the bank is unknown to us. */
  issuer: string | null
}

export const statementFormats = ['camt053', 'mt940', 'csv'] as const
export type StatementFormat = (typeof statementFormats)[number]

/** `bank` where the refusal itself knows it, e.g. by a heading of which nothing can be read. */
export type RefusalPlace = {
  line?: number | null
  field?: string
  found?: string
  bank?: StatementBank | null
  issuer?: string | null
}

/** How a reader stops in the middle of a file; caught at its door and handed out as a value. */
export class Refused extends Error {
  readonly code: StatementRefusalCode
  readonly place: RefusalPlace

  constructor(code: StatementRefusalCode, place: RefusalPlace = {}) {
    super(code)
    this.code = code
    this.place = place
  }

  toRefusal(format: StatementFormat | null, bank: StatementBank | null): StatementRefusal {
    return {
      code: this.code,
      line: this.place.line ?? null,
      field: this.place.field ?? null,
      found: this.place.found?.slice(0, 60) ?? null,
      format,
      bank: this.place.bank ?? bank,
      issuer: this.place.issuer ?? null,
    }
  }
}
