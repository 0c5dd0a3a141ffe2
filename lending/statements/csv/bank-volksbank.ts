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
import { reference } from '#lending/statements/values.ts'

/** ASN, SNS, RegioBank: 19 columns or 20 with a category; balance BEFORE the booking, description in apostrophes. */
export const volksbank: PlacedDialect = {
  bank: null,
  quoting: 'apostrophe',
  alwaysWritesCents: true,
  columns: {
    names:
      'date account counterparty name address postcode place accountCurrency balanceBefore currency amount ' +
      'journalDate valueDate internalCode code sequence paymentReference text statementNumber category',
    fieldCounts: [19, 20],
    isRow: (fields) => isDateField(fields[0]!) && /^[A-Z]{3}$/.test(fields[7]!) && /^[A-Z]{3}$/.test(fields[9]!),
  },
  read: readVolksbank,
}

/** The same without the address, which the banks have not filled in for years: 16 columns, 17 with a category. */
export const volksbankShort: PlacedDialect = {
  ...volksbank,
  columns: {
    names: volksbank.columns.names.replace('address postcode place ', ''),
    fieldCounts: [16, 17],
    isRow: (fields) => isDateField(fields[0]!) && /^[A-Z]{3}$/.test(fields[4]!) && /^[A-Z]{3}$/.test(fields[6]!),
  },
}

function readVolksbank(row: CsvRow): CsvRecord {
  const text = row.text('text')
  const sequence = reference(row.text('sequence'))
  return bookingOf(row, readNarrative(text || row.text('paymentReference')), 'either', {
    bankReference: sequence === null || /^0+$/.test(sequence) ? null : sequence,
    isReversal: row.text('code') === 'STO' || saysReversal(text),
  })
}

/** With a heading: with or without the address, a category last. A savings account has six columns, no balance. */
export const volksbankHeaded: HeadedDialect = {
  bank: null,
  quoting: 'apostrophe',
  alwaysWritesCents: true,
  columns: {
    required: {
      date: ['datum', 'boekingsdatum'],
      account: ['je rekening', 'opdrachtgeversrekening'],
      counterparty: ['van / naar', 'van/naar', 'tegenrekeningnummer'],
      name: ['naam', 'naam tegenrekening'],
      amount: ['bedrag bij / af', 'bedrag bij/af', 'transactiebedrag'],
      text: ['omschrijving'],
    },
    optional: {
      balanceBefore: ['saldo voor boeking', 'saldo voor mutatie', 'saldo rekening voor mutatie'],
      currency: ['valuta', 'valuta boeking', 'valutasoort mutatie', 'valutasoort bedrag'],
      valueDate: ['valutadatum'],
      code: ['type', 'globale transactiecode'],
      sequence: ['volgnummer', 'volgnummer transactie'],
      paymentReference: ['betalingskenmerk'],
      category: ['categorie'],
    },
  },
  read: readVolksbank,
}
