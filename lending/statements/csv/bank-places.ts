import { normaliseAccount } from '#lending/iban.ts'
import { abnAmro, abnAmroSheet } from '#lending/statements/csv/bank-abn-amro.ts'
import { bookingOf, readIngSavings } from '#lending/statements/csv/bank-headings.ts'
import { volksbank, volksbankShort } from '#lending/statements/csv/bank-volksbank.ts'
import { isDateField, type CsvRecord, type PlacedDialect, type CsvRow } from '#lending/statements/csv/dialect.ts'
import { emptyNarrative } from '#lending/statements/narrative/narrative.ts'
import { triodosShop } from '#lending/statements/narrative/numbered-text.ts'
import { saysReversal } from '#lending/statements/narrative/reversal.ts'
import { reference, tidyText } from '#lending/statements/values.ts'

/** Triodos: 8 columns, 9 with the balance. The counterparty is `BIC IBAN` in one field. */
const triodos: PlacedDialect = {
  bank: 'triodos',
  alwaysWritesCents: true,
  columns: {
    names: 'date account amount sign name counterparty code text balance',
    fieldCounts: [7, 8, 9],
    isRow: (fields) => isDateField(fields[0]!) && /^(debet|credit)$/i.test(fields[3]!.trim()),
  },
  read: readTriodos,
}

/** Triodos' codes of a payment that came back: of a direct debit (EI), of a transfer (ET), and of any. */
const triodosReturns: ReadonlySet<string> = new Set(['EIST', 'ETST', 'ST'])

const bicBeforeAccount = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?\s+(?=\S)/

export function readTriodos(row: CsvRow): CsvRecord {
  const account = reference(row.text('counterparty').replace(bicBeforeAccount, ''))
  const directDebit = /^([A-Z]{2}\d\dZZZ\w{12}) (\S+) ((?=\S*\d|NOTPROVIDED )\S+ )?/.exec(row.text('text'))
  const text = tidyText(directDebit ? row.text('text').slice(directDebit[0].length) : row.text('text'))
  return bookingOf(row, { ...emptyNarrative, description: text, counterpartyName: triodosShop(text) }, ',', {
    counterpartyAccount: account === null ? null : normaliseAccount(account),
    creditorId: directDebit?.[1] ?? null,
    mandateId: directDebit?.[2] ?? null,
    endToEndId: reference(directDebit?.[3]),
    isReversal: triodosReturns.has(row.text('code')) || saysReversal(text),
  })
}

/** Rabobank to 2018: 19 columns, the sign as a letter, amounts with a point. */
const rabobankOld: PlacedDialect = {
  bank: 'rabobank',
  alwaysWritesCents: true,
  columns: {
    names:
      'account currency valueDate sign amount counterparty name date code filler ' +
      'text1 text2 text3 text4 text5 text6 endToEndId creditor mandate',
    fieldCounts: [16, 19],
    isRow: (fields) => /^[A-Z]{3}$/.test(fields[1]!) && /^\d{8}$/.test(fields[2]!) && /^[CD]$/.test(fields[3]!),
  },
  read(row) {
    const text = tidyText(['1', '2', '3', '4', '5', '6'].map((number) => rabobankLine(row, `text${number}`)).join(''))
    return bookingOf(row, { ...emptyNarrative, description: text }, '.', {
      currency: row.text('currency'),
      bookedOn: row.date('date'),
      valueOn: row.date('valueDate'),
      counterpartyName: reference(row.text('name')) ?? shopOf(row),
      endToEndId: reference(row.text('endToEndId')),
      isReversal: saysReversal(text),
    })
  },
}

/** A text is cut at 35 characters, in the middle of a word; a line that is not full ends where its words end. */
function rabobankLine(row: CsvRow, column: string): string {
  const line = row.untrimmed(column)
  return line.length === 35 ? line : `${line} `
}

/** At a till or a cash machine the first line is the place, where a later export has it as the name. */
function shopOf(row: CsvRow): string | null {
  return /^(?:Betaal|Geld)automaat \d\d:\d\d/.test(row.text('text2')) ? reference(row.text('text1')) : null
}

/** ING savings where the heading's words are not the known ones: the places are firefly's. */
const ingSavingsByPlace: PlacedDialect = {
  bank: 'ing',
  alwaysWritesCents: true,
  columns: {
    names: 'date name account accountName counterparty sign amount currency code text ignored',
    fieldCounts: [10, 11],
    isRow: (fields) =>
      isDateField(fields[0]!) && /^(af|bij)$/i.test(fields[5]!) && /^[A-Z]{3}$/.test(fields[7]!.trim()),
  },
  read: readIngSavings,
}

/** Banks that write no heading, in the order in which a row is held against them. */
export const placeDialects: readonly PlacedDialect[] = [
  volksbank,
  volksbankShort,
  triodos,
  rabobankOld,
  abnAmro,
  abnAmroSheet,
  ingSavingsByPlace,
]
