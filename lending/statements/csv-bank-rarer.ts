import { bookingOf, currencyIn } from '#lending/statements/csv-bank-headings.ts'
import { signOf, unsignedCents, type CsvDialect } from '#lending/statements/csv-dialect.ts'
import { emptyNarrative } from '#lending/statements/narrative.ts'
import { saysReversal } from '#lending/statements/reversal.ts'
import { reference, tidyText } from '#lending/statements/values.ts'

/**
 * Rabobank's credit cards. The card is the account: the bank account beside it is only where the card is paid from once a
 * month, and has a statement of its own.
 */
const rabobankCard: CsvDialect = {
  name: 'rabobank-card',
  bank: 'rabobank',
  delimiters: [',', ';', '\t'],
  quoting: 'double',
  columns: {
    by: 'heading',
    required: {
      account: ['creditcard nummer'],
      currency: ['munt', 'valuta'],
      reference: ['transactiereferentie'],
      date: ['datum'],
      amount: ['bedrag'],
      text: ['omschrijving'],
    },
    optional: {},
  },
  read(row) {
    const text = tidyText(row.text('text'))
    return bookingOf(
      row,
      { ...emptyNarrative, description: text },
      {
        account: row.text('account'),
        currency: currencyIn(row),
        bookedOn: row.date('date'),
        amountCents: row.cents('amount', ','),
        bankReference: reference(row.text('reference')),
        isReversal: saysReversal(text),
      },
    )
  },
}

/** Triodos with a heading; without one it is known by the places of its columns. */
const triodosHeaded: CsvDialect = {
  name: 'triodos-headed',
  bank: 'triodos',
  delimiters: [',', ';', '\t'],
  quoting: 'double',
  columns: {
    by: 'heading',
    required: {
      date: ['datum', 'transactiedatum'],
      account: ['rekening'],
      amount: ['bedrag'],
      sign: ['creditdebet', 'debetcredit', 'debet/credit', 'credit/debet'],
      name: ['naam'],
      counterparty: ['tegenrekening'],
      text: ['omschrijving'],
    },
    optional: { code: ['code'], balance: ['saldo'] },
  },
  read(row) {
    const text = tidyText(row.text('text'))
    return bookingOf(
      row,
      { ...emptyNarrative, description: text },
      {
        account: row.text('account'),
        bookedOn: row.date('date'),
        amountCents: unsignedCents(row, 'amount', ',', signOf(row, 'sign')),
        isReversal: saysReversal(text),
        balanceAfterCents: row.text('balance') === '' ? null : row.cents('balance', ','),
      },
    )
  },
}

export const rarerDialects: readonly CsvDialect[] = [rabobankCard, triodosHeaded]
