import { accountIn, bookingOf, currencyIn } from '#lending/statements/csv/bank-headings.ts'
import type { CsvRecord, CsvRow, HeadedDialect } from '#lending/statements/csv/dialect.ts'
import { emptyNarrative } from '#lending/statements/narrative/narrative.ts'
import { reference, tidyText } from '#lending/statements/values.ts'

/**
 * Revolut Business. Its fee for a payment is in a separate column and leaves the account with it; older exports have no
 * column with both. Uncompleted rows moved no money.
 */
export const revolutBusiness: HeadedDialect = {
  bank: 'revolut',
  columns: {
    required: {
      date: ['date completed (utc)', 'date completed', 'date completed (europe/amsterdam)'],
      started: ['date started (utc)', 'date started', 'date started (europe/amsterdam)'],
      code: ['type'],
      description: ['description'],
      amount: ['amount'],
      balance: ['balance'],
    },
    optional: {
      state: ['state'],
      id: ['id'],
      reference: ['reference'],
      currency: ['payment currency', 'currency'],
      total: ['total amount'],
      fee: ['fee'],
      account: ['account'],
      iban: ['international account number'],
      beneficiaryName: ['beneficiary name'],
      beneficiaryIban: ['beneficiary iban'],
      beneficiaryNumber: ['beneficiary account number'],
      senderName: ['sender name'],
      senderAccount: ['sender account'],
    },
  },
  read(row) {
    const amountCents = centsMoved(row)
    const isIn = amountCents >= 0
    const description = tidyText(row.text('description'))
    const purpose = reference(row.text('reference'))
    const said = saidName(description)
    return {
      ...bookingOf(row, { ...emptyNarrative, description: purpose ?? description }, 'either', {
        account: accountIn(row, 'iban') ?? (row.text('account') || currencyIn(row)),
        bookedOn: row.dateOrNull('date') ?? row.date('started'),
        amountCents,
        counterpartyName: reference(row.text(isIn ? 'senderName' : 'beneficiaryName')) ?? said,
        counterpartyAccount: isIn
          ? accountIn(row, 'senderAccount')
          : (accountIn(row, 'beneficiaryIban') ?? accountIn(row, 'beneficiaryNumber')),
        bankReference: reference(row.text('id')),
        isReversal: /REFUND|REVERS|CHARGEBACK/i.test(row.text('code')),
      }),
      ...notBooked(row),
    }
  },
}

function centsMoved(row: CsvRow): number {
  const total = row.centsOrNull('total', 'either')
  return total ?? row.cents('amount', 'either') - Math.abs(row.centsOrNull('fee', 'either') ?? 0)
}

/** The counterparty is in the description after a word for the direction; a shop is there by itself. */
function saidName(description: string): string | null {
  const name = description.replace(
    /^(?:payment (?:from|to)|money (?:added|received|sent) (?:from|via|by|to)|transfer (?:from|to)|refund from|to|from|betaling (?:van|aan)|geld (?:toegevoegd|ontvangen) (?:van|via)|overboeking (?:van|naar)|naar|van|aan)\s+/i,
    '',
  )
  return name === '' ? null : name
}

function notBooked(row: CsvRow): Pick<CsvRecord, 'notBooked'> {
  const state = row.text('state').toUpperCase()
  if (state === '' || state === 'COMPLETED') return {}
  return { notBooked: state === 'PENDING' || state === 'CREATED' ? 'pending' : 'never' }
}
