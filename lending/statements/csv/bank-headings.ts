import { normaliseAccount } from '#lending/iban.ts'
import { amountIn, type CsvRecord, type HeadedDialect, type CsvRow } from '#lending/statements/csv/dialect.ts'
import type { Booking } from '#lending/statements/statement.ts'
import { creditorIdentifier, emptyNarrative, type Narrative } from '#lending/statements/narrative/narrative.ts'
import { readNarrative } from '#lending/statements/narrative/read-narrative.ts'
import { isReturned, returnReason, saysReversal } from '#lending/statements/narrative/reversal.ts'
import { type DecimalSign, parseDate, reference, tidyText } from '#lending/statements/values.ts'

/** The fields that a bank writes in its own way. */
type CsvParts = Partial<Omit<Booking, 'description'>> & { account?: string }

/** One row: what `parts` leaves out is in the columns that all dialects name alike, or in the row's text. */
export function bookingOf(row: CsvRow, narrative: Narrative, decimal: DecimalSign, parts: CsvParts = {}): CsvRecord {
  const reason = returnReason(narrative.returnReason)
  return {
    account: parts.account ?? row.text('account'),
    booking: {
      bookedOn: parts.bookedOn ?? row.date('date'),
      valueOn: parts.valueOn ?? row.dateOrNull('valueDate'),
      amountCents: parts.amountCents ?? amountIn(row, decimal),
      currency: parts.currency ?? currencyIn(row),
      counterpartyName: parts.counterpartyName ?? reference(row.text('name')) ?? narrative.counterpartyName,
      counterpartyAccount: parts.counterpartyAccount ?? accountIn(row, 'counterparty') ?? narrative.counterpartyAccount,
      description: narrative.description,
      endToEndId: parts.endToEndId ?? narrative.endToEndId,
      mandateId: parts.mandateId ?? reference(row.text('mandate')) ?? narrative.mandateId,
      creditorId: creditorIdentifier(parts.creditorId ?? reference(row.text('creditor')) ?? narrative.creditorId),
      bankReference: parts.bankReference ?? null,
      bankCode: reference(row.text('code')),
      isReversal: parts.isReversal === true || reason !== null || isReturned(narrative),
      reversalReason: parts.reversalReason ?? reason,
    },
    balanceBeforeCents: row.centsOrNull('balanceBefore', decimal),
    balanceAfterCents: row.centsOrNull('balance', decimal),
  }
}

export function accountIn(row: CsvRow, column: string): string | null {
  const text = reference(row.text(column))
  return text === null || /^0+$/.test(text) ? null : normaliseAccount(text)
}

/** Euro unless the row has another. */
export function currencyIn(row: CsvRow): string {
  return /^[A-Z]{3}$/.test(row.text('currency')) ? row.text('currency') : 'EUR'
}

const ing: HeadedDialect = {
  bank: 'ing',
  alwaysWritesCents: true,
  columns: {
    required: {
      date: ['datum', 'date'],
      name: ['naam / omschrijving', 'name / description'],
      account: ['rekening', 'account'],
      sign: ['af bij', 'debit/credit'],
      amount: ['bedrag (eur)', 'amount (eur)'],
    },
    optional: {
      counterparty: ['tegenrekening', 'counterparty'],
      code: ['code'],
      kind: ['mutatiesoort', 'transactietype', 'transaction type'],
      text: ['mededelingen', 'notifications'],
      balance: ['saldo na mutatie', 'resulting balance'],
    },
  },
  read(row) {
    const narrative = readNarrative(row.text('text'))
    return bookingOf(row, narrative, ',', {
      valueOn: valueDateIn(row.text('text')),
      isReversal:
        saysReversal(row.text('kind')) || saysReversal(row.text('name')) || saysReversal(narrative.description),
    })
  },
}

function valueDateIn(text: string): string | null {
  const date = /(?:Valutadatum|Value date): ?(\d\d[-/]\d\d[-/]\d{4})/.exec(text)?.[1]
  return date === undefined ? null : parseDate(date)
}

const ingSavings: HeadedDialect = {
  bank: 'ing',
  alwaysWritesCents: true,
  columns: {
    required: {
      date: ['datum', 'date'],
      name: ['omschrijving', 'description'],
      account: ['rekening', 'account'],
      sign: ['af bij', 'debit/credit'],
      amount: ['bedrag', 'amount'],
    },
    optional: {
      counterparty: ['tegenrekening', 'counterparty'],
      currency: ['valuta', 'currency'],
      code: ['mutatiesoort', 'transactietype', 'transaction type'],
      text: ['mededelingen', 'notifications'],
      balance: ['saldo na mutatie', 'resulting balance'],
    },
  },
  read: readIngSavings,
}

export function readIngSavings(row: CsvRow): CsvRecord {
  const remarks = readNarrative(row.text('text') || row.text('name'))
  // Remarks of only a value date leave the purpose to the other column, as none do.
  const narrative = remarks.description === '' ? { ...remarks, description: tidyText(row.text('name')) } : remarks
  // The English export of a product has points where the Dutch one has commas.
  return bookingOf(row, narrative, 'either', { valueOn: valueDateIn(row.text('text')) })
}

const rabobank: HeadedDialect = {
  bank: 'rabobank',
  alwaysWritesCents: true,
  columns: {
    required: {
      account: ['iban/bban'],
      currency: ['munt', 'valuta', 'ccy'],
      date: ['datum', 'date'],
      amount: ['bedrag', 'amount'],
      counterparty: ['tegenrekening iban/bban', 'iban/bban tegenpartij', 'counterpty iban/bban'],
      name: ['naam tegenpartij', 'name counterpty'],
    },
    optional: {
      sequence: ['volgnr', 'volg nr', 'seq no'],
      valueDate: ['rentedatum', 'valuta datum', 'value date'],
      balance: ['saldo na trn', 'saldo na boeking', 'bal after bkng'],
      ultimateName: ['naam uiteindelijke partij', 'naam uiteind begunst', 'name ultimate pty'],
      code: ['code', 'transactie soort'],
      reference: ['transactiereferentie', 'transaction reference'],
      mandate: ['machtigingskenmerk', 'mandate reference'],
      creditor: ['incassant id', 'collector id'],
      paymentReference: ['betalingskenmerk', 'payment reference'],
      text1: ['omschrijving-1', 'omschrijving - 1', 'description-1'],
      text2: ['omschrijving-2', 'omschrijving - 2', 'description-2'],
      text3: ['omschrijving-3', 'omschrijving - 3', 'description-3'],
      returnReason: ['reden retour', 'oorzaakscode', 'reasoncode'],
    },
  },
  read(row) {
    const text = [row.text('text1'), row.text('text2'), row.text('text3')].filter((part) => part !== '').join(' ')
    const reason = reference(row.text('returnReason'))
    return bookingOf(row, { ...emptyNarrative, description: tidyText(text || row.text('paymentReference')) }, ',', {
      counterpartyName: reference(row.text('name')) ?? reference(row.text('ultimateName')),
      endToEndId: reference(row.text('reference')),
      bankReference: reference(row.text('sequence')),
      isReversal: reason !== null || saysReversal(text),
      reversalReason: returnReason(reason),
    })
  },
}

const knab: HeadedDialect = {
  bank: 'knab',
  banner: /^"?KNAB EXPORT/i,
  columns: {
    required: {
      account: ['rekeningnummer'],
      date: ['transactiedatum'],
      sign: ['creditdebet'],
      amount: ['bedrag'],
      name: ['tegenrekeninghouder'],
    },
    optional: {
      counterparty: ['tegenrekeningnummer'],
      currency: ['valutacode', 'valuta'],
      valueDate: ['valutadatum'],
      code: ['betaalwijze'],
      text: ['omschrijving'],
      mandate: ['machtigingsnummer'],
      creditor: ['incassant id'],
      reference: ['referentie'],
      bookedOn: ['boekdatum'],
    },
  },
  read(row) {
    const text = tidyText(row.text('text'))
    return bookingOf(row, { ...emptyNarrative, description: text }, ',', {
      bookedOn: row.dateOrNull('bookedOn') ?? row.date('date'),
      bankReference: reference(row.text('reference')),
      isReversal: saysReversal(row.text('code')) || saysReversal(text),
    })
  },
}

const bunq: HeadedDialect = {
  bank: 'bunq',
  alwaysWritesCents: true,
  columns: {
    required: {
      date: ['date', 'datum'],
      amount: ['amount', 'bedrag'],
      account: ['account', 'rekening'],
      counterparty: ['counterparty', 'tegenrekening', 'tegenpartij'],
      name: ['name', 'naam'],
      text: ['description', 'omschrijving'],
    },
    optional: { valueDate: ['interest date', 'rentedatum'] },
    // The last one is a column of ASN, SNS and RegioBank, whose rows are known by their places under any heading.
    excluded: ['creditdebet', 'af bij', 'af/bij', 'debit/credit', 'debet/credit', 'afschriftnummer'],
  },
  read(row) {
    const text = tidyText(row.text('text'))
    return bookingOf(row, { ...emptyNarrative, description: text }, 'either', {
      isReversal: saysReversal(text) || text.startsWith('Refund: '),
    })
  },
}

export const headingDialects: readonly HeadedDialect[] = [ing, ingSavings, rabobank, knab, bunq]
