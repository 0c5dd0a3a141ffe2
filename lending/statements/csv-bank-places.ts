import { normaliseAccount } from '#lending/iban.ts'
import { bookingOf, currencyIn, readIngSavings } from '#lending/statements/csv-bank-headings.ts'
import {
  signOf,
  unsignedCents,
  type CsvBooking,
  type CsvDialect,
  type CsvRow,
} from '#lending/statements/csv-dialect.ts'
import { emptyNarrative } from '#lending/statements/narrative.ts'
import { readNarrative } from '#lending/statements/read-narrative.ts'
import { saysReversal } from '#lending/statements/reversal.ts'
import { parseDate, reference, tidyText, type DecimalSign } from '#lending/statements/values.ts'

/** ASN, SNS and RegioBank: 19 columns, 20 with a category, the balance BEFORE the booking, the description between apostrophes. */
const volksbank: CsvDialect = {
  name: 'volksbank',
  bank: null,
  delimiters: [',', ';', '\t'],
  quoting: 'apostrophe',
  columns: {
    by: 'place',
    names: [
      'date',
      'account',
      'counterparty',
      'name',
      'address',
      'postcode',
      'place',
      'accountCurrency',
      'balanceBefore',
      'currency',
      'amount',
      'journalDate',
      'valueDate',
      'internalCode',
      'code',
      'sequence',
      'paymentReference',
      'text',
      'statementNumber',
      'category',
    ],
    fieldCounts: [19, 20],
    isRow: (fields) =>
      (fields.length === 19 || fields.length === 20) &&
      isDate(fields[0]!) &&
      /^[A-Z]{3}$/.test(fields[7]!) &&
      /^[A-Z]{3}$/.test(fields[9]!),
  },
  read: readVolksbank,
}

function readVolksbank(row: CsvRow): CsvBooking {
  const text = row.text('text')
  const sequence = reference(row.text('sequence'))
  return bookingOf(row, readNarrative(text || row.text('paymentReference')), {
    account: row.text('account'),
    currency: currencyIn(row),
    bookedOn: row.date('date'),
    valueOn: row.text('valueDate') === '' ? null : row.date('valueDate'),
    amountCents: row.cents('amount', 'either'),
    counterpartyName: reference(row.text('name')),
    bankReference: sequence === null || /^0+$/.test(sequence) ? null : sequence,
    isReversal: row.text('code') === 'STO' || saysReversal(text),
    balanceBeforeCents: row.text('balanceBefore') === '' ? null : row.cents('balanceBefore', 'either'),
  })
}

/**
 * The export with a heading: the same columns with or without the address, and a category behind them. A savings account
 * has six of them, without a balance.
 */
const volksbankHeaded: CsvDialect = {
  name: 'volksbank-headed',
  bank: null,
  delimiters: [',', ';', '\t'],
  quoting: 'apostrophe',
  columns: {
    by: 'heading',
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

/** Triodos: 8 columns, 9 with the balance. The counterparty is `BIC IBAN` in one field. */
const triodos: CsvDialect = {
  name: 'triodos',
  bank: 'triodos',
  delimiters: [',', ';', '\t'],
  quoting: 'double',
  columns: {
    by: 'place',
    names: ['date', 'account', 'amount', 'sign', 'name', 'counterparty', 'code', 'text', 'balance'],
    fieldCounts: [7, 8, 9],
    isRow: (fields) => fields.length >= 7 && isDate(fields[0]!) && /^(debet|credit)$/i.test(fields[3]!.trim()),
  },
  read: readTriodos,
}

const bicBeforeAccount = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?\s+(?=\S)/

export function readTriodos(row: CsvRow): CsvBooking {
  const account = reference(row.text('counterparty').replace(bicBeforeAccount, ''))
  const directDebit = /^([A-Z]{2}\d\dZZZ\w{12}) (\S+) (\S+ )?/.exec(row.text('text'))
  const text = tidyText(directDebit ? row.text('text').slice(directDebit[0].length) : row.text('text'))
  return bookingOf(
    row,
    { ...emptyNarrative, description: text },
    {
      account: row.text('account'),
      bookedOn: row.date('date'),
      amountCents: unsignedCents(row, 'amount', ',', signOf(row, 'sign')),
      counterpartyAccount: account === null ? null : normaliseAccount(account),
      creditorId: directDebit?.[1] ?? null,
      mandateId: directDebit?.[2] ?? null,
      isReversal: saysReversal(text),
      balanceAfterCents: row.text('balance') === '' ? null : row.cents('balance', ','),
    },
  )
}

/** Rabobank to 2018: 19 columns, the sign as a letter, amounts with a point. */
const rabobankOld: CsvDialect = {
  name: 'rabobank-2018',
  bank: 'rabobank',
  delimiters: [',', ';', '\t'],
  quoting: 'double',
  columns: {
    by: 'place',
    names: [
      'account',
      'currency',
      'valueDate',
      'sign',
      'amount',
      'counterparty',
      'name',
      'date',
      'code',
      'filler',
      'text1',
      'text2',
      'text3',
      'text4',
      'text5',
      'text6',
      'endToEndId',
      'creditor',
      'mandate',
    ],
    fieldCounts: [16, 19],
    isRow: (fields) =>
      (fields.length === 19 || fields.length === 16) &&
      /^[A-Z]{3}$/.test(fields[1]!) &&
      /^\d{8}$/.test(fields[2]!) &&
      /^[CD]$/.test(fields[3]!),
  },
  read(row) {
    // Six lines of 35 characters, broken at words.
    const text = tidyText(['1', '2', '3', '4', '5', '6'].map((number) => row.text(`text${number}`)).join(' '))
    return bookingOf(
      row,
      { ...emptyNarrative, description: text },
      {
        account: row.text('account'),
        currency: row.text('currency'),
        bookedOn: row.date('date'),
        valueOn: row.date('valueDate'),
        amountCents: unsignedCents(row, 'amount', '.', signOf(row, 'sign')),
        endToEndId: reference(row.text('endToEndId')),
        mandateId: reference(row.text('mandate')),
        creditorId: reference(row.text('creditor')),
        isReversal: saysReversal(text),
      },
    )
  },
}

/** ABN AMRO's .TAB: 8 columns, old account number, the text in blocks of 32 characters. */
const abnAmro: CsvDialect = {
  name: 'abn-amro',
  bank: 'abn_amro',
  delimiters: ['\t', ';', ','],
  quoting: 'none',
  columns: {
    by: 'place',
    names: ['account', 'currency', 'date', 'balanceBefore', 'balanceAfter', 'valueDate', 'amount', 'text'],
    fieldCounts: [8],
    isRow: (fields) => fields.length === 8 && /^[A-Z]{3}$/.test(fields[1]!) && isDate(fields[2]!) && isDate(fields[5]!),
  },
  read: (row) => readAbnAmro(row, ','),
}

/** The spreadsheet's order without its heading: both dates first. */
const abnAmroSheet: CsvDialect = {
  ...abnAmro,
  name: 'abn-amro-sheet',
  columns: {
    by: 'place',
    names: ['account', 'currency', 'date', 'valueDate', 'balanceBefore', 'balanceAfter', 'amount', 'text'],
    fieldCounts: [8],
    isRow: (fields) => fields.length === 8 && /^[A-Z]{3}$/.test(fields[1]!) && isDate(fields[2]!) && isDate(fields[3]!),
  },
  read: (row) => readAbnAmro(row, 'either'),
}

function readAbnAmro(row: CsvRow, decimal: DecimalSign): CsvBooking {
  const text = row.text('text')
  return bookingOf(row, readNarrative(text), {
    account: row.text('account'),
    currency: row.text('currency'),
    bookedOn: row.date('date'),
    valueOn: row.date('valueDate'),
    amountCents: row.cents('amount', decimal),
    isReversal: saysReversal(text),
    balanceBeforeCents: row.cents('balanceBefore', decimal),
    balanceAfterCents: row.cents('balanceAfter', decimal),
  })
}

/** ABN AMRO's spreadsheet, saved as text: the columns of the .TAB under a heading, in another order and in two languages. */
const abnAmroHeaded: CsvDialect = {
  name: 'abn-amro-headed',
  bank: 'abn_amro',
  delimiters: [',', ';', '\t'],
  quoting: 'double',
  columns: {
    by: 'heading',
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

/** ING savings where the heading's words are not the known ones: the places are firefly's, agreed in domain-facts 4.3. */
const ingSavingsByPlace: CsvDialect = {
  name: 'ing-savings-places',
  bank: 'ing',
  delimiters: [';', ',', '\t'],
  quoting: 'double',
  columns: {
    by: 'place',
    names: [
      'date',
      'name',
      'account',
      'accountName',
      'counterparty',
      'sign',
      'amount',
      'currency',
      'code',
      'text',
      'ignored',
    ],
    fieldCounts: [10, 11],
    isRow: (fields) =>
      fields.length >= 10 &&
      isDate(fields[0]!) &&
      /^(af|bij)$/i.test(fields[5]!) &&
      /^[A-Z]{3}$/.test(fields[7]!.trim()),
  },
  read: readIngSavings,
}

function isDate(text: string): boolean {
  return parseDate(text.trim()) !== null
}

export const placeDialects: readonly CsvDialect[] = [
  volksbank,
  triodos,
  rabobankOld,
  abnAmro,
  abnAmroSheet,
  ingSavingsByPlace,
]

export const headedVariants: readonly CsvDialect[] = [volksbankHeaded, abnAmroHeaded]
