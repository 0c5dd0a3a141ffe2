import { bookingOf, currencyIn } from '#lending/statements/csv-bank-headings.ts'
import { readTriodos } from '#lending/statements/csv-bank-places.ts'
import type { HeadedDialect } from '#lending/statements/csv-dialect.ts'
import { emptyNarrative } from '#lending/statements/narrative.ts'
import { saysReversal } from '#lending/statements/reversal.ts'
import { reference, tidyText } from '#lending/statements/values.ts'

/**
 * Rabobank's credit cards. The card is the account: the bank account beside it is only where the card is paid from once a
 * month, and has a statement of its own.
 */
const rabobankCard: HeadedDialect = {
  bank: 'rabobank',
  columns: {
    required: {
      account: ['creditcard nummer', 'credit card number'],
      currency: ['munt', 'valuta', 'ccy'],
      reference: ['transactiereferentie', 'transaction reference'],
      date: ['datum', 'date'],
      amount: ['bedrag', 'amount'],
      text: ['omschrijving', 'description'],
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
const triodosHeaded: HeadedDialect = {
  bank: 'triodos',
  columns: {
    required: {
      date: ['datum', 'boekdatum', 'transactiedatum'],
      account: ['rekening', 'rekeningnummer'],
      amount: ['bedrag'],
      sign: ['creditdebet', 'debetcredit', 'debet/credit', 'credit/debet', 'debet / credit'],
      name: ['naam', 'naam tegenrekening'],
      counterparty: ['tegenrekening'],
      text: ['omschrijving'],
    },
    optional: { code: ['code'], balance: ['saldo', 'saldo na boeking'] },
  },
  read: readTriodos,
}

export const rarerDialects: readonly HeadedDialect[] = [rabobankCard, triodosHeaded]
