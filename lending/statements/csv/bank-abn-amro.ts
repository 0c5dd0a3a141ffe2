import { bookingOf } from '#lending/statements/csv/bank-headings.ts'
import {
  isDateField,
  type CsvRecord,
  type HeadedDialect,
  type PlacedDialect,
  type CsvRow,
} from '#lending/statements/csv/dialect.ts'
import { readNarrative } from '#lending/statements/narrative/read-narrative.ts'
import { saysReversal } from '#lending/statements/narrative/reversal.ts'
import type { DecimalSign } from '#lending/statements/values.ts'

/** ABN AMRO's .TAB: 8 columns, old account number, the text in blocks of 32 characters. */
export const abnAmro: PlacedDialect = {
  bank: 'abn_amro',
  alwaysWritesCents: true,
  quoting: 'none',
  columns: {
    names: 'account currency date balanceBefore balanceAfter valueDate amount text',
    fieldCounts: [8],
    isRow: (fields) => /^[A-Z]{3}$/.test(fields[1]!) && isDateField(fields[2]!) && isDateField(fields[5]!),
  },
  read: (row) => readAbnAmro(row, ','),
}

/** The spreadsheet's order without its heading: both dates first. */
export const abnAmroSheet: PlacedDialect = {
  ...abnAmro,
  alwaysWritesCents: false,
  columns: {
    names: 'account currency date valueDate balanceBefore balanceAfter amount text',
    fieldCounts: [8],
    isRow: (fields) => /^[A-Z]{3}$/.test(fields[1]!) && isDateField(fields[2]!) && isDateField(fields[3]!),
  },
  read: (row) => readAbnAmro(row, 'either'),
}

function readAbnAmro(row: CsvRow, decimal: DecimalSign): CsvRecord {
  const text = row.text('text')
  const record = bookingOf(row, readNarrative(text), decimal, {
    currency: row.text('currency'),
    bookedOn: row.date('date'),
    valueOn: row.date('valueDate'),
    isReversal: saysReversal(text),
  })
  // Both are in every row.
  return {
    ...record,
    balanceBeforeCents: row.cents('balanceBefore', decimal),
    balanceAfterCents: row.cents('balanceAfter', decimal),
  }
}

/** ABN AMRO's spreadsheet saved as text: the columns of the .TAB with a heading, reordered, in two languages. */
export const abnAmroHeaded: HeadedDialect = {
  bank: 'abn_amro',
  columns: {
    required: {
      account: ['rekeningnummer', 'accountnumber', 'account number'],
      currency: ['muntsoort', 'mutationcode', 'currency'],
      date: ['transactiedatum', 'transactiondate', 'transaction date'],
      valueDate: ['rentedatum', 'valuedate', 'value date'],
      balanceBefore: ['beginsaldo', 'startsaldo', 'opening balance'],
      balanceAfter: ['eindsaldo', 'endsaldo', 'closing balance'],
      amount: ['transactiebedrag', 'amount'],
      text: ['omschrijving', 'description'],
    },
    optional: {},
  },
  read: (row) => readAbnAmro(row, 'either'),
}
